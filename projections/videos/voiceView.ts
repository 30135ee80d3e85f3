import { z } from "zod";

export type { VoiceAction } from "../../eventstore/videos/events.ts";

/** What a coach did to the picture while talking: when, s since the start, what, and to which value. */
const Action = z.union([
  z.tuple([z.number(), z.enum(["seek", "play", "pause"]), z.number()]), // s in the video
  z.tuple([z.number(), z.literal("rate"), z.number()]),
  z.tuple([z.number(), z.literal("show"), z.string()]), // a mark's id
]);

/** A coach's recording as whoever sees the video has it. */
export const VoiceNoteView = z.object({
  id: z.string(),
  videoId: z.string(),
  authorId: z.string(), // an account's
  authorName: z.string().nullable(), // null: erased
  filePath: z.string(), // where the recording is
  seconds: z.number(),
  actions: Action.array(),
  transcript: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type VoiceNoteView = z.infer<typeof VoiceNoteView>;
