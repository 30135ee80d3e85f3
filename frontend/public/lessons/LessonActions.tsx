import { Button } from "@mui/material";
import { Link } from "react-router";
import { calendarFileUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { isToCome, playerMay } from "../../../backend/lessons/movesRule.ts";
import { takesSeat } from "../../../projections/scheduling/freeTimesRule.ts";
import { lessonNow } from "../../shared/lessonNow.ts";
import { AskAnotherTime } from "./AskAnotherTime.tsx";
import { AskToCancel } from "./AskToCancel.tsx";
import { EndLesson } from "./EndLesson.tsx";
import { HowToPay } from "./HowToPay.tsx";
import { coachOf, when } from "./lessonWords.ts";
import { ReviewLesson } from "./ReviewLesson.tsx";

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

/** What a player may do with a lesson as it stands. The server decides; what it would refuse is not offered. */
export const LessonActions = ({ lesson, now }: { lesson: LessonView; now: number }) => {
  const { status, proposal } = lesson;
  const told = lessonNow(lesson);
  const coming = isToCome(told, now);
  const mine = proposal?.from === "player" ? proposal.kind : null;
  const isPayable = status === "pending" && coming && !lesson.payment && lesson.instructor.isActive;
  return (
    <>
      {isPayable && <HowToPay lesson={lesson} />}
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
