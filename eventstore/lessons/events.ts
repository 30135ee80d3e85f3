import { z } from "zod";
import { visitorSubject } from "./requestEvents.ts";
import { InSeries, seriesActId } from "./inSeries.ts";
import { proposalFacts } from "./proposals.ts";
import type { BegunSeries } from "./seriesEvents.ts";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const instant = z.iso.datetime({ precision: 3 }); // a single spelling, so that text order is time order
const lessonId = z.string();

/** For everyone to read instead of a place that may be a family's home. */
export const placeAgreed = "As agreed";

const LessonBooked = z.object({
  type: z.literal("LessonBooked"),
  data: z.object({
    lessonId,
    studentId: z.string().nullable(), // null: a walk-in without an account
    instructorId: z.string(),
    slotId: z.string().nullable(), // null: entered by the instructor outside any slot
    requestId: z.string().optional(), // the custom request it came from
    series: InSeries.optional(), // one of several, booked as one
    how: z.literal("moved in").optional(), // agreed before it was ours, and brought in from a file; nobody is told
    date: z.iso.date(), // the facility's calendar day
    startTime: z.string(), // HH:MM at the facility
    startsAt: instant,
    minutes: z.int(),
    priceCents: z.int(), // price, location and seats as of the booking
    location: z.string(),
    seats: z.int(),
    as: z.enum(["pending", "scheduled"]), // scheduled: entered by the instructor, so there is nothing to confirm
    sessionFocus: z.enum(["hitting", "fielding", "both"]).nullable(),
    weeklyRecurring: z.enum(["yes", "no", "maybe"]).nullable(), // a wish only; a series needs the instructor's agreement
    agreedTo: z.string().optional(), // the version of the policies that the player was shown
    by: z.string().optional(), // the account that booked for a player who is not its own
    contact: z.object({ phone: z.string().optional(), email: z.string().optional() }).nullable().optional(), // theirs
    personal: z
      .object({
        phone: z.string().optional(),
        email: z.string().optional(),
        studentName: z.string().optional(), // of a walk-in
        notes: z.string().optional(),
        place: z.string().optional(), // where it is, if `location` says `placeAgreed`
      })
      .nullable(), // null once erased
  }),
});
const aboutLesson = z.object({ lessonId });
/** Another week of its series was taken in between: it never was. */
const LessonTakenBack = z.object({ type: z.literal("LessonTakenBack"), data: aboutLesson });
/** Whose lesson it was and what the player is told about its end. Absent where nothing was said. */
const lessonEnded = aboutLesson.extend({
  studentId: z.string().nullable().optional(), // as in the booking
  requestId: z.string().optional(),
  personal: z.object({ reason: z.string() }).nullable().optional(), // null once erased
  seriesActId,
});
const side = z.enum(["player", "instructor"]);
const LessonConfirmed = z.object({
  type: z.literal("LessonConfirmed"),
  data: aboutLesson.extend({ seriesActId }),
});
const LessonDeclined = z.object({ type: z.literal("LessonDeclined"), data: lessonEnded });
const undoes = z.array(z.string()); // ids of the facts it takes back
/** The decline was a slip: the request waits for an answer as before. */
const LessonDeclineUndone = z.object({ type: z.literal("LessonDeclineUndone"), data: aboutLesson.extend({ undoes }) });
const LessonCancelled = z.object({
  type: z.literal("LessonCancelled"),
  data: lessonEnded.extend({ sickDayId: z.string().optional() }), // whose one mail tells the family
});
const LessonCompleted = z.object({ type: z.literal("LessonCompleted"), data: aboutLesson });
/** The player did not come. */
const LessonMissed = z.object({ type: z.literal("LessonMissed"), data: aboutLesson });
const LessonHidden = z.object({
  type: z.literal("LessonHidden"),
  data: z.object({
    lessonId,
    from: side,
    cancels: z.literal(true).optional(), // the lesson was still to come, so deleting it canceled it, too
  }),
});
/** Deleting it was a slip: it is back on that side's list. */
const LessonUnhidden = z.object({
  type: z.literal("LessonUnhidden"),
  data: z.object({
    lessonId,
    from: side,
    as: z.enum(["confirmed", "scheduled"]).optional(), // agreed again: deleting it had canceled it
    undoes,
  }),
});
/** Lessons are paid outside the product; here someone records that it was done. The latest note counts. */
const LessonPaymentNoted = z.object({
  type: z.literal("LessonPaymentNoted"),
  data: z.object({
    lessonId,
    studentId: z.string().nullable(), // who gets to read it: their key seals the text
    requestId: z.string().optional(), // as in the booking
    how: z.enum(["venmo", "cashapp", "cash", "other"]),
    cents: z.int(),
    personal: z.object({ words: z.string() }).nullable(), // null: none, or erased
  }),
});
/** The player says that the money is on its way. It confirms nothing: whether it arrived, the instructor notes. */
const LessonPaymentSent = z.object({
  type: z.literal("LessonPaymentSent"),
  data: z.object({ lessonId, studentId: z.string(), how: z.enum(["venmo", "cashapp", "cash", "other"]) }),
});
const LessonPaymentNoteWithdrawn = z.object({ type: z.literal("LessonPaymentNoteWithdrawn"), data: aboutLesson });

