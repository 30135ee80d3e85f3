import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const requestId = z.string();

const CustomLessonRequested = z.object({
  type: z.literal("CustomLessonRequested"),
  data: z.object({
    requestId,
    requesterId: z.string().nullable(), // null: a visitor without an account
    playerId: z.string().optional(), // who it is for; absent: the requester's own player
    instructorId: z.string().nullable(), // null: open to any instructor
    travelPreference: z.enum(["instructor-travel", "student-travel", "meet-halfway", "flexible"]),
    sessionFocus: z
      .enum([
        "hitting-mechanics",
        "batting-stance",
        "swing-analysis",
        "pitch-recognition",
        "mental-approach",
        "both", // hitting and fielding, as in a booking
      ])
      .nullable(),
    personal: z
      .object({
        name: z.string(),
        phone: z.string(),
        email: z.string(),
        preferredDates: z.string().optional(),
        preferredTimes: z.string().optional(),
        location: z.string().optional(),
        additionalNotes: z.string().optional(),
      })
      .nullable(), // null once erased
    words: z.object({ additionalNotes: z.string() }).nullable().optional(), // the player's own, where it is named
  }),
});
const aboutRequest = z.object({ requestId });
const CustomLessonRequestContacted = z.object({ type: z.literal("CustomLessonRequestContacted"), data: aboutRequest });
const CustomLessonRequestScheduled = z.object({
  type: z.literal("CustomLessonRequestScheduled"),
  data: z.object({
    requestId,
    /** Which day's stream has the lesson; null if it was agreed elsewhere and is not on our calendar. */
    lesson: z.object({ lessonId: z.string(), instructorId: z.string(), date: z.iso.date() }).nullable(),
  }),
});
const CustomLessonRequestCompleted = z.object({ type: z.literal("CustomLessonRequestCompleted"), data: aboutRequest });
const CustomLessonRequestDeclined = z.object({ type: z.literal("CustomLessonRequestDeclined"), data: aboutRequest });

export const LessonRequestEvent = z.discriminatedUnion("type", [
  CustomLessonRequested,
  CustomLessonRequestContacted,
  CustomLessonRequestScheduled,
  CustomLessonRequestCompleted,
  CustomLessonRequestDeclined,
]);
export type LessonRequestEvent = z.infer<typeof LessonRequestEvent>;
export type RequestedLesson = z.infer<typeof CustomLessonRequested>["data"];
export type LessonOfRequest = z.infer<typeof CustomLessonRequestScheduled>["data"]["lesson"];

export const lessonRequestStream = (requestId: string) => `lessonRequest-${requestId}`;

const visitor = "lessonRequest-";
/** A visitor has no account: the request's own subject stands in for the person, also in the lesson that follows. */
export const visitorSubject = (requestId: string) => visitor + requestId;
/** The request whose visitor this subject is; undefined for all other subjects. */
export const requestOfVisitor = (subject: string) =>
  subject.startsWith(visitor) ? subject.slice(visitor.length) : undefined;

/** Whose key seals which part of a fact. */
export const lessonRequestSecrets = {
  CustomLessonRequested: {
    personal: (data: { requesterId: string | null; requestId: string }) =>
      data.requesterId ?? visitorSubject(data.requestId),
    words: (data: { playerId?: string | undefined }) => data.playerId!,
  },
} as const;

/** The status of a request after a fact. */
export const requestStatusAfter = {
  CustomLessonRequested: "pending",
  CustomLessonRequestContacted: "contacted",
  CustomLessonRequestScheduled: "scheduled",
  CustomLessonRequestCompleted: "completed",
  CustomLessonRequestDeclined: "declined",
} as const satisfies Record<LessonRequestEvent["type"], string>;
