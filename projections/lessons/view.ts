import { z } from "zod";
import type { LessonEvent } from "../../eventstore/lessons/events.ts";
import type { LessonRequestEvent } from "../../eventstore/lessons/requestEvents.ts";
import type { SeriesEvent } from "../../eventstore/lessons/seriesEvents.ts";
import { HiddenFor } from "./reviewView.ts";

/** The names of its facts; the history has a sentence for each. */
export type LessonFact = (LessonEvent | LessonRequestEvent | SeriesEvent)["type"];

export const LessonStatus = z.enum([
  "pending",
  "confirmed",
  "declined",
  "cancelled",
  "completed",
  "scheduled",
  "missed", // the player did not come
]);
export type LessonStatus = z.infer<typeof LessonStatus>;

/** A taken time as everyone sees it, without the person. */
export const OccupiedView = z.object({
  id: z.string(),
  instructorId: z.string(),
  scheduledDate: z.iso.datetime(),
  duration: z.int(), // minutes
  timeSlot: z.string(), // "16:00-17:00" at the facility
  status: LessonStatus,
});
export type OccupiedView = z.infer<typeof OccupiedView>;

export const paidBy = ["venmo", "cashapp", "cash", "other"] as const;

/** The latest note on a lesson's payment, which happens outside the product. */
export const PaymentView = z.object({
  how: z.enum(paidBy),
  amount: z.string(), // dollars with two decimals
  words: z.string().nullable(),
  notedAt: z.iso.datetime(),
  notedBy: z.string().nullable(), // null: removed
});
export type PaymentView = z.infer<typeof PaymentView>;

/** The player says that the payment is on its way, and the instructor has not noted it yet. */
export const PaymentSentView = z.object({ how: z.enum(paidBy), at: z.iso.datetime() });

const PersonName = z.object({ firstName: z.string().nullable(), lastName: z.string().nullable() });

/** What one side proposes and the other has not answered yet. */
export const ProposalView = z.object({
  id: z.string(),
  kind: z.enum(["move", "cancel"]),
  from: z.enum(["player", "instructor"]),
  to: z
    .object({ scheduledDate: z.iso.datetime(), date: z.iso.date(), startTime: z.string(), location: z.string() })
    .nullable(), // null: a cancellation, or a time described in words
  words: z.string().nullable(),
  at: z.iso.datetime(),
  isAway: z.boolean(), // the instructor cannot come at the lesson's own time: declined, it is canceled
});
export type ProposalView = z.infer<typeof ProposalView>;

export const ReviewView = z.object({
  rating: z.int().min(1).max(5),
  comment: z.string().nullable(), // null: none, or erased
  isPublic: z.boolean(), // everyone reads the comment, unless it is hidden
  hiddenFor: HiddenFor.nullable(),
  at: z.iso.datetime(),
});
export type ReviewView = z.infer<typeof ReviewView>;

/** One lesson as its player, its instructor and the admins see it. Null names and contacts were removed. */
export const LessonView = OccupiedView.extend({
  date: z.iso.date(), // at the facility
  startTime: z.string(), // HH:MM at the facility
  price: z.string(), // dollars with two decimals
  location: z.string(),
  isPlaceAgreed: z.boolean(), // both sides agreed on where, and it isn't where the coach usually gives lessons
  notes: z.string().nullable(),
  sessionFocus: z.enum(["hitting", "fielding", "both"]).nullable(),
  weeklyRecurring: z.enum(["yes", "no", "maybe"]).nullable(),
  studentId: z.string().nullable(),
  studentName: z.string().nullable(),
  studentPhone: z.string().nullable(),
  studentEmail: z.string().nullable(),
  student: PersonName.extend({ email: z.string().nullable() }).nullable(), // null: a walk-in
  instructor: z.object({
    id: z.string(),
    isActive: z.boolean(), // false: no longer an instructor, so no one answers
    user: PersonName.extend({ profileImageUrl: z.string().nullable() }),
  }),
  seats: z.int(),
  request: z.object({ id: z.string(), instructorId: z.string().nullable() }).nullable(), // the custom request it came from, and who that was addressed to
  series: z.object({ id: z.string(), n: z.int(), of: z.int() }).nullable(), // 3 of 8 weeks that were booked as one
  reason: z.string().nullable(), // why it was declined or cancelled, if that was said
  isTimeTaken: z.boolean(), // requested, and somebody else got the last seat
  payment: PaymentView.nullable(), // null: no one has said it was paid
  paymentSent: PaymentSentView.nullable(),
  createdAt: z.iso.datetime(),
  timesMoved: z.int(),
  proposal: ProposalView.nullable(),
  review: ReviewView.nullable(),
});
export type LessonView = z.infer<typeof LessonView>;

export const TravelPreference = z.enum(["instructor-travel", "student-travel", "meet-halfway", "flexible"]);
export type TravelPreference = z.infer<typeof TravelPreference>;

export const CustomSessionFocus = z.enum([
  "hitting-mechanics",
  "batting-stance",
  "swing-analysis",
  "pitch-recognition",
  "mental-approach",
  "both",
]);
export type CustomSessionFocus = z.infer<typeof CustomSessionFocus>;

export const LessonRequestStatus = z.enum(["pending", "contacted", "scheduled", "completed", "declined"]);
/** For a request without a final answer. */
export const openRequestStatuses = ["pending", "contacted"] as const;
export type LessonRequestStatus = z.infer<typeof LessonRequestStatus>;

/** A custom lesson request as its sender sees it. Null texts were not given, or were removed. */
export const OwnLessonRequestView = z.object({
  id: z.string(),
  instructorId: z.string().nullable(), // null: open to any instructor
  instructorName: z.string().nullable(),
  player: PersonName.extend({ id: z.string() }).nullable(), // null: the sender's own player, or no account
  preferredDates: z.string().nullable(), // in the family's own words, as are the next three
  preferredTimes: z.string().nullable(),
  location: z.string().nullable(),
  additionalNotes: z.string().nullable(),
  travelPreference: TravelPreference,
  sessionFocus: CustomSessionFocus.nullable(),
  status: LessonRequestStatus,
  submittedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(), // the same instant, under its other name
  replyDueAt: z.iso.datetime(), // when an answer is promised by
  lesson: z // the latest one that came of it
    .object({ id: z.string(), instructorId: z.string(), scheduledDate: z.iso.datetime(), status: LessonStatus })
    .nullable(),
});
export type OwnLessonRequestView = z.infer<typeof OwnLessonRequestView>;

/** A custom lesson request as instructors and admins see it, with who to call. */
export const LessonRequestView = OwnLessonRequestView.extend({
  requesterId: z.string().nullable(), // null: sent without an account
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type LessonRequestView = z.infer<typeof LessonRequestView>;
