import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const videoId = z.string();
const fileId = z.string(); // a UUID, under which its sealed bytes are kept
const by = z.string(); // whose account
const number = z.number().nullable(); // null: cannot be told

export const videoTypes = ["practice", "game", "drill", "lesson"] as const;
export const containers = ["mp4", "mov", "webm", "3gp", "avi", "wmv", "flv"] as const;
/** What a picture shown for it is. */
export const pictureTypes = ["jpg", "png", "webp"] as const;
/** Where it plays: in every browser, in some (HEVC), or in none. */
export const playable = ["everywhere", "some", "nowhere"] as const;

/** Why no copy could be made. Interrupted: each try ended along with its node. */
export const conversionFailures = ["unreadable", "took too long", "interrupted"] as const;

/** What a video's bytes say. */
export const picture = {
  container: z.enum(containers),
  playable: z.enum(playable),
  seconds: number,
  width: number, // px as shown
  height: number,
  rotation: z.number(), // degrees clockwise
  fps: number, // on average, if it varies
  isVariable: z.boolean(),
  codec: z.string().nullable(),
  audio: z.string().nullable(), // its codec; null: silent
};

const VideoWords = z.object({
  title: z.string(),
  description: z.string().optional(),
  fileName: z.string(), // as it was on the phone
});

/** Its bytes are complete, durable and those of a video. */
const VideoUploaded = z.object({
  type: z.literal("VideoUploaded"),
  data: z.object({
    videoId,
    studentId: z.string(), // the player it shows
    by: z.string(), // the account that sent it
    instructorId: z.string().nullable(), // who is to look at it; null: whichever instructor does so first
    videoType: z.enum(videoTypes),
    fileId,
    bytes: z.int(),
    sha256: z.string(), // hex, of the sealed bytes
    personal: VideoWords.nullable(), // null once it is deleted
  }),
});
/** What its bytes say, recorded along with the upload. */
const VideoProbed = z.object({
  type: z.literal("VideoProbed"),
  data: z.object({ videoId, fileId, ...picture }),
});
/** Another file made of it: the picture that is shown for it, or a copy that plays where the original does not. */
const VideoRenditionMade = z.object({
  type: z.literal("VideoRenditionMade"),
  data: z.object({
    videoId,
    fileId,
    rendition: z.enum(["poster", "copy"]),
    container: z.enum([...pictureTypes, "mp4"]),
    bytes: z.int(),
    sha256: z.string(), // hex, of the sealed bytes
    picture: z.object(picture).optional(), // what a copy's bytes say
  }),
});
/** No copy of it could be made, and none will be. The original stays. */
const VideoConversionFailed = z.object({
  type: z.literal("VideoConversionFailed"),
  data: z.object({
    videoId,
    fileId,
    why: z.enum(conversionFailures),
  }),
});
/** Whoever sent it has told something else about it. */
const VideoRetitled = z.object({
  type: z.literal("VideoRetitled"),
  data: z.object({ videoId, personal: VideoWords.omit({ fileName: true }).nullable() }),
});

export const markTypes = [
  "line",
  "circle",
  "rectangle",
  "text",
  "arrow",
  "freehand",
  "angle",
  "distance",
  "scale", // a known length, by which distances are measured
] as const;

/** Something drawn on a video's picture, on a plane of 640 × 360 units in the middle of which the picture lies. */
const Mark = z.object({
  id: z.string(), // a UUID, made where it was drawn
  type: z.enum(markTypes),
  timestamp: z.number(), // s
  startX: z.number().optional(),
  startY: z.number().optional(),
  endX: z.number().optional(),
  endY: z.number().optional(),
  radius: z.number().optional(),
  width: z.number().optional(), // negative where it was drawn to the left
  height: z.number().optional(),
  points: z.string().optional(), // packed: see marksRule
  inches: z.number().optional(), // of a scale
  text: z.string().optional(),
  color: z.string(), // "#ff0000"
});
export type Mark = z.infer<typeof Mark>;

/** Somebody drew on it, or changed or removed what they had drawn. Nobody touches another's marks. */
const VideoAnnotated = z.object({
  type: z.literal("VideoAnnotated"),
  data: z.object({
    videoId,
    by: z.string(), // the account that drew
    added: z.array(z.string()), // ids, in the order in which they were drawn
    changed: z.array(z.string()),
    removed: z.array(z.string()),
    personal: z.object({ added: z.array(Mark), changed: z.array(Mark) }).nullable(), // null: removed only, or deleted
  }),
});
/** What recordings of a voice are. */
export const soundTypes = ["webm", "m4a"] as const;

