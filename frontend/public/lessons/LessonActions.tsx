import { Button } from "@mui/material";
import { Link } from "react-router";
import { calendarFileUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { AskAnotherTime } from "./AskAnotherTime.tsx";
import { AskToCancel } from "./AskToCancel.tsx";
import { EndLesson } from "./EndLesson.tsx";
import { HowToPay } from "./HowToPay.tsx";
import { coachOf, isToCome, when } from "./lessonWords.ts";
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
  const coming = isToCome(lesson, now);
  const mine = proposal?.from === "player" ? proposal.kind : null;
  switch (status) {
    case "pending":
      return (
        <>
          {coming && !lesson.payment && lesson.instructor.isActive && <HowToPay lesson={lesson} />}
          {coming && mine !== "move" && <AskAnotherTime lesson={lesson} />}
          <EndLesson lesson={lesson} how="cancel" />
        </>
      );
    case "confirmed":
    case "scheduled":
      return coming ? (
        <>
          {mine !== "move" && <AskAnotherTime lesson={lesson} />}
          <AddToCalendar lesson={lesson} />
          {mine !== "cancel" && <AskToCancel lesson={lesson} />}
        </>
      ) : null;
    case "completed":
      return (
        <>
          {!lesson.review && <ReviewLesson lesson={lesson} />}
          <EndLesson lesson={lesson} how="delete" />
        </>
      );
    case "declined":
    case "cancelled":
      return (
        <>
          <BookAnother lesson={lesson} />
          <EndLesson lesson={lesson} how="delete" />
        </>
      );
  }
};
