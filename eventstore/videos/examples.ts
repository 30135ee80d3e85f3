import type { VideoEvent } from "./events.ts";

const file = "0190f1c5-7a00-4000-8000-00000000f11e";

/** One valid example of each fact, for tests to build on. */
export const uploaded = {
  type: "VideoUploaded",
  data: {
    videoId: "v1",
    studentId: "kim",
    by: "pat",
    instructorId: "riley",
    videoType: "practice",
    fileId: file,
    bytes: 9881,
    sha256: "5f".repeat(32),
    personal: { title: "Cage, Tuesday", description: "Does my elbow drop?", fileName: "IMG_0412.MOV" },
  },
} satisfies VideoEvent;
export const probed = {
  type: "VideoProbed",
  data: {
    videoId: "v1",
    fileId: file,
    container: "mov",
    playable: "everywhere",
    seconds: 12.4,
    width: 720,
    height: 1280,
    rotation: 270,
    fps: 59.94,
    isVariable: false,
    codec: "avc",
    audio: "aac",
  },
} satisfies VideoEvent;
export const posterKept = {
  type: "VideoRenditionMade",
  data: {
    videoId: "v1",
    fileId: "0190f1c5-7a00-4000-8000-00000000feed",
    rendition: "poster",
    container: "webp",
    bytes: 4212,
    sha256: "a4".repeat(32),
  },
} satisfies VideoEvent;
export const probedHevc = {
  ...probed,
  data: { ...probed.data, playable: "some", codec: "hevc" },
} satisfies VideoEvent;
export const converted = {
  type: "VideoRenditionMade",
  data: {
    videoId: "v1",
    fileId: "0190f1c5-7a00-4000-8000-00000000c097",
    rendition: "copy",
    container: "mp4",
    bytes: 7204,
    sha256: "b7".repeat(32),
    picture: {
      container: "mp4",
      playable: "everywhere",
      seconds: 12.4,
      width: 720,
      height: 1280,
      rotation: 0,
      fps: 59.94,
      isVariable: false,
      codec: "avc",
      audio: "aac",
    },
  },
} satisfies VideoEvent;
export const conversionFailed = {
  type: "VideoConversionFailed",
  data: { videoId: "v1", fileId: file, why: "unreadable" },
} satisfies VideoEvent;
export const retitled = {
  type: "VideoRetitled",
  data: { videoId: "v1", personal: { title: "Cage, Wednesday" } },
} satisfies VideoEvent;
const elbow = "0190f1c5-7a00-4000-8000-0000000e1b0e";
export const annotated = {
  type: "VideoAnnotated",
  data: {
    videoId: "v1",
    by: "riley",
    added: [elbow],
    changed: [],
    removed: [],
    personal: {
      added: [
        {
          id: elbow,
          type: "angle",
          timestamp: 3.4,
          points: "3205,1800 400,-20 -100,600",
          text: "Elbow up",
          color: "#ff0000",
        },
      ],
      changed: [],
    },
  },
} satisfies VideoEvent;
export const markRemoved = {
  type: "VideoAnnotated",
  data: { videoId: "v1", by: "riley", added: [], changed: [], removed: [elbow], personal: null },
} satisfies VideoEvent;
export const reviewStarted = {
  type: "VideoReviewStarted",
  data: { videoId: "v1", instructorId: "riley" },
} satisfies VideoEvent;
export const reviewed = {
  type: "VideoReviewed",
  data: {
    videoId: "v1",
    by: "riley",
    personal: { feedback: "Keep your back elbow up.", instructorNotes: "Sore shoulder in spring." },
  },
} satisfies VideoEvent;
export const noted = {
  type: "VideoNoted",
  data: { videoId: "v1", by: "riley", personal: { instructorNotes: "Shoulder is fine again." } },
} satisfies VideoEvent;
export const returned = {
  type: "VideoReturned",
  data: { videoId: "v1", by: "riley", from: "reviewed", to: "in_progress", personal: { reason: "Wrong swing." } },
} satisfies VideoEvent;
export const unassigned = {
  type: "VideoUnassigned",
  data: { videoId: "v1", instructorId: "riley", why: "given back" },
} satisfies VideoEvent;
export const archived = { type: "VideoArchived", data: { videoId: "v1", by: "riley" } } satisfies VideoEvent;
export const deleted = { type: "VideoDeleted", data: { videoId: "v1", why: "deleted" } } satisfies VideoEvent;
export const talked = {
  type: "VoiceNoteAdded",
  data: {
    videoId: "v1",
    noteId: "n1",
    by: "riley",
    fileId: "0190f1c5-7a00-4000-8000-0000000050fd",
    container: "webm",
    bytes: 48_211,
    sha256: "c3".repeat(32),
    seconds: 12.4,
    personal: {
      actions: [
        [0, "seek", 1.2],
        [0, "rate", 0.25],
        [3.1, "show", "0190f1c5-7a00-4000-8000-00000000a261"],
        [4, "play", 1.2],
      ],
      transcript: "Watch the back elbow.",
    },
  },
} satisfies VideoEvent;
export const voiceNoteRemoved = {
  type: "VoiceNoteRemoved",
  data: { videoId: "v1", noteId: "n1", fileId: talked.data.fileId, by: "riley", why: "removed" },
} satisfies VideoEvent;
