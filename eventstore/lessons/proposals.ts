import { z } from "zod";
import { InSeries, seriesActId } from "./inSeries.ts";

// Stored forever as JSON: add fields as optional, never rename or reuse one.

/** A time on an instructor's calendar, and its terms. */
export const LessonTime = z.object({
  slotId: z.string().nullable(), // null: outside any slot, agreed by the instructor
  date: z.iso.date(), // the facility's calendar day
  startTime: z.string(), // HH:MM at the facility
  startsAt: z.iso.datetime({ precision: 3 }),
  location: z.string(),
  seats: z.int(),
});
export type LessonTime = z.infer<typeof LessonTime>;

const aboutProposal = z.object({ lessonId: z.string(), proposalId: z.string() });
/** Why, or which times would work; null if nothing was said, or once erased. */
const said = z.object({ words: z.string() }).nullable();
const fromPlayer = aboutProposal.extend({ studentId: z.string(), personal: said });
const agreedAs = z.enum(["confirmed", "scheduled"]);

const timesMoved = z.int(); // including this one
const atOnce = z.literal(true).optional(); // by its instructor: there is no account to answer from
const undoes = z.array(z.string()).optional(); // it was a slip: ids of the facts this takes back

const LessonMoveAsked = z.object({
  type: z.literal("LessonMoveAsked"),
  data: fromPlayer.extend({ to: LessonTime.nullable() }), // null: described in words only
});
const LessonMoveOffered = z.object({
  type: z.literal("LessonMoveOffered"),
  data: aboutProposal.extend({
    instructorId: z.string(),
    to: LessonTime,
    duringCamp: z.literal(true).optional(), // the instructor runs one then, and knew
    personal: said,
    sickDayId: z.string().optional(), // the instructor cannot come at the lesson's own time
    instead: z.string().optional(), // the open proposal it replaces
    atOnce,
    undoes,
  }),
});
const LessonCancellationAsked = z.object({
  type: z.literal("LessonCancellationAsked"),
  data: fromPlayer.extend({ seriesActId }),
});
const LessonProposalDeclined = z.object({
  type: z.literal("LessonProposalDeclined"),
  data: aboutProposal.extend({ seriesActId }),
});
const LessonProposalWithdrawn = z.object({
  type: z.literal("LessonProposalWithdrawn"),
  data: aboutProposal.extend({ undoes }),
});

/** In the stream of the new day: a seat for the lesson about to move there. */
const LessonPlaceKept = z.object({
  type: z.literal("LessonPlaceKept"),
  data: aboutProposal.extend({
    ...LessonTime.shape,
    studentId: z.string().nullable(),
    requestId: z.string().optional(), // as in the booking
    series: InSeries.optional(),
    instructorId: z.string(),
    minutes: z.int(),
    priceCents: z.int(),
    as: agreedAs,
    timesMoved,
    sessionFocus: z.enum(["hitting", "fielding", "both"]).nullable(),
    weeklyRecurring: z.enum(["yes", "no", "maybe"]).nullable(),
    payment: z.object({ how: z.enum(["venmo", "cashapp", "cash", "other"]), cents: z.int() }).nullable(), // as noted
    paymentSent: z.enum(["venmo", "cashapp", "cash", "other"]).optional(), // how, if the player says so
    personal: z.object({ paymentWords: z.string() }).nullable(), // of that note; null: none, or erased
    movedFrom: z.iso.date(), // whether the lesson moves is decided in that day's stream
    undoes,
    seriesActId, // of all that move at once; then it may be another hour of the same day
  }),
});
/** The lesson did not move after all: it was cancelled in the meantime. */
const LessonPlaceGivenBack = z.object({ type: z.literal("LessonPlaceGivenBack"), data: aboutProposal });

/** In the stream of the day the lesson leaves, or stays on at another hour: from here on the new time holds. */
const LessonMoved = z.object({
  type: z.literal("LessonMoved"),
  data: aboutProposal.extend({
    from: LessonTime,
    to: LessonTime,
    minutes: z.int(),
    as: agreedAs,
    timesMoved,
    atOnce,
    undoes,
    seriesActId,
  }),
});

export const proposalFacts = [
  LessonMoveAsked,
  LessonMoveOffered,
  LessonCancellationAsked,
  LessonProposalDeclined,
  LessonProposalWithdrawn,
  LessonPlaceKept,
  LessonPlaceGivenBack,
  LessonMoved,
] as const;
export type KeptPlace = z.infer<typeof LessonPlaceKept>["data"];
