import type { VideoView } from "../../backend/videos/contract.ts";
import type { WeeklyVideoView } from "../../backend/videos/weekly/weeklyContract.ts";

const file = {
  originalPath: "/api/uploads/v1.webm",
  conversion: null,
  fileName: "tee.webm",
  bytes: 9000,
  duration: 2,
  container: "webm",
  playable: "everywhere",
  width: 160,
  height: 90,
  fps: 30,
  isVariable: false,
} as const;

/** One video for specs: a player's, which waits for no coach in particular. */
export const video: VideoView = {
  ...file,
  id: "v1",
  isWeeklyInstruction: false,
  studentId: "dana",
  studentName: "Dana Lee",
  instructorId: null,
  instructorName: null,
  isOwn: true,
  title: "Front toss",
  description: null,
  videoType: "practice",
  status: "pending",
  feedback: null,
  reviewedAt: null,
  reviewedBy: null,
  withSince: null,
  waitingSince: "2030-05-01T12:00:00.000Z",
  waitingHours: 0,
  filePath: "/api/uploads/v1.webm",
  thumbnailPath: null,
  focusPoints: [],
  createdAt: "2030-05-01T12:00:00.000Z",
};

/** One weekly video for specs: a link, for one player. */
export const weeklyVideo: WeeklyVideoView = {
  id: "w1",
  isWeeklyInstruction: true,
  instructorId: "riley",
  instructorName: "Riley Brooks",
  isOwn: false,
  title: "Hip turn",
  description: "Slowly, ten times",
  uploadType: "url",
  videoType: "url_instruction",
  videoUrl: "https://video.example/hip-turn",
  filePath: null,
  thumbnailPath: null,
  file: null,
  assignedPlayerIds: ["dana"],
  requiresMembership: true,
  practiced: null,
  players: [{ playerId: "dana", practicedAt: null }],
  createdAt: "2030-05-01T12:00:00.000Z",
};

/** One of a file. */
export const weeklyFile: WeeklyVideoView = {
  ...weeklyVideo,
  id: "w2",
  title: "Tee drill",
  uploadType: "file",
  videoType: "lesson",
  videoUrl: null,
  filePath: "/api/uploads/w2.webm",
  file,
};
