import { z } from "zod";
import type { PracticeEvent, WeeklyVideoEvent } from "../../eventstore/videos/weeklyEvents.ts";
import type { WeeklyMailEvent } from "../../eventstore/videos/weeklyMailEvents.ts";
import { VideoView } from "./view.ts";

/** The names of its facts; the history has a sentence for each. */
export type WeeklyFact = (WeeklyVideoEvent | PracticeEvent | WeeklyMailEvent)["type"];

export type WeeklyFile = NonNullable<Extract<WeeklyVideoEvent, { type: "WeeklyVideoPublished" }>["data"]["file"]>;

export type WeeklyPoster = Omit<
  Extract<WeeklyVideoEvent, { type: "WeeklyPosterMade" }>["data"],
  "weeklyVideoId" | "fileId"
>;

export const UploadType = z.enum(["file", "url"]);

/** A weekly video as people see it. */
export const WeeklyVideoView = z.object({
  id: z.string(),
  isWeeklyInstruction: z.literal(true),
  instructorId: z.string(), // who published it
  instructorName: z.string().nullable(),
  isOwn: z.boolean(), // the caller published it
  title: z.string(),
  description: z.string().nullable(),
  uploadType: UploadType,
  videoType: z.enum(["lesson", "url_instruction"]), // the latter: a link
  videoUrl: z.string().nullable(), // of a link
  filePath: z.string().nullable(), // where what is played is; null: a link
  thumbnailPath: z.string().nullable(), // where the picture shown for it is; null: there is none
  file: VideoView.pick({
    originalPath: true,
    conversion: true,
    fileName: true,
    bytes: true,
    duration: true,
    container: true,
    playable: true,
    width: true,
    height: true,
    fps: true,
    isVariable: true,
  }).nullable(),
  assignedPlayerIds: z.string().array(), // none: every active member. Families see their own players alone
  requiresMembership: z.boolean(),
  practiced: z.int().nullable(), // how many players; null: not for the caller to know
  /** The caller's own players it is shown to. */
  players: z.array(z.object({ playerId: z.string(), practicedAt: z.iso.datetime().nullable() })),
  createdAt: z.iso.datetime(),
});
export type WeeklyVideoView = z.infer<typeof WeeklyVideoView>;

/** What is at a video's address. */
export const AnyVideoView = z.discriminatedUnion("isWeeklyInstruction", [VideoView, WeeklyVideoView]);
export type AnyVideoView = z.infer<typeof AnyVideoView>;

/** A player it is assigned to, or who practiced it. */
export const WeeklyPlayerView = z.object({
  playerId: z.string(),
  firstName: z.string().nullable(), // null: erased
  lastName: z.string().nullable(),
  isAssigned: z.boolean(),
  practicedAt: z.iso.datetime().nullable(),
});
export type WeeklyPlayerView = z.infer<typeof WeeklyPlayerView>;
