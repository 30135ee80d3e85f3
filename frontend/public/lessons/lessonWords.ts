import type { LessonView, ProposalView } from "../../../backend/lessons/contract.ts";
import { refundWords } from "../../../backend/lessons/payingRule.ts";
import { clock, longDate, shortDate } from "../../shared/formats.ts";
import { isActive } from "../../../backend/lessons/movesRule.ts";
import { hasEnded } from "../../shared/lessons/lessonNow.ts";
import { nextStepWords as words, proposalWords } from "./words.ts";

type Open = Pick<ProposalView, "kind" | "from" | "to" | "isAway">;
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
> & { readonly proposal: Open | null };

/** "Wednesday, May 1, 2030, 4:00 PM" */
export const when = ({ date, startTime }: { date: string; startTime: string }) =>
  `${longDate(date)}, ${clock(startTime)}`;
/** The instructor as players call them; null once removed. */
export const coachOf = ({ instructor }: Pick<LessonView, "instructor">) => instructor.user.firstName ?? words.yourCoach;

export const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

/** What a status means for the player, and what comes next. */
export const nextStep = (lesson: Shown, now: number): string => {
  const coach = capital(coachOf(lesson));
  const ended = hasEnded(lesson, now);
  if (!lesson.instructor.isActive && isActive(lesson) && !ended) return words.coachHasLeft(coach);
  switch (lesson.status) {
    case "pending":
      if (lesson.isTimeTaken && !ended) return openTo(lesson);
      if (lesson.isTimeTaken) return withRefund(words.anotherPlayerGotThis, lesson);
      if (ended) return withRefund(words.coachDidntAnswerIn(coach), lesson);
      if (lesson.proposal) return unanswered(coach, lesson.proposal);
      if (lesson.payment) return words.coachHasYourPayment(coach);
      return Number(lesson.price) > 0 ? words.coachWillConfirmOnce(coach) : words.coachWillConfirmSoon(coach);
    case "confirmed":
    case "scheduled":
      if (ended) return lesson.proposal?.isAway ? words.coachCouldntMake(coach) : words.coachWillMarkIt(coach);
      return lesson.proposal ? unanswered(coach, lesson.proposal) : words.allSetCome5;
    case "completed":
      return lesson.review ? "" : words.howWasItYour;
    case "missed":
      return words.somethingWrongTalkTo(coach);
    case "declined":
      return withRefund(words.coachCantMakeThis(coach), lesson);
    case "cancelled":
      return withRefund(words.thisLessonWasCanceled, lesson);
  }
};

/** What is proposed, and who is to answer. */
const unanswered = (coach: string, { kind, from, to, isAway }: Open) => {
  const time = to && `${shortDate(to.date)}, ${clock(to.startTime)}`;
  if (isAway) return from === "player" ? words.coachIsAwayAndAnswers(coach) : words.coachIsAway(coach);
  if (kind === "cancel") return words.cancellationRequested(coach);
  return from === "instructor" && time ? words.coachOffered(coach, time) : words.newTimeRequested(coach, time);
};

/** A request can still move to another opening, and money that was sent moves with it. */
const openTo = (lesson: Shown) => {
  const lost = words.anotherPlayerGotThis;
  if (!lesson.payment && !lesson.paymentSent) return lost;
  return lesson.proposal?.from === "player"
    ? [lost, words.yourPaymentCountsFor].join(" ")
    : [withRefund(lost, lesson), words.ifYouTakeAnother].join(" ");
};

/** What came of it, and what to do about money that is on its way or there. */
const withRefund = (outcome: string, lesson: Shown) =>
  [outcome, refundWords(capital(coachOf(lesson)), lesson)].filter(Boolean).join(" ");

/** What is proposed and by whom, as its player reads it. */
export const proposalInWords = (proposal: ProposalView, lesson: Pick<LessonView, "instructor" | "status">): string => {
  const { kind, from, to, isAway } = proposal;
  const coach = coachOf(lesson);
  if (isAway && from === "player") return proposalWords.requestedWhileAway(capital(coach), to && when(to), kind);
  if (kind === "cancel") return proposalWords.cancellationRequested(coach);
  if (from === "instructor" && to) {
    const offered = isAway ? proposalWords.coachCantMakeIt : proposalWords.coachOfferedANew;
    return offered(capital(coach), when(to), to.location);
  }
  if (!to) return proposalWords.someNewTimeRequested;
  return lesson.status === "pending"
    ? proposalWords.requestedInstead(when(to), capital(coach))
    : proposalWords.newTimeRequested(when(to), coach);
};
