import { z } from "zod";
import type { ProgressEvent } from "../../eventstore/videos/progressEvents.ts";
import { VideoType } from "./view.ts";

/** The names of its facts; the history has a sentence for each. */
export type ProgressFact = ProgressEvent["type"];

export const FocusStatus = z.enum(["working_on", "reached", "dropped"]);
export type FocusStatus = z.infer<typeof FocusStatus>;

/** What a coach has asked a player to work on. */
export const FocusPointView = z.object({
  id: z.string(),
  studentId: z.string(), // a player's
  title: z.string(), // what to work on; empty once the player is erased
  description: z.string().nullable(), // how to practice it
  status: FocusStatus,
  instructorName: z.string().nullable(), // who set it; null: erased
  video: z.object({ id: z.string(), title: z.string() }).nullable(), // what it was seen in; null: none the caller may see
  setAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(), // when it was reached or dropped
});
export type FocusPointView = z.infer<typeof FocusPointView>;

const byKind = z.object({ practice: z.int(), game: z.int(), drill: z.int(), lesson: z.int() } satisfies Record<
  VideoType,
  z.ZodType
>);

/** What happened in one month of the facility's calendar. */
export const ProgressMonth = z.object({
  month: z.string(), // "2030-04"
  reviewed: byKind, // videos that got their first feedback in it
  hoursToFeedback: z.int().nullable(), // for half of these it took no longer; null: there are none
  practiced: z.int(), // weekly videos
  lessons: z.int(), // completed
  reached: z.int(), // focus points
});
export type ProgressMonth = z.infer<typeof ProgressMonth>;

const Compared = z.object({
  id: z.string(),
  title: z.string(),
  thumbnailPath: z.string().nullable(), // where the picture shown for it is; null: there is none
  createdAt: z.iso.datetime(),
});

/** How a player comes along, as facts tell it. */
export const ProgressView = z.object({
  playerId: z.string(),
  firstName: z.string().nullable(), // null: erased
  months: ProgressMonth.array(), // from the first in which something happened, at most twelve, to the current one
  hoursToFeedback: z.int().nullable(), // in all of these months
  focusPoints: FocusPointView.array(), // the latest first
  firstAndLatest: z.array(z.object({ videoType: VideoType, first: Compared, latest: Compared })), // that the caller may see
});
export type ProgressView = z.infer<typeof ProgressView>;
