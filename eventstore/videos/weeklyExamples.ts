import type { PracticeEvent, WeeklyVideoEvent } from "./weeklyEvents.ts";
import type { WeeklyMailEvent } from "./weeklyMailEvents.ts";

/** One valid example of each fact, for tests to build on. */
export const published = {
  type: "WeeklyVideoPublished",
  data: {
    weeklyVideoId: "w1",
    instructorId: "riley",
    assignedPlayerIds: ["kim"],
    requiresMembership: true,
    file: {
      fileId: "0190f1c5-7a00-4000-8000-0000000ee617",
      bytes: 7720,
      sha256: "7c".repeat(32),
      container: "mp4",
      playable: "everywhere",
      seconds: 2,
      width: 160,
      height: 90,
      rotation: 0,
      fps: 30,
      isVariable: false,
      codec: "avc",
      audio: null,
    },
    personal: { title: "Tee drill: inside pitch", description: "Ten a side", fileName: "tee drill.mp4" },
  },
} satisfies WeeklyVideoEvent;
export const linkPublished = {
  type: "WeeklyVideoPublished",
  data: {
    weeklyVideoId: "w2",
    instructorId: "riley",
    assignedPlayerIds: [],
    requiresMembership: true,
    file: null,
    personal: { title: "Hip turn", url: "https://video.example/hip-turn" },
  },
} satisfies WeeklyVideoEvent;
export const corrected = {
  type: "WeeklyVideoCorrected",
  data: {
    weeklyVideoId: "w1",
    assignedPlayerIds: ["kim", "lou"],
    requiresMembership: false,
    personal: { title: "Tee drill: outside pitch" },
  },
} satisfies WeeklyVideoEvent;
export const copyMade = {
  type: "WeeklyCopyMade",
  data: {
    weeklyVideoId: "w1",
    file: {
      ...published.data.file,
      fileId: "0190f1c5-7a00-4000-8000-0000000ee619",
      bytes: 7204,
      sha256: "b7".repeat(32),
    },
  },
} satisfies WeeklyVideoEvent;
export const conversionFailed = {
  type: "WeeklyConversionFailed",
  data: { weeklyVideoId: "w1", why: "unreadable" },
} satisfies WeeklyVideoEvent;
export const posterMade = {
  type: "WeeklyPosterMade",
  data: {
    weeklyVideoId: "w1",
    fileId: "0190f1c5-7a00-4000-8000-0000000ee618",
    container: "webp",
    bytes: 68,
    sha256: "3b".repeat(32),
  },
} satisfies WeeklyVideoEvent;
export const removed = {
  type: "WeeklyVideoRemoved",
  data: { weeklyVideoId: "w1", why: "removed" },
} satisfies WeeklyVideoEvent;
export const practised = {
  type: "WeeklyVideoPractised",
  data: { playerId: "kim", weeklyVideoId: "w1", by: "pat" },
} satisfies PracticeEvent;
export const unticked = {
  type: "WeeklyVideoUnticked",
  data: { playerId: "kim", weeklyVideoId: "w1", by: "pat" },
} satisfies PracticeEvent;
export const mailStopped = { type: "WeeklyMailStopped", data: { userId: "pat" } } satisfies WeeklyMailEvent;
export const mailResumed = { type: "WeeklyMailResumed", data: { userId: "pat" } } satisfies WeeklyMailEvent;
