import { toPlayer } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

const button = { label: "See your lessons", path: "/player-dashboard" };

/** A request has arrived, and an answer follows; what the instructor entered needs none. */
export const mailPlayerWhenLessonBooked = toPlayer(
  "mail player when lesson booked",
  "LessonBooked",
  (lesson, { data }) => {
    const instructor = nameOf(lesson.instructor.user) ?? "your instructor";
    if (data.as === "scheduled")
      return {
        kind: "lesson booked",
        subject: `Your lesson: ${shortWhen(lesson)}`,
        heading: "A lesson is booked for you",
        paragraphs: [`${instructor} has put this lesson on the calendar. Nothing is left for you to confirm.`],
        ...(data.studentId && { button }),
        calendar: "REQUEST",
      };
    return {
      kind: "request received",
      subject: `We have your request: ${shortWhen(lesson)}`,
      heading: "Your request has arrived",
      paragraphs: [
        `${instructor} sees it now and will answer. You get another mail as soon as that happens.`,
        "Until then this time is not yours for certain: your calendar shows it as tentative.",
      ],
      button,
      calendar: "REQUEST",
    };
  },
);
