import type { LessonView, ProposalView } from "../../../backend/lessons/contract.ts";
import { refundWords } from "../../../backend/lessons/payingRule.ts";
import { clock, longDate } from "../../shared/formats.ts";
import { hasEnded } from "../../shared/lessons/lessonNow.ts";

type Shown = Pick<
  LessonView,
  | "status"
  | "scheduledDate"
  | "duration"
  | "instructor"
  | "price"
  | "isTimeTaken"
  | "payment"
  | "paymentSent"
  | "review"
> & { readonly proposal: Pick<ProposalView, "from"> | null };

/** "Wednesday, May 1, 2030, 4:00 PM" */
export const when = ({ date, startTime }: { date: string; startTime: string }) =>
  `${longDate(date)}, ${clock(startTime)}`;
/** The instructor as players call them; null once removed. */
export const coachOf = ({ instructor }: Pick<LessonView, "instructor">) => instructor.user.firstName ?? "your coach";

export const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** What a status means for the player, and what comes next. */
export const nextStep = (lesson: Shown, now: number): string => {
  const coach = capital(coachOf(lesson));
  const ended = hasEnded(lesson, now);
  switch (lesson.status) {
    case "pending":
      if (lesson.isTimeTaken && !ended) return openTo(lesson);
      if (lesson.isTimeTaken) return withRefund(lost, lesson);
      if (ended) return withRefund(`${coach} didn't answer in time.`, lesson);
      if (lesson.payment) return `${coach} has your payment and will confirm soon.`;
      return Number(lesson.price) > 0
        ? `${coach} will confirm once your payment comes through.`
        : `${coach} will confirm soon.`;
    case "confirmed":
    case "scheduled":
      return ended
        ? `${coach} will mark it as completed soon.`
        : "All set. Come 5 minutes early, with your own bat and helmet.";
    case "completed":
      return lesson.review ? "" : "How was it? Others choose by the stars you give.";
    case "missed":
      return `Something wrong? Talk to ${coach}.`;
    case "declined":
      return withRefund(`${coach} can't make this time. Other times may be open.`, lesson);
    case "cancelled":
      return withRefund("This lesson was canceled.", lesson);
  }
};

const lost = "Another player got this time.";
/** A request can still move to another opening, and money that was sent moves with it. */
const openTo = (lesson: Shown) => {
  if (!lesson.payment && !lesson.paymentSent) return lost;
  return lesson.proposal?.from === "player"
    ? `${lost} Your payment counts for the new one.`
    : `${withRefund(lost, lesson)} If you take another opening, your payment counts for it.`;
};

/** What came of it, and what to do about money that is on its way or there. */
const withRefund = (outcome: string, lesson: Shown) =>
  [outcome, refundWords(capital(coachOf(lesson)), lesson)].filter(Boolean).join(" ");

/** What is proposed and by whom, as its player reads it. */
export const proposalInWords = (proposal: ProposalView, lesson: Pick<LessonView, "instructor" | "status">): string => {
  const { kind, from, to, isAway } = proposal;
  const coach = capital(coachOf(lesson));
  if (kind === "cancel") return `You asked to cancel this lesson. Until ${coachOf(lesson)} agrees, it stands.`;
  if (from === "instructor" && to)
    return `${isAway ? `${coach} can’t make it, and` : coach} offers another time: ${when(to)}, ${to.location}.`;
  if (to && lesson.status === "pending") return `You asked for ${when(to)} instead. ${coach} will confirm.`;
  return to
    ? `You asked for another time: ${when(to)}. Until ${coachOf(lesson)} agrees, the lesson stays where it is.`
    : `You asked for another time. Until you two agree on one, the lesson stays where it is.`;
};
