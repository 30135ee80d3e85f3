import { endOf, seatTaking, startOf, takesSeat } from "../../projections/scheduling/freeTimesRule.ts";

/** A lesson, as far as these rules look at it. */
interface LessonNow {
  readonly status: "pending" | "confirmed" | "scheduled" | "declined" | "cancelled" | "completed" | "moved";
  readonly startsAt: string; // ISO 8601 UTC
  readonly minutes: number;
  readonly studentId: string | null; // null: a walk-in, without an account to answer from
  readonly rating?: number | undefined; // once reviewed
}
type Status = Pick<LessonNow, "status">;
type Start = Pick<LessonNow, "startsAt">;
type Span = Start & Pick<LessonNow, "minutes">;
type Moment = string | number; // ISO 8601, or ms

const msOf = (now: Moment) => new Date(now).getTime();
export const isToCome = (lesson: Start, now: Moment) => startOf(lesson) > msOf(now);
export const hasEnded = (lesson: Span, now: Moment) => endOf(lesson) <= msOf(now);

/** It is agreed and not over, or its time is requested. */
export const active = ["pending", ...seatTaking] as const;
export const isActive = ({ status }: { readonly status: string }) => active.some((one) => one === status);

/** Once one side is gone, a request gets no answer any more, and an agreed lesson still to come has no other side. */
export const isLeftOpen = (lesson: Status & Start, now: Moment) =>
  lesson.status === "pending" || (takesSeat(lesson) && isToCome(lesson, now));

/** Something can be proposed while the lesson is active and has not begun, and there is a player to ask. */
export const canBeMoved = <Lesson extends LessonNow>(
  lesson: Lesson,
  now: Moment,
): lesson is Lesson & { readonly studentId: string } =>
  isActive(lesson) && isToCome(lesson, now) && lesson.studentId !== null;

type May = (lesson: LessonNow, now: Moment) => boolean;

/** What the instructor may do with a lesson next: decisions refuse by it, and screens offer by it. */
export const instructorMay = {
  confirm: (lesson, now) => lesson.status === "pending" && !hasEnded(lesson, now),
  decline: ({ status }) => status === "pending",
  offerTime: canBeMoved,
  complete: (lesson, now) => takesSeat(lesson) && hasEnded(lesson, now),
  delete: ({ status }) => ["confirmed", "declined", "completed"].includes(status),
} as const satisfies Record<string, May>;

/** The same for the player. Agreed lessons are cancelled by both sides, so the player asks. */
export const playerMay = {
  cancel: ({ status }) => status === "pending",
  askForTime: canBeMoved,
  askToCancel: (lesson, now) => takesSeat(lesson) && canBeMoved(lesson, now),
  review: ({ status, rating }) => status === "completed" && rating === undefined,
  delete: ({ status }) => ["cancelled", "declined", "completed"].includes(status),
} as const satisfies Record<string, May>;

/** Those moves of one side that are open now. */
export const movesIn = <Move extends string>(may: Readonly<Record<Move, May>>, lesson: LessonNow, now: Moment) => {
  const moves: Move[] = [];
  for (const move in may) if (may[move](lesson, now)) moves.push(move);
  return moves;
};

/** When deleted by its instructor, an upcoming lesson is cancelled too, so that no ghost keeps a seat. */
export const isCancelledByDeletion = (lesson: Status & Start, now: Moment) =>
  lesson.status === "confirmed" && isToCome(lesson, now);

/** Nothing is paid for a lesson that is not given; an earlier note can still be corrected. */
export const canNotePayment = ({ status, payment }: Status & { readonly payment: object | null }) =>
  payment !== null || (status !== "declined" && status !== "cancelled");
