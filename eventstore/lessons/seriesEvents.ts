import { z } from "zod";
import { LessonTime } from "./proposals.ts";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const seriesId = z.string();

/** A week: its lesson, and on which terms. */
export const SeriesWeek = LessonTime.extend({ lessonId: z.string(), priceCents: z.int() });

/** What the weeks share, as in a booking. */
export const SeriesTerms = z.object({
  studentId: z.string().nullable(),
  instructorId: z.string(),
  requestId: z.string().optional(),
  minutes: z.int(),
  as: z.enum(["pending", "scheduled"]),
  sessionFocus: z.enum(["hitting", "fielding", "both"]).nullable(),
  weeklyRecurring: z.enum(["yes", "no", "maybe"]).nullable(),
  agreedTo: z.string().optional(),
  by: z.string().optional(),
  contact: z.object({ phone: z.string().optional(), email: z.string().optional() }).nullable().optional(),
  personal: z
    .object({
      phone: z.string().optional(),
      email: z.string().optional(),
      studentName: z.string().optional(),
      notes: z.string().optional(),
      place: z.string().optional(),
    })
    .nullable(), // null once erased
});

/** All weeks were free. Said first, so that each gets its lesson on its own day's stream whatever happens. */
const SeriesBegun = z.object({
  type: z.literal("SeriesBegun"),
  data: SeriesTerms.extend({
    seriesId,
    attempt: z.int(), // how many were given up before
    duringCamp: z.literal(true).optional(), // the instructor runs one then, and staff knew
    weeks: z.array(SeriesWeek).min(1),
  }),
});
const SeriesBooked = z.object({
  type: z.literal("SeriesBooked"),
  data: z.object({ seriesId, lessonIds: z.array(z.string()), as: SeriesTerms.shape.as.optional() }),
});
/** A week was taken in between, so none of them is booked. `late`: whoever asked for it has had no answer. */
const SeriesGivenUp = z.object({
  type: z.literal("SeriesGivenUp"),
  data: z.object({ seriesId, late: z.literal(true).optional() }),
});

const act = z.object({
  seriesId,
  actId: z.string(),
  what: z.enum(["confirmed", "declined", "canceled", "cancellation accepted", "cancellation declined", "moved"]),
  side: z.enum(["player", "instructor"]), // whose act it is
  lessonIds: z.array(z.string()),
  canGoBack: z.literal(true).optional(), // a move that changes nothing but the times
});
const undoes = z.array(z.string()).optional(); // it was a slip: ids of the facts this takes back
/** Where a lesson was, and where it is to be: all of them move, or none. */
const SeriesMove = z.object({ lessonId: z.string(), proposalId: z.string(), from: LessonTime, to: LessonTime, undoes });
/** One side does the same to a lesson and all later ones. Said first, so that it gets done whatever happens. */
const SeriesActBegun = z.object({
  type: z.literal("SeriesActBegun"),
  data: act.extend({
    lessonId: z.string(), // the first of them
    studentId: z.string().nullable(),
    requestId: z.string().optional(),
    personal: z.object({ reason: z.string() }).nullable(), // null: none, or erased
    moves: z.array(SeriesMove).optional(),
    reverses: z.string().optional(), // back to where they were: the id of the fact that the move was done
  }),
});
/** Each lesson has a seat at its new time, so they move; or one got none, so none does. */
const SeriesMoveDecided = z.object({
  type: z.literal("SeriesMoveDecided"),
  data: z.object({ seriesId, actId: z.string(), moves: z.boolean(), undoes }),
});
/** `lessonIds`: those it was done to. The mails are written from it. */
const SeriesActDone = z.object({ type: z.literal("SeriesActDone"), data: act.extend({ undoes }) });

export const seriesFacts = [
  SeriesBegun,
  SeriesBooked,
  SeriesGivenUp,
  SeriesActBegun,
  SeriesMoveDecided,
  SeriesActDone,
] as const;
export const SeriesEvent = z.discriminatedUnion("type", [...seriesFacts]);
export type SeriesEvent = z.infer<typeof SeriesEvent>;
export type BegunAct = z.infer<typeof SeriesActBegun>["data"];
export type BegunSeries = z.infer<typeof SeriesBegun>["data"];

export const seriesStream = (id: string) => `series-${id}`;