/** What the player thinks of a completed lesson: one review per lesson. */
const LessonReviewed = z.object({
  type: z.literal("LessonReviewed"),
  data: z.object({
    lessonId,
    studentId: z.string(),
    instructorId: z.string(),
    rating: z.int().min(1).max(5),
    signedAs: z.enum(["player", "parent"]).optional(), // how everyone reads the comment; absent: the coach alone does
    personal: z.object({ comment: z.string() }).nullable(), // null: no comment, or erased
  }),
});
/** Nobody but both sides and admins reads the comment any more. The stars count as before. */
const ReviewCommentHidden = z.object({
  type: z.literal("ReviewCommentHidden"),
  data: z.object({ lessonId, why: z.enum(["private", "abusive", "unrelated"]) }),
});
const ReviewCommentShown = z.object({ type: z.literal("ReviewCommentShown"), data: aboutLesson });

export const LessonEvent = z.discriminatedUnion("type", [
  LessonBooked,
  LessonTakenBack,
  LessonConfirmed,
  LessonDeclined,
  LessonDeclineUndone,
  LessonCancelled,
  LessonCompleted,
  LessonMissed,
  LessonHidden,
  LessonUnhidden,
  LessonPaymentNoted,
  LessonPaymentSent,
  LessonPaymentNoteWithdrawn,
  LessonReviewed,
  ReviewCommentHidden,
  ReviewCommentShown,
  ...proposalFacts,
]);
export type LessonEvent = z.infer<typeof LessonEvent>;
export type BookedLesson = z.infer<typeof LessonBooked>["data"];
export type ReviewedLesson = z.infer<typeof LessonReviewed>["data"];
export type CommentHidden = z.infer<typeof ReviewCommentHidden>["data"];
export type NotedPayment = z.infer<typeof LessonPaymentNoted>["data"];

/** One instructor's day: the smallest stream in which a seat could be promised twice. */
export const dayStream = (of: { instructorId: string; date: string }) => `day-${of.instructorId}-${of.date}`;

const walkIn = "lesson-";
/** A walk-in has no account: the lesson's own subject stands in for the person. */
export const walkInSubject = (lessonId: string) => walkIn + lessonId;
/** The lesson whose walk-in this subject is; undefined for people with an account. */
export const lessonOfWalkIn = (subject: string) =>
  subject.startsWith(walkIn) ? subject.slice(walkIn.length) : undefined;

/** Who a lesson's text is about. */
export const lessonSubject = (data: {
  studentId?: string | null | undefined;
  lessonId: string;
  requestId?: string | undefined;
}) => data.studentId ?? (data.requestId ? visitorSubject(data.requestId) : walkInSubject(data.lessonId));

/** Whose key seals which part of a fact. */
export const lessonSecrets = {
  LessonBooked: {
    personal: lessonSubject,
    contact: (data: { by?: string | undefined }) => data.by!, // whoever gave it
  },
  LessonDeclined: { personal: lessonSubject },
  LessonCancelled: { personal: lessonSubject },
  LessonPaymentNoted: { personal: lessonSubject },
  LessonMoveAsked: { personal: (data: { studentId: string }) => data.studentId },
  LessonMoveOffered: { personal: (data: { instructorId: string }) => data.instructorId },
  LessonPlaceKept: { personal: lessonSubject },
  LessonCancellationAsked: { personal: (data: { studentId: string }) => data.studentId },
  LessonReviewed: { personal: (data: { studentId: string }) => data.studentId },
  SeriesBegun: {
    personal: ({ weeks, ...whose }: Pick<BegunSeries, "studentId" | "requestId" | "weeks">) =>
      lessonSubject({ ...whose, lessonId: weeks[0]!.lessonId }),
    contact: (data: { by?: string | undefined }) => data.by!,
  },
  SeriesActBegun: { personal: lessonSubject },
} as const;

/** The status of a lesson after a fact. Hiding changes nothing; a booking, or undoing a deletion, states its own. */
export const lessonStatusAfter = {
  LessonConfirmed: "confirmed",
  LessonDeclined: "declined",
  LessonDeclineUndone: "pending",
  LessonCancelled: "cancelled",
  LessonCompleted: "completed",
  LessonMissed: "missed",
} as const satisfies Partial<Record<LessonEvent["type"], string>>;
