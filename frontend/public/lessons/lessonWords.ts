import type { LessonView, ProposalView } from "../../../backend/lessons/contract.ts";
import { clock, longDate } from "../../shared/formats.ts";
import { hasEnded } from "../../shared/lessonNow.ts";

type Shown = Pick<LessonView, "status" | "scheduledDate" | "duration" | "instructor" | "payment" | "review">;

/** "Wednesday, May 1, 2030, 4:00 PM" */
export const when = ({ date, startTime }: { date: string; startTime: string }) =>
  `${longDate(date)}, ${clock(startTime)}`;
/** The instructor as players call them; null once removed. */
export const coachOf = ({ instructor }: Pick<LessonView, "instructor">) =>
  instructor.user.firstName ?? "your instructor";

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** What a status means for the player, and what comes next. */
export const nextStep = (lesson: Shown, now: number): string => {
  const coach = coachOf(lesson);
  const ended = hasEnded(lesson, now);
  switch (lesson.status) {
    case "pending":
      if (ended) return `${capital(coach)} did not answer in time.`;
      return lesson.payment
        ? `Your payment has arrived. ${capital(coach)} confirms the lesson soon.`
        : `${capital(coach)} confirms it once your payment has arrived.`;
    case "confirmed":
    case "scheduled":
      return ended
        ? `${capital(coach)} marks it as completed soon.`
        : "All set. Come 5 minutes early, with your own bat and helmet.";
    case "completed":
      return lesson.review ? "" : "How was it? Others choose by the stars you give.";
    case "declined":
      return `${capital(coach)} cannot take this time. Others may be free.`;
    case "cancelled":
      return "It does not take place.";
  }
};

/** What is proposed and by whom, as its player reads it. */
export const proposalInWords = (proposal: ProposalView, lesson: Pick<LessonView, "instructor">): string => {
  const { kind, from, to } = proposal;
  const coach = capital(coachOf(lesson));
  if (kind === "cancel") return `You asked to cancel this lesson. Until ${coachOf(lesson)} agrees, it stands.`;
  if (from === "instructor" && to) return `${coach} offers another time: ${when(to)}, ${to.location}.`;
  return to
    ? `You asked for another time: ${when(to)}. Until ${coachOf(lesson)} agrees, the lesson stays where it is.`
    : `You asked for another time. Until you two agree on one, the lesson stays where it is.`;
};
