import { endOf, isActive, startOf, takesSeat } from "../../projections/scheduling/freeTimesRule.ts";

export { active, isActive } from "../../projections/scheduling/freeTimesRule.ts";

/** A lesson, as far as these rules look at it. */
interface LessonNow {
  readonly status: "pending" | "confirmed" | "scheduled" | "declined" | "cancelled" | "completed" | "missed" | "moved";
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

/** Once one side is gone, a request gets no answer any more, and an agreed lesson still to come has no other side. */
export const isLeftOpen = (lesson: Status & Start, now: Moment) =>
  lesson.status === "pending" || (takesSeat(lesson) && isToCome(lesson, now));

/** While the lesson is active and has not begun. */
export const canBeMoved = (lesson: LessonNow, now: Moment) => isActive(lesson) && isToCome(lesson, now);
/** Something can be proposed while it can be moved, and there is a player to ask. */
export const canBeAsked = <Lesson extends LessonNow>(
  lesson: Lesson,
  now: Moment,
): lesson is Lesson & { readonly studentId: string } => canBeMoved(lesson, now) && lesson.studentId !== null;

/**
 * Which side of a lesson a person is on. `actsFor`: for its player. An admin speaks for its instructor, but not in a
 * lesson of their own family; whoever is no longer an instructor speaks for nobody.
 */
export const sideOf = (
  { instructorId }: { readonly instructorId: string },
  { id, role }: { readonly id: string; readonly role: string },
  actsFor: boolean,
): "instructor" | "player" | undefined => {
  if (role === "instructor" && instructorId === id) return "instructor";
  if (actsFor) return "player";
  return role === "admin" ? "instructor" : undefined;
};

type May = (lesson: LessonNow, now: Moment) => boolean;

/** What the instructor may do with a lesson next: decisions refuse by it, and screens offer by it. */
export const instructorMay = {
  confirm: (lesson, now) => lesson.status === "pending" && !hasEnded(lesson, now),
  decline: ({ status }) => status === "pending",
  offerTime: canBeAsked,
  /** At once: a walk-in has no account to answer from. */
  move: (lesson, now) => canBeMoved(lesson, now) && lesson.studentId === null,
  cancel: (lesson, now) => lesson.status === "pending" || (takesSeat(lesson) && !hasEnded(lesson, now)),
  complete: (lesson, now) => takesSeat(lesson) && hasEnded(lesson, now),
  markMissed: (lesson, now) => takesSeat(lesson) && !isToCome(lesson, now),
  delete: ({ status }) => ["confirmed", "declined", "cancelled", "completed", "missed"].includes(status),
} as const satisfies Record<string, May>;

/** The same for the player. Agreed lessons are cancelled by both sides, so the player asks. */
export const playerMay = {
  cancel: ({ status }) => status === "pending",
  askForTime: canBeAsked,
  askToCancel: (lesson, now) => takesSeat(lesson) && canBeAsked(lesson, now),
  review: ({ status, rating }) => status === "completed" && rating === undefined,
  delete: ({ status }) => ["cancelled", "declined", "completed", "missed"].includes(status),
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
