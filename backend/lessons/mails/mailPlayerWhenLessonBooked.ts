import { requestSteps } from "../payingRule.ts";
import { howToPay } from "./howToPay.ts";
import { cantMakeIt, isCoachs, toPlayer } from "./lessonMail.ts";
import { nameOf, shortWhen } from "./lessonWords.ts";

const button = { label: "See your lessons", path: "/player-dashboard" };

/** A request is on its way, and how to pay for it; what the instructor entered needs no answer. */
export const mailPlayerWhenLessonBooked = toPlayer(
  "mail player when lesson booked",
  "LessonBooked",
  async (lesson, { data, meta }, desk) => {
    if (data.series) return undefined; // one mail tells of all its weeks
    if (data.how === "moved in") return undefined; // it was agreed long ago
    const paying = await howToPay(desk, lesson);
    if (data.as === "scheduled") {
      const coach = nameOf(lesson.instructor.user) ?? "Your coach";
      return {
        kind: "lesson booked",
        subject: `Your lesson: ${shortWhen(lesson)}`,
        heading: "You have a lesson",
        paragraphs: [
          `${isCoachs(meta, lesson) ? `${coach} put it` : "It's"} on the calendar. There's nothing left to confirm.`,
        ],
        ...(data.studentId ? { ...paying?.letter, button } : { afterwards: [cantMakeIt(desk.business)] }),
        calendar: "REQUEST",
      };
    }
    const coach = lesson.instructor.user.firstName ?? "Your coach";
    const steps = requestSteps({
      coach,
      price: lesson.price,
      handles: paying?.handles,
      isPaid: lesson.payment !== null,
      isSent: lesson.paymentSent !== null,
      isConfirmed: lesson.status !== "pending",
    });
    return {
      kind: "request received",
      subject: `Request sent: ${shortWhen(lesson)}`,
      heading: "Request sent",
      paragraphs: [
        `${coach} will confirm. Until then, your calendar shows this time as tentative.`,
        ...steps.map(({ title, text }, n) => `${n + 1}. ${title}. ${text}`),
      ],
      ...paying?.letter,
      button,
      calendar: "REQUEST",
    };
  },
);
