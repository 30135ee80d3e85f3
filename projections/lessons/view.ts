import { z } from "zod";
import type { LessonEvent } from "../../eventstore/lessons/events.ts";
import type { LessonRequestEvent } from "../../eventstore/lessons/requestEvents.ts";

/** The names of its facts. The history has words for each. */
export type LessonFact = (LessonEvent | LessonRequestEvent)["type"];

export const LessonStatus = z.enum(["pending", "confirmed", "declined", "cancelled", "completed", "scheduled"]);
export type LessonStatus = z.infer<typeof LessonStatus>;

/** A time that is taken, as everybody sees it: no person in it. */
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

/** What was last said about a lesson's payment, which is made outside. */
export const PaymentView = z.object({
  how: z.enum(paidBy),
  amount: z.string(), // dollars with two decimals
  words: z.string().nullable(),
  notedAt: z.iso.datetime(),
  notedBy: z.string().nullable(), // null: removed
});
export type PaymentView = z.infer<typeof PaymentView>;

const PersonName = z.object({ firstName: z.string().nullable(), lastName: z.string().nullable() });

/** What one side proposes and the other has not answered yet. */
export const ProposalView = z.object({
  id: z.string(),
  kind: z.enum(["move", "cancel"]),
  from: z.enum(["player", "instructor"]),
  to: z
    .object({ scheduledDate: z.iso.datetime(), date: z.iso.date(), startTime: z.string(), location: z.string() })
    .nullable(), // null: a cancellation, or a time asked for in words
  words: z.string().nullable(),
  at: z.iso.datetime(),
});
export type ProposalView = z.infer<typeof ProposalView>;

export const ReviewView = z.object({
  rating: z.int().min(1).max(5),
  comment: z.string().nullable(), // for the two sides and the admins alone
  at: z.iso.datetime(),
});
export type ReviewView = z.infer<typeof ReviewView>;

/** One lesson as its player, its instructor and the admins see it. Null names and contacts were removed. */
export const LessonView = OccupiedView.extend({
  date: z.iso.date(), // at the facility
  startTime: z.string(), // HH:MM at the facility
  price: z.string(), // dollars with two decimals
  location: z.string(),
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
    isActive: z.boolean(), // false: no instructor any more, so nobody answers
    user: PersonName.extend({ profileImageUrl: z.string().nullable() }),
  }),
  seats: z.int(),
  request: z.object({ id: z.string(), instructorId: z.string().nullable() }).nullable(), // the custom one it came of, and to whom that was
  payment: PaymentView.nullable(), // null: nobody has said that it was paid
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
/** Of a request that nobody answered for good. */
export const openRequestStatuses = ["pending", "contacted"] as const;
export type LessonRequestStatus = z.infer<typeof LessonRequestStatus>;

/** A custom lesson request as whoever sent it sees it. Null texts were not told, or were removed. */
export const OwnLessonRequestView = z.object({
  id: z.string(),
  instructorId: z.string().nullable(), // null: any instructor may take it
  instructorName: z.string().nullable(),
  preferredDates: z.string().nullable(), // in the family's own words, like the next three
  preferredTimes: z.string().nullable(),
  location: z.string().nullable(),
  additionalNotes: z.string().nullable(),
  travelPreference: TravelPreference,
  sessionFocus: CustomSessionFocus.nullable(),
  status: LessonRequestStatus,
  submittedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(), // the same instant under its other name
  replyDueAt: z.iso.datetime(), // by when an answer is promised
  lesson: z // the last that came of it
    .object({ id: z.string(), instructorId: z.string(), scheduledDate: z.iso.datetime(), status: LessonStatus })
    .nullable(),
});
export type OwnLessonRequestView = z.infer<typeof OwnLessonRequestView>;

/** A custom lesson request as instructors and admins see it, with whom to call. */
export const LessonRequestView = OwnLessonRequestView.extend({
  requesterId: z.string().nullable(), // null: sent without an account
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type LessonRequestView = z.infer<typeof LessonRequestView>;
