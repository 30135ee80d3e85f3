import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from "@mui/material";
import { useId, useState } from "react";
import { Link } from "react-router";
import { calendarFileUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { isPayable } from "../../../backend/lessons/payingRule.ts";
import { isToCome, playerMay } from "../../../backend/lessons/movesRule.ts";
import { takesSeat } from "../../../projections/scheduling/freeTimesRule.ts";
import { lessonNow } from "../../shared/lessons/lessonNow.ts";
import { Problem } from "../../shared/Problem.tsx";
import { AskCoach } from "./AskCoach.tsx";
import { PayForLesson } from "./booking/PaymentInstructions.tsx";
import { usePaymentHandles } from "../accounts/instructors/open.ts";
import { EndLesson } from "./EndLesson.tsx";
import { FreeTimeChoice } from "./FreeTimeChoice.tsx";
import { coachOf, when } from "./lessonWords.ts";
import { ReviewLesson } from "./ReviewLesson.tsx";

const HowToPayDialog = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const title = useId();
  const { handles, error, retry } = usePaymentHandles(lesson.instructor.id);
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{when(lesson)}</DialogTitle>
      <DialogContent sx={{ pb: 0, px: { xs: 2, sm: 3 } }}>
        {error ? (
          <Problem title="Failed to fetch how to pay" error={error} onRetry={retry} />
        ) : handles ? (
          <PayForLesson lesson={lesson} handles={handles} />
        ) : (
          <Skeleton variant="rounded" height={260} aria-busy aria-label="Loading how to pay" />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Close
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
      <Button size="small" onClick={() => setOpen(true)} aria-label={`How to pay: ${when(lesson)}`}>
        How to pay
      </Button>
      {open && <HowToPayDialog lesson={lesson} onClose={() => setOpen(false)} />}
    </>
  );
};

const CancelForm = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const coach = coachOf(lesson);
  return (
    <AskCoach
      lesson={lesson}
      kind="cancel"
      title="Ask to cancel this lesson?"
      label="Why? (optional)"
      done={{ title: "Cancellation Requested", text: `Until ${coach} agrees, the lesson is still on.` }}
      failed="Failed to cancel lesson. Please try again."
      onClose={onClose}
    >
      <Typography>
        {when(lesson)} is confirmed, so {coach} has to agree. Work out any refund with {coach}.
        {lesson.proposal?.from === "player" && " This replaces your request for another time."}
        {lesson.proposal?.from === "instructor" && ` This turns down the other time that ${coach} offered.`}
      </Typography>
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
        aria-label={`Ask to cancel: ${when(lesson)}`}
      >
        Ask to cancel
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
      title="Ask for another time"
      label="Or say which times would suit you"
      done={{ title: "Another Time Asked For", text: `Until ${coach} agrees, the lesson stays where it is.` }}
      failed="Your wish could not be sent. Please try again."
      onClose={onClose}
    >
      <Typography>
        Your lesson on {when(lesson)} stays as it is until {coach} agrees. Price and payment stay, too.
      </Typography>
      <FreeTimeChoice lesson={lesson} />
    </AskCoach>
  );
};

const AskAnotherTime = ({ lesson }: { lesson: LessonView }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`Ask for another time: ${when(lesson)}`}>
        Ask for another time
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
    aria-label={`Add to calendar: ${when(lesson)}`}
  >
    Add to calendar
  </Button>
);
const BookAnother = ({ lesson }: { lesson: LessonView }) => (
  <Button
    component={Link}
    to={`/schedule?instructorId=${encodeURIComponent(lesson.instructor.id)}`}
    size="small"
    aria-label={`See free times with ${coachOf(lesson)}`}
  >
    See free times
  </Button>
);

/** What a player may do with a lesson now. The server decides; nothing it would refuse is offered. */
export const LessonActions = ({ lesson, now }: { lesson: LessonView; now: number }) => {
  const { status, proposal } = lesson;
  const told = lessonNow(lesson);
  const coming = isToCome(told, now);
  const mine = proposal?.from === "player" ? proposal.kind : null;
  return (
    <>
      {isPayable(told, now) && lesson.instructor.isActive && <HowToPay lesson={lesson} />}
      {playerMay.askForTime(told, now) && mine !== "move" && <AskAnotherTime lesson={lesson} />}
      {takesSeat(lesson) && coming && <AddToCalendar lesson={lesson} />}
      {playerMay.askToCancel(told, now) && mine !== "cancel" && <AskToCancel lesson={lesson} />}
      {playerMay.review(told) && <ReviewLesson lesson={lesson} />}
      {(status === "declined" || status === "cancelled") && <BookAnother lesson={lesson} />}
      {playerMay.cancel(told) && <EndLesson lesson={lesson} how="cancel" />}
      {playerMay.delete(told) && <EndLesson lesson={lesson} how="delete" />}
    </>
  );
};
