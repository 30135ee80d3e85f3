import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const of = {
  focusPointId: z.string(),
  studentId: z.string(), // the player who works on it
  by: z.string(), // an instructor
};
const FocusWords = z.object({
  title: z.string(), // what to work on
  description: z.string().optional(), // how to practice it
});
export type FocusWords = z.infer<typeof FocusWords>;

/** A coach has asked a player to work on something. */
const FocusPointSet = z.object({
  type: z.literal("FocusPointSet"),
  data: z.object({
    ...of,
    videoId: z.string().optional(), // what it was seen in
    personal: FocusWords.nullable(), // null once the player is erased
  }),
});
const FocusPointCorrected = z.object({
  type: z.literal("FocusPointCorrected"),
  data: z.object({ ...of, personal: FocusWords.nullable() }),
});
const FocusPointReached = z.object({ type: z.literal("FocusPointReached"), data: z.object(of) });
const FocusPointDropped = z.object({ type: z.literal("FocusPointDropped"), data: z.object(of) });
/** Work on it goes on, after it was reached or dropped. */
const FocusPointReopened = z.object({ type: z.literal("FocusPointReopened"), data: z.object(of) });

export const ProgressEvent = z.discriminatedUnion("type", [
  FocusPointSet,
  FocusPointCorrected,
  FocusPointReached,
  FocusPointDropped,
  FocusPointReopened,
]);
export type ProgressEvent = z.infer<typeof ProgressEvent>;

export const progressStream = (studentId: string) => `progress-${studentId}`;

const thePlayer = (data: { studentId: string }) => data.studentId;
/** Whose key seals which part of a fact. */
export const progressSecrets = {
  FocusPointSet: { personal: thePlayer },
  FocusPointCorrected: { personal: thePlayer },
} as const;