/** What a coach did to the picture while talking: when, s since the start, what, and to which value. */
const VoiceAction = z.union([
  z.tuple([z.number(), z.enum(["seek", "play", "pause"]), z.number()]), // s in the video
  z.tuple([z.number(), z.literal("rate"), z.number()]),
  z.tuple([z.number(), z.literal("show"), z.string()]), // a mark's id
]);
export type VoiceAction = z.infer<typeof VoiceAction>;

/** A coach talked about it: a recording, and everything the coach did to the picture while talking. */
const VoiceNoteAdded = z.object({
  type: z.literal("VoiceNoteAdded"),
  data: z.object({
    videoId,
    noteId: z.string(),
    by,
    fileId,
    container: z.enum(soundTypes),
    bytes: z.int(),
    sha256: z.string(), // hex, of the sealed bytes
    seconds: z.number(),
    personal: z.object({ actions: z.array(VoiceAction), transcript: z.string().optional() }).nullable(),
  }),
});
/** Its recording is removed right after. */
const VoiceNoteRemoved = z.object({
  type: z.literal("VoiceNoteRemoved"),
  data: z.object({
    videoId,
    noteId: z.string(),
    fileId,
    by,
    why: z.enum(["removed", "coach erased"]),
  }),
});
/** An instructor has begun to review it, and so claimed it if nobody had been chosen. */
const VideoReviewStarted = z.object({
  type: z.literal("VideoReviewStarted"),
  data: z.object({ videoId, instructorId: z.string() }),
});
/** Feedback was published. Published again, it is a new version. */
const VideoReviewed = z.object({
  type: z.literal("VideoReviewed"),
  data: z.object({
    videoId,
    by,
    personal: z
      .object({
        feedback: z.string().optional(), // none: the review says nothing in words
        instructorNotes: z.string().optional(), // never for the player's side
      })
      .nullable(),
  }),
});
/** Only the notes of a reviewed video have changed. */
const VideoNoted = z.object({
  type: z.literal("VideoNoted"),
  data: z.object({ videoId, by, personal: z.object({ instructorNotes: z.string().optional() }).nullable() }),
});
/** A step back. */
const VideoReturned = z.object({
  type: z.literal("VideoReturned"),
  data: z.object({
    videoId,
    by,
    from: z.enum(["in_progress", "reviewed", "archived"]),
    to: z.enum(["pending", "in_progress", "reviewed"]),
    personal: z.object({ reason: z.string() }).nullable(),
  }),
});
/** It waits again, for whichever instructor begins first. */
const VideoUnassigned = z.object({
  type: z.literal("VideoUnassigned"),
  data: z.object({
    videoId,
    instructorId: z.string(), // who had it
    why: z.enum(["given back", "no instructor anymore"]),
  }),
});
const VideoArchived = z.object({ type: z.literal("VideoArchived"), data: z.object({ videoId, by }) });
/** Ends every decision about it. The destroying of its key and the removing of its files follow right after. */
const VideoDeleted = z.object({
  type: z.literal("VideoDeleted"),
  data: z.object({ videoId, why: z.enum(["deleted", "player erased"]) }),
});

export const VideoEvent = z.discriminatedUnion("type", [
  VideoUploaded,
  VideoProbed,
  VideoRenditionMade,
  VideoConversionFailed,
  VideoRetitled,
  VideoAnnotated,
  VoiceNoteAdded,
  VoiceNoteRemoved,
  VideoReviewStarted,
  VideoReviewed,
  VideoNoted,
  VideoReturned,
  VideoUnassigned,
  VideoArchived,
  VideoDeleted,
]);
export type VideoEvent = z.infer<typeof VideoEvent>;

export const videoStream = (videoId: string) => `video-${videoId}`;

/** A video has a key of its own, which seals its words and, by keys made of it, its files. */
export const videoSubject = (videoId: string) => `video-${videoId}`;

const itself = (data: { videoId: string }) => videoSubject(data.videoId);
/** Whose key seals which part of a fact. */
export const videoSecrets = {
  VideoUploaded: { personal: itself },
  VideoRetitled: { personal: itself },
  VideoAnnotated: { personal: itself },
  VoiceNoteAdded: { personal: itself },
  VideoReviewed: { personal: itself },
  VideoNoted: { personal: itself },
  VideoReturned: { personal: itself },
} as const;
