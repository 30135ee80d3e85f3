import { z } from "zod";
import type { VideoEvent } from "../../eventstore/videos/events.ts";

/** The names of its facts; the history has a sentence for each. */
export type VideoFact = VideoEvent["type"];

type Uploaded = Extract<VideoEvent, { type: "VideoUploaded" }>["data"];
/** What its bytes say. Null: cannot be told. */
export type Picture = Omit<Extract<VideoEvent, { type: "VideoProbed" }>["data"], "videoId" | "fileId">;

/** What a file is, by its bytes. */
export type Container =
  | Picture["container"]
  | Extract<VideoEvent, { type: "VideoRenditionMade" | "VoiceNoteAdded" }>["data"]["container"];

export type VideoType = Uploaded["videoType"];
export const VideoType = z.enum(["practice", "game", "drill", "lesson"] satisfies VideoType[]);
const containers = ["mp4", "mov", "webm", "3gp", "avi", "wmv", "flv"] as const satisfies Picture["container"][];
const playable = ["everywhere", "some", "nowhere"] as const satisfies Picture["playable"][];

/** How far its review is. */
export const VideoStatus = z.enum(["pending", "in_progress", "reviewed", "archived"]);
export type VideoStatus = z.infer<typeof VideoStatus>;

/** How far the copy of a video is that plays everywhere. */
const Conversion = z.enum(["under way", "failed"]);

/** A video as people see it. */
export const VideoView = z.object({
  id: z.string(),
  isWeeklyInstruction: z.literal(false),
  studentId: z.string(), // a player's
  studentName: z.string().nullable(), // null: erased
  instructorId: z.string().nullable(), // null: whichever instructor looks at it first
  instructorName: z.string().nullable(),
  isOwn: z.boolean(), // the caller sent it
  title: z.string(),
  description: z.string().nullable(),
  videoType: VideoType,
  status: VideoStatus,
  feedback: z.string().nullable(), // null: nothing published, or nothing in words
  instructorNotes: z.string().nullable().optional(), // left out for the player's side
  reviewedAt: z.iso.datetime().nullable(), // when this feedback was published
  reviewedBy: z.string().nullable(), // by name
  withSince: z.iso.datetime().nullable(), // when its instructor was chosen, or began
  waitingSince: z.iso.datetime().nullable(), // for a review; null: it has one
  waitingHours: z.int().nullable(),
  filePath: z.string(), // where what is played is: a copy that plays everywhere, where there is one
  originalPath: z.string(), // where its file is, as it was sent
  conversion: Conversion.nullable(), // null: it needs none, has its copy, or nothing here makes copies
  thumbnailPath: z.string().nullable(), // where the picture shown for it is; null: there is none
  fileName: z.string(), // as it was when it was sent
  bytes: z.int(), // of the original
  duration: z.int().nullable(), // s
  container: z.enum(containers),
  playable: z.enum(playable), // what is played: in every browser, in some (HEVC), or in none
  width: z.int().nullable(), // px as shown
  height: z.int().nullable(),
  fps: z.number().nullable(), // frames a second, on average if it varies
  isVariable: z.boolean(), // whether it does
  /** What its player is to work on, or has reached, that was seen in it; of those whom the caller may see that of. */
  focusPoints: z.array(
    z.object({ id: z.string(), title: z.string(), description: z.string().nullable(), isReached: z.boolean() }),
  ),
  createdAt: z.iso.datetime(),
});
export type VideoView = z.infer<typeof VideoView>;
