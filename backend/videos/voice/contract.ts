import { z } from "zod";
import { optionalText } from "../../textContract.ts";
import { videoUrl } from "../contract.ts";
import { longestRecording } from "./voiceRule.ts";

export { VoiceNoteView } from "../../../projections/videos/voiceView.ts";

export const voiceNotesUrl = <Id extends string>(id: Id) => `${videoUrl(id)}/voice-notes` as const;
export const voiceNoteUrl = <Id extends string, NoteId extends string>(id: Id, noteId: NoteId) =>
  `${voiceNotesUrl(id)}/${noteId}` as const;

export const largestRecording = 10 * 1024 ** 2; // bytes

const mostActions = 5000;
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const when = z
  .number()
  .min(0)
  .max(longestRecording + 60)
  .transform(rounded);
const inVideo = z.number().min(0).max(360_000).transform(rounded);
const action = z.union([
  z.tuple([when, z.enum(["seek", "play", "pause"]), inVideo]),
  z.tuple([when, z.literal("rate"), z.number().min(0.0625).max(4)]),
  z.tuple([when, z.literal("show"), z.uuid()]),
]);
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What goes along with a recording. */
export const AddVoiceNote = z.object({
  actions: z
    .string()
    .transform(parsed)
    .pipe(
      action
        .array()
        .max(mostActions, "That’s too much at once. Please record it in two notes.")
        .refine(
          (list) => list.every(([at], n) => n === 0 || at >= list[n - 1]![0]),
          "Please send the actions in order.",
        ),
    )
    .default([])
    .describe('JSON: [[seconds since the start, "seek" | "play" | "pause" | "rate" | "show", value], …]'),
  transcript: optionalText(5000), // what is said, for whoever can't hear it
});

/** What is left of a removed one. */
export const RemovedVoiceNote = z.object({ id: z.string(), deleted: z.literal(true) });
