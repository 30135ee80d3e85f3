import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from "@mui/material";
import { useId, useState } from "react";
import { Link } from "react-router";
import { calendarFileUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { isPayable } from "../../../backend/lessons/payingRule.ts";
import { isToCome, playerMay } from "../../../backend/lessons/movesRule.ts";
import { takesSeat } from "../../../projections/scheduling/freeTimesRule.ts";
import { lessonNow } from "../../shared/lessons/lessonNow.ts";
import { WhichLessons } from "../../shared/lessons/WhichLessons.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { useCurrentUser } from "../access/currentUser.ts";
import { AskCoach } from "./AskCoach.tsx";
import { PayForLesson } from "./booking/PaymentInstructions.tsx";
import { usePaymentHandles } from "../accounts/instructors/open.ts";
import { EndLesson } from "./EndLesson.tsx";
import { FreeTimeChoice } from "./FreeTimeChoice.tsx";
import { capital, coachOf, when } from "./lessonWords.ts";
import { ReviewLesson } from "./ReviewLesson.tsx";
import { lessonActionsWords as words, paymentWords } from "./words.ts";

const HowToPayDialog = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const title = useId();
  const { handles, error, retry } = usePaymentHandles(lesson.instructor.id);
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{when(lesson)}</DialogTitle>
      <DialogContent sx={{ pb: 0, px: { xs: 2, sm: 3 } }}>
        {error ? (
          <Problem title={paymentWords.weCouldntLoadThe} error={error} onRetry={retry} />
        ) : handles ? (
          <PayForLesson lesson={lesson} handles={handles} />
        ) : (
          <Skeleton variant="rounded" height={260} aria-busy aria-label={paymentWords.loadingPaymentInfo} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** The payment instructions of the booking again. */
const HowToPay = ({ lesson }: { lesson: LessonView }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`${paymentWords.howToPay}: ${when(lesson)}`}>
        {paymentWords.howToPay}
      </Button>
      {open && <HowToPayDialog lesson={lesson} onClose={() => setOpen(false)} />}
    </>
  );
};

/** What holds until the coach answers: nothing stays as it is if the coach can't come. */
const untilAnswered = (lesson: LessonView, stays: (coach: string) => string) =>
  lesson.proposal?.isAway ? words.coachWillAnswer(capital(coachOf(lesson))) : stays(coachOf(lesson));

const CancelForm = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const [later, setLater] = useState(false);
  const coach = coachOf(lesson);
  return (
    <AskCoach
      lesson={lesson}
      kind="cancel"
      later={later}
      title={words.requestCancellationQuestion}
      label={words.reasonOptional}
      send={words.requestCancellation}
      done={{ title: words.cancellationRequested, text: untilAnswered(lesson, words.theLessonIsStill) }}
      failed={words.failedToCancelLesson}
      onClose={onClose}
    >
      <Typography>
        {when(lesson)}. {!lesson.proposal?.isAway && `${words.theLessonIsStill(coach)} `}
        {words.workOutAnyRefund(coach)}
        {lesson.proposal?.from === "player" && words.thisReplacesYourRequest}
        {lesson.proposal?.from === "instructor" && words.thisTurnsDownThe(coach)}
      </Typography>
      <WhichLessons lesson={lesson} later={later} onChoose={setLater} />
    </AskCoach>
  );
};

/** Cancelling an agreed lesson takes both sides. */
const AskToCancel = ({ lesson }: { lesson: LessonView }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        onClick={() => setAsking(true)}
        aria-label={`${words.requestCancellation}: ${when(lesson)}`}
      >
        {words.requestCancellation}
      </Button>
      {asking && <CancelForm lesson={lesson} onClose={() => setAsking(false)} />}
    </>
  );
};

const AskForm = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const coach = coachOf(lesson);
  return (
    <AskCoach
      lesson={lesson}
      kind="move"
      title={words.requestANewTime}
      label={words.orSayWhichTimes}
      send={words.requestNewTime}
      done={{ title: words.newTimeRequested, text: untilAnswered(lesson, words.nothingChangesUntilCoach) }}
      failed={words.weCouldntSendYour}
      onClose={onClose}
    >
      <Typography>
        {!lesson.isTimeTaken && !lesson.proposal?.isAway && words.nothingChangesForWhen(when(lesson), coach)}
        {words.thePriceAndYour}
      </Typography>
      <FreeTimeChoice lesson={lesson} />
    </AskCoach>
  );
};

const AskAnotherTime = ({ lesson }: { lesson: LessonView }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`${words.requestNewTime}: ${when(lesson)}`}>
        {words.requestNewTime}
      </Button>
      {asking && <AskForm lesson={lesson} onClose={() => setAsking(false)} />}
    </>
  );
};

const AddToCalendar = ({ lesson }: { lesson: LessonView }) => (
  <Button
    component="a"
    href={calendarFileUrl(lesson.id)}
    download
    size="small"
    aria-label={`${words.addToCalendar}: ${when(lesson)}`}
  >
    {words.addToCalendar}
  </Button>
);
const BookAnother = ({ lesson }: { lesson: LessonView }) => (
  <Button
    component={Link}
    to={`/schedule?instructorId=${encodeURIComponent(lesson.instructor.id)}`}
    size="small"
    aria-label={words.seeOpeningsWithCoach(coachOf(lesson))}
  >
    {words.seeOpenings}
  </Button>
);

interface Offered {
  readonly lesson: LessonView;
  readonly now: number; // ms
  /** Which of them, as `slice` counts. */
  readonly from?: number;
  readonly to?: number;
}

/**
 * What a player may do with a lesson now, the likeliest first. The server decides; nothing it would refuse is offered.
 */
export const LessonActions = ({ lesson, now, from, to }: Offered) => {
  const { status, proposal } = lesson;
  const told = lessonNow(lesson);
  const coming = isToCome(told, now);
  const mine = proposal?.from === "player" ? proposal.kind : null;
  const { isActive: isAnswering } = lesson.instructor;
  const isAdmin = useCurrentUser()?.role === "admin"; // who deletes nothing from any list
  const offered = [
    isPayable(told, now) && isAnswering && <HowToPay key="pay" lesson={lesson} />,
    isAnswering && playerMay.askForTime(told, now) && mine !== "move" && <AskAnotherTime key="time" lesson={lesson} />,
    isAnswering && takesSeat(lesson) && coming && <AddToCalendar key="calendar" lesson={lesson} />,
    isAnswering && playerMay.askToCancel(told, now) && mine !== "cancel" && <AskToCancel key="ask" lesson={lesson} />,
    playerMay.review(told) && <ReviewLesson key="review" lesson={lesson} />,
    (status === "declined" || status === "cancelled") && <BookAnother key="another" lesson={lesson} />,
    playerMay.cancel(told) && <EndLesson key="cancel" lesson={lesson} how="cancel" />,
    playerMay.delete(told) && !isAdmin && <EndLesson key="delete" lesson={lesson} how="delete" />,
  ];
  return offered.filter((action) => action !== false).slice(from, to);
};
