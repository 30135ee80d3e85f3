import { z } from "zod";
import type { ProgressEvent } from "../../eventstore/videos/progressEvents.ts";

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
  setAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(), // when it was reached or dropped
});
export type FocusPointView = z.infer<typeof FocusPointView>;
