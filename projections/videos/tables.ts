import { jsonb, table, text } from "../table.ts";
import type { Mark } from "./markView.ts";
import type { FocusStatus } from "./progressView.ts";
import type { VoiceAction } from "./voiceView.ts";
import type { Container, Picture, VideoStatus, VideoType } from "./view.ts";

/** Every video; a deleted one keeps its ids. */
export const videos = table("videos", {
  key: "id",
  columns: {
    id: "text",
    studentId: "text",
    by: "text", // the account that sent it
    instructorId: "text?", // null: whichever instructor looks at it first
    videoType: text<VideoType>(),
    title: "text?",
    description: "text?",
    fileName: "text?",
    fileId: "text",
    bytes: "integer",
    sha256: "text", // hex, of the sealed bytes
    picture: jsonb<Picture>("?"),
    copyId: "text?", // the file's of a copy that plays everywhere
    copyPicture: jsonb<Picture>("?"),
    conversionFailed: "text?", // why
    posterId: "text?", // its file's
    posterContainer: text<Container>("?"),
    status: text<VideoStatus>(),
    feedback: "text?",
    instructorNotes: "text?", // never for the player's side
    reviewedAt: "text?", // the feedback it has
    firstReviewedAt: "text?", // the first it had
    reviewedBy: "text?",
    withSince: "text?", // when the instructor was chosen, or began
    waitingSince: "text?", // for a review; null: it has one
    uploadedAt: "text",
    updatedAt: "text",
    deletedAt: "text?",
  },
  indexes: [["studentId", "uploadedAt"], ["instructorId", "uploadedAt"], ["uploadedAt"], ["by"], ["waitingSince"]],
});

/** What was said in reviews, by its fact: each version of the feedback, and why a video went back. */
export const videoReviews = table("video_reviews", {
  key: "id",
  columns: {
    id: "text", // the fact's
    videoId: "text",
    by: "text",
    at: "text",
    feedback: "text?",
    instructorNotes: "text?", // never for the player's side
    reason: "text?",
  },
  indexes: [["videoId", "at"], ["by"]],
});

/** The files of each video: as it was sent, and what was made of it. */
export const videoFiles = table("video_files", {
  key: "fileId",
  columns: {
    fileId: "text",
    videoId: "text",
    container: text<Container>("?"), // null: not looked at
    bytes: "integer",
    sha256: "text", // hex, of the sealed bytes
  },
});

/** What coaches recorded on videos. */
export const voiceNotes = table("voice_notes", {
  key: "id",
  columns: {
    id: "text",
    videoId: "text",
    by: "text",
    fileId: "text",
    container: text<Container>(),
    milliseconds: "integer",
    actions: jsonb<VoiceAction[]>("?"), // null: the video is deleted
    transcript: "text?",
    addedAt: "text",
  },
  indexes: [["videoId", "addedAt"], ["by"], ["fileId"]],
});

/** What is drawn on videos, by whom. */
export const marks = table("marks", {
  key: "key",
  columns: {
    key: "text", // the video's id and its own
    videoId: "text",
    id: "text",
    by: "text", // the account that drew it
    drawnAt: "text",
    n: "integer", // of those that were saved together
    mark: jsonb<Mark>("?"), // null: the video is deleted
  },
  indexes: [["videoId", "drawnAt", "n"]],
});

/** What players work on, or did. */
export const focusPoints = table("focus_points", {
  key: "id",
  columns: {
    id: "text",
    studentId: "text",
    by: "text", // the instructor who set it
    videoId: "text?", // what it was seen in
    title: "text?",
    description: "text?",
    status: text<FocusStatus>(),
    setAt: "text",
    endedAt: "text?", // when it was reached or dropped
    updatedAt: "text",
  },
  indexes: [["studentId", "setAt"], ["videoId"]],
});
