import { z } from "zod";
import { conversionFailures, picture, pictureTypes } from "./events.ts";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const weeklyVideoId = z.string();
/** Who it is for; none: every player with an active membership. */
const assignedPlayerIds = z.string().array();
const requiresMembership = z.boolean(); // also of those it is assigned to

const file = z.object({
  fileId: z.string(), // a UUID, under which its sealed bytes are kept
  bytes: z.int(),
  sha256: z.string(), // hex, of the sealed bytes
  ...picture,
});
const WeeklyWords = z.object({ title: z.string(), description: z.string().optional() });

/** A coach shows players something to practice: a file, or a link to a video elsewhere. */
const WeeklyVideoPublished = z.object({
  type: z.literal("WeeklyVideoPublished"),
  data: z.object({
    weeklyVideoId,
    instructorId: z.string(),
    assignedPlayerIds,
    requiresMembership,
    /** Null: a link. */
    file: file.nullable(),
    /** Null once it is removed. Of a file its name as it was sent, else the link. */
    personal: WeeklyWords.extend({ fileName: z.string().optional(), url: z.string().optional() }).nullable(),
  }),
});
/** What is said about it and who it is for, from now on. The video itself stays. */
const WeeklyVideoCorrected = z.object({
  type: z.literal("WeeklyVideoCorrected"),
  data: z.object({ weeklyVideoId, assignedPlayerIds, requiresMembership, personal: WeeklyWords.nullable() }),
});
/** A copy of its file that plays everywhere. The original stays. */
const WeeklyCopyMade = z.object({ type: z.literal("WeeklyCopyMade"), data: z.object({ weeklyVideoId, file }) });
/** No copy of its file could be made, and none will be. The original stays. */
const WeeklyConversionFailed = z.object({
  type: z.literal("WeeklyConversionFailed"),
  data: z.object({ weeklyVideoId, why: z.enum(conversionFailures) }),
});
/** The picture that is shown for it, made by the browser its file came from, or of its copy. */
const WeeklyPosterMade = z.object({
  type: z.literal("WeeklyPosterMade"),
  data: z.object({
    weeklyVideoId,
    fileId: z.string(), // a UUID, under which its sealed bytes are kept
    container: z.enum(pictureTypes),
    bytes: z.int(),
    sha256: z.string(), // hex, of the sealed bytes
  }),
});
/** Ends every decision about it. The destroying of its key and the removing of its file follow right after. */
const WeeklyVideoRemoved = z.object({
  type: z.literal("WeeklyVideoRemoved"),
  data: z.object({ weeklyVideoId, why: z.enum(["removed", "author erased"]) }),
});

export const WeeklyVideoEvent = z.discriminatedUnion("type", [
  WeeklyVideoPublished,
  WeeklyVideoCorrected,
  WeeklyCopyMade,
  WeeklyConversionFailed,
  WeeklyPosterMade,
  WeeklyVideoRemoved,
]);
export type WeeklyVideoEvent = z.infer<typeof WeeklyVideoEvent>;

export const weeklyVideoStream = (weeklyVideoId: string) => `weeklyVideo-${weeklyVideoId}`;
/** It has a key of its own, which seals its words and, by a key made of it, its file. */
export const weeklyVideoSubject = (weeklyVideoId: string) => `weeklyVideo-${weeklyVideoId}`;

const itself = (data: { weeklyVideoId: string }) => weeklyVideoSubject(data.weeklyVideoId);
/** Whose key seals which part of a fact. */
export const weeklyVideoSecrets = {
  WeeklyVideoPublished: { personal: itself },
  WeeklyVideoCorrected: { personal: itself },
} as const;

const ticked = z.object({
  playerId: z.string(),
  weeklyVideoId,
  by: z.string(), // the account that said so
});
/** By the player's own word. */
const WeeklyVideoPractised = z.object({ type: z.literal("WeeklyVideoPractised"), data: ticked });
const WeeklyVideoUnticked = z.object({ type: z.literal("WeeklyVideoUnticked"), data: ticked });

export const PracticeEvent = z.discriminatedUnion("type", [WeeklyVideoPractised, WeeklyVideoUnticked]);
export type PracticeEvent = z.infer<typeof PracticeEvent>;

export const practiceStream = (playerId: string) => `practice-${playerId}`;
