import { Alert, AlertTitle, Box, Button, Typography } from "@mui/material";
import { useId, useRef } from "react";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { lessonMinutes } from "../../../../backend/lessons/contract.ts";
import { isActive } from "../../../../backend/lessons/movesRule.ts";
import { ApiError, wordsOf } from "../../../shared/api.ts";
import { clock, shortDate, today } from "../../../shared/formats.ts";
import { useSettings } from "../../../shared/settings.ts";
import { tabular } from "../../../shared/theme.ts";
import { useCurrentUser } from "../../access/currentUser.ts";
import { usePlayerChoice } from "../../players/open.ts";
import { coachOf } from "../lessonWords.ts";
import { useMyLessons } from "../useMyLessons.ts";
import { ContactForm } from "./ContactForm.tsx";
import { nearestFreeTimes, type Offer, type Time, timesOn } from "./freeTimes.ts";
import { LessonSummary } from "./LessonSummary.tsx";
import { PaymentInstructions } from "./PaymentInstructions.tsx";
import { useBooking } from "./useBooking.ts";
import { useSelection } from "./useSelection.ts";
import { confirmationWords as words, timeStateWords } from "../words.ts";

type OtherTimesProps = {
  why: string;
  offer: Offer;
  refused: { date: string; time: string };
  isKept: boolean; // what was typed; a request that was sent leaves nothing to keep
  onChoose: (time: Time) => void;
  onMore: () => void;
};

/** The chosen time is not available: why, and the nearest free times. */
const OtherTimes = ({ why, offer, refused, isKept, onChoose, onMore }: OtherTimesProps) => {
  const others = nearestFreeTimes(refused, 5, offer, today());
  return (
    <Alert severity="warning" variant="outlined" sx={{ bgcolor: "background.paper", alignItems: "start" }}>
      <AlertTitle sx={{ fontWeight: 700 }}>{why}</AlertTitle>
      {others.length ? words.theseTimesAreOpen : words.thereAreNoOther}
      {others.length > 0 && isKept && words.weKeptEverythingYou}
      <Box sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", gap: 1, ...tabular }}>
        {others.map((time) => (
          <Button key={time.slotId + time.date} variant="outlined" color="inherit" onClick={() => onChoose(time)}>
            {shortDate(time.date)}, {clock(time.startTime)}
          </Button>
        ))}
        <Button color="inherit" onClick={onMore}>
          {words.allOpenings}
        </Button>
      </Box>
    </Alert>
  );
};

/** What to bring, and when and where to be there. */
const BeforeYouCome = ({ location }: { location: string | undefined }) => {
  const id = useId();
  const { facility } = useSettings();
  return (
    <Box component="section" aria-labelledby={id} sx={{ px: 1 }}>
      <Typography id={id} variant="h4" component="h3">
        {words.beforeYourLesson}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 1, display: "grid", gap: 0.5 }}>
        <li>{words.arrive5MinutesEarly}</li>
        <li>{words.bringYourOwnBat}</li>
        <Box component="li" sx={{ overflowWrap: "anywhere" }}>
          {words.comeTo([...new Set([location, facility.name, facility.address])].filter(Boolean).join(", "))}
        </Box>
      </Box>
    </Box>
  );
};

const lessonMs = lessonMinutes * 60_000;

/** Two lessons at once, with different coaches: said, as it may be meant. */
const Elsewhere = ({ instructorId, startsAt }: { instructorId: string; startsAt: string }) => {
  const user = useCurrentUser();
  const { chosen } = usePlayerChoice();
  const { data = [] } = useMyLessons();
  const playerId = chosen?.id ?? user?.id;
  const clash = data.find(
    (lesson) =>
      lesson.studentId === playerId &&
      lesson.instructorId !== instructorId &&
      isActive(lesson) &&
      Math.abs(Date.parse(lesson.scheduledDate) - Date.parse(startsAt)) < lessonMs,
  );
  if (!clash) return null;
  const who = chosen && !chosen.isOwn ? chosen.firstName : null;
  return <Alert severity="info">{words.hasAnother(who, coachOf(clash), clock(clash.startTime))}</Alert>;
};

