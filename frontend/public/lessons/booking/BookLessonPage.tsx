import { Alert, Box, Button, Link as Anchor } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { fullName } from "../../../shared/formats.ts";
import { InstructorGrid, useInstructors } from "../../accounts/instructors/open.ts";
import { onDemand } from "../../frame/onDemand.tsx";
import { Page } from "../../frame/Page.tsx";
import { WhoIsThisFor } from "../../players/open.ts";
import { whenActing, whenIdle } from "../../waking/moments.ts";
import { useAwake } from "../../waking/rendered.ts";
import { CustomRequestSent, useSentRequest } from "./request/CustomRequestSent.tsx";
import { isCustomRequest, useCustomRequestStep } from "./request/customRequestStep.ts";
import { StepHeading } from "../../forms/StepHeading.tsx";
import { StepTrail } from "../../forms/StepTrail.tsx";
import { useSelection } from "./useSelection.ts";
import { bookingStepsWords, bookLessonPageWords as words } from "../words.ts";

const Choose = ({ instructor: { id, user } }: { instructor: InstructorView }) => {
  const { choose } = useSelection();
  return (
    <Button
      variant="contained"
      onClick={() => choose({ instructorId: id })}
      aria-label={words.chooseName(fullName(user))}
    >
      {user.firstName ? words.chooseName(user.firstName) : words.chooseThisCoach}
    </Button>
  );
};

const NobodyHere = () => {
  const { open } = useCustomRequestStep();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, justifyContent: "center" }}>
      <Button variant="contained" onClick={() => open()}>
        {bookingStepsWords.requestACustomLesson}
      </Button>
      <Button component={Link} to="/" variant="outlined">
        {words.backToHome}
      </Button>
    </Box>
  );
};

const ChooseInstructor = ({ arriving }: { arriving: boolean }) => (
  <>
    <StepHeading arriving={arriving}>{words.whoWouldYouLike}</StepHeading>
    <InstructorGrid emptyText={words.pleaseCheckBackLater} emptyAction={<NobodyHere />} Action={Choose} />
  </>
);

// The first step is what most people open, and it needs neither calendar nor form.
const ChooseTime = onDemand(async () => (await import("./ChooseTime.tsx")).ChooseTime, "ChooseTime");
const ConfirmBooking = onDemand(async () => (await import("./ConfirmBooking.tsx")).ConfirmBooking, "ConfirmBooking");
const CustomRequest = onDemand(
  async () => (await import("./request/CustomRequest.tsx")).CustomRequest,
  "CustomRequest",
);
const steps = [bookingStepsWords.instructor, bookingStepsWords.dayAndTime, bookingStepsWords.confirm];
const loadNextStep = () => void ChooseTime.load().catch(() => {});
const loadLaterSteps = () => void Promise.all([ConfirmBooking.load(), CustomRequest.load()]).catch(() => {});

/** Fetches the step that an address leads to. */
export const ready = (query: URLSearchParams) =>
  isCustomRequest(query)
    ? CustomRequest.load()
    : Promise.all([query.has("instructorId") && ChooseTime.load(), query.has("time") && ConfirmBooking.load()]);

const Banner = () => (
  <Box sx={{ mt: 5, px: 2, py: 1.5, borderRadius: "12px", bgcolor: "ground.sand" }}>
    {words.betweenLessons}
    <Anchor component={Link} to="/subscribe">
      {words.getYourSwingAnalyzed}
    </Anchor>
    {words.andSeeAllYour}
    <Anchor component={Link} to="/player-dashboard">
      {words.yourDashboard}
    </Anchor>
    .
  </Box>
);

const BookLessonPage = () => {
  const { instructorId, date, time, isImpossible } = useSelection();
  const { data: instructors, isPending: isAsked } = useInstructors();
  const awake = useAwake();
  const isPending = isAsked || !awake;
  const instructor = isPending ? undefined : instructors?.find(({ id }) => id === instructorId);
  // If the instructor is gone, choose another.
  const custom = useCustomRequestStep();
  const sent = useSentRequest();
  const step = custom.isHere ? 4 : !instructorId || (!isPending && !instructor) ? 1 : date && time ? 3 : 2;
  const [firstStep] = useState(step);
  const [arriving, setArriving] = useState(false);
  const [isUnchosen, setUnchosen] = useState(false);
  const firstPlayer = useRef<HTMLInputElement>(null);
  const askWho = () => {
    setUnchosen(true);
    firstPlayer.current?.focus(); // screens above the button
  };
  const problem = isUnchosen && step === 3 ? words.pleaseChooseWho : undefined;
  if (!arriving && step !== firstStep) setArriving(true); // from now on, the user has moved between steps
  useEffect(() => {
    if (!instructors) return;
    whenIdle(loadNextStep);
    return whenActing(loadLaterSteps);
  }, [instructors]);
  return (
    <Page
      title={words.bookALesson}
      above={
        <Anchor component={Link} to="/" sx={{ display: "inline-block", py: 0.5 }}>
          {words.home}
        </Anchor>
      }
      maxWidth="lg"
    >
      {step !== 4 && <StepTrail steps={steps} step={step} />}
      {awake && step !== 4 && <WhoIsThisFor first={firstPlayer} problem={problem} namesOne={step !== 1} />}
      {isImpossible && (
        <Alert severity="warning" sx={{ mt: 3 }}>
          {words.theDayOrTime}
        </Alert>
      )}
      {step === 1 && sent && <CustomRequestSent {...sent} />}
      {step === 1 && <ChooseInstructor arriving={arriving && !sent} />}
      {step === 2 && instructorId && (
        <ChooseTime key={instructorId} instructorId={instructorId} instructor={instructor} arriving={arriving} />
      )}
      {step === 3 && instructorId && date && time && (
        <ConfirmBooking
          instructorId={instructorId}
          instructor={instructor}
          date={date}
          time={time}
          arriving={arriving}
          onUnchosen={askWho}
        />
      )}
      {step === 4 && (
        <CustomRequest
          instructorId={isPending || instructor ? instructorId : undefined}
          instructor={instructor}
          arriving={arriving}
        />
      )}
      <Banner />
    </Page>
  );
};
export default BookLessonPage;