type Props = {
  instructor: InstructorView;
  offer: Offer;
  refetch: () => Promise<unknown>;
  date: string;
  time: string;
  backToTimes: () => void;
  onUnchosen: () => void;
};

export const columns = {
  mt: 3,
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1.35fr) minmax(0, 1fr)" },
};
const timeRefused = (error: unknown) => error instanceof ApiError && error.status === 409;
const newlyNamed = ["PriceChanged", "WeeksNotFree"]; // and shown by now
const canGoOn = (error: unknown) => error instanceof ApiError && newlyNamed.includes(error.code ?? "");
const because = { free: null, ...timeStateWords };

/** The lesson and the contact form. If the time is gone: why, and the alternatives. */
export const Confirmation = ({ instructor, offer, refetch, date, time, backToTimes, onUnchosen }: Props) => {
  const { choose, weeks } = useSelection();
  const problem = useRef<HTMLDivElement>(null);
  const booking = useBooking(instructor.id, () => {
    void refetch();
    problem.current?.scrollIntoView({ block: "center" });
    problem.current?.focus({ preventScroll: true });
  });
  const chosen = timesOn(date, offer).find(({ startTime }) => startTime === time);
  // The time is still free: the page shows the new price, or the weeks that are left, and confirming again accepts it.
  const isChanged = canGoOn(booking.error) && chosen?.state === "free";
  const weekly = chosen?.state === "free" && {
    first: chosen,
    count: weeks,
    offer,
    onChoose: (count: number) => choose({ instructorId: instructor.id, date, time, weeks: count }, { replace: true }),
  };
  const whyNot = () => {
    if (timeRefused(booking.error) && !isChanged) return wordsOf(booking.error, words.thisTimeCantBe);
    if (booking.sending) return null;
    return chosen ? because[chosen.state] : words.thisTimeIsNo;
  };
  const why = whyNot();
  const isSent = why !== null && chosen?.state === "own"; // back here after the booking, there is nothing to fill in

  return (
    <>
      <Box ref={problem} tabIndex={-1} aria-live="assertive" sx={{ outline: "none", "& > *": { mt: 3 } }}>
        {isChanged && <Alert severity="warning">{wordsOf(booking.error, words.thePriceHasChanged)}</Alert>}
        {!why && <Elsewhere instructorId={instructor.id} startsAt={offer.instantOf({ date, time })} />}
        {why && (
          <OtherTimes
            why={why}
            offer={offer}
            refused={{ date, time }}
            isKept={!isSent}
            onChoose={(other) => {
              booking.startOver();
              choose(
                { instructorId: instructor.id, date: other.date, time: other.startTime, weeks },
                { replace: true },
              );
            }}
            onMore={backToTimes}
          />
        )}
      </Box>
      <Box sx={columns}>
        <Box sx={{ display: "grid", gap: 3, position: { md: "sticky" }, top: 96, order: { md: 2 } }}>
          {chosen && (
            <LessonSummary
              instructor={instructor}
              time={chosen}
              onChangeInstructor={() => choose({})}
              onChangeTime={backToTimes}
            />
          )}
          <Box sx={{ display: { xs: "none", md: "block" } }}>
            <BeforeYouCome location={chosen?.location} />
          </Box>
        </Box>
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
          {!isSent && (
            <ContactForm
              booking={booking}
              refusal={timeRefused(booking.error) ? "" : booking.refusal}
              time={why === null ? chosen : undefined}
              weekly={weekly || undefined}
              onUnchosen={onUnchosen}
            >
              <PaymentInstructions price={chosen?.price} handles={instructor.payment} />
            </ContactForm>
          )}
          <Box sx={{ display: { md: "none" } }}>
            <BeforeYouCome location={chosen?.location} />
          </Box>
        </Box>
      </Box>
    </>
  );
};
