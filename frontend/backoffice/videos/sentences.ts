import type { VideoFact, VideoStatus } from "../../../backend/videos/contract.ts";
import type { ProgressFact } from "../../../backend/videos/progress/contract.ts";
import type { SnippetFact } from "../../../backend/videos/snippets/contract.ts";
import type { WeeklyFact } from "../../../backend/videos/weekly/weeklyContract.ts";
import { statusWords } from "../../shared/videos/words.ts";
import type { Sentence } from "../context.ts";

export const sentences: Record<VideoFact | ProgressFact | WeeklyFact | SnippetFact, Sentence> = {
  VideoUploaded: "uploaded the video",
  VideoProbed: "noted the video’s length and size",
  VideoRenditionMade: ({ details }) =>
    details?.["rendition"] === "copy" ? "made a copy that plays everywhere" : "added a picture of the video",
  VideoConversionFailed: "couldn’t make a copy of the video that plays everywhere",
  VideoRetitled: "changed the video’s title or description",
  VideoAnnotated: "drew on the video",
  VoiceNoteAdded: "recorded a voice note",
  VoiceNoteRemoved: "removed a voice note",
  VideoReviewStarted: "started the review",
  VideoReviewed: "published feedback",
  VideoNoted: "changed the coach’s notes",
  VideoReturned: "moved the video back",
  VideoUnassigned: "put the video back in every coach’s queue",
  VideoArchived: "archived the video",
  VideoDeleted: "deleted the video",

  SnippetSaved: "saved a snippet for feedback",
  SnippetReworded: "changed the snippet",
  SnippetDeleted: "deleted the snippet",
  SnippetRestored: "undid deleting the snippet",
  FocusPointSet: "set the focus point",
  FocusPointCorrected: "corrected the focus point",
  FocusPointReached: "marked the focus point as reached",
  FocusPointDropped: "dropped the focus point",
  FocusPointReopened: "reopened the focus point",

  WeeklyVideoPublished: "published the video",
  WeeklyVideoCorrected: "changed the video’s title, description or players",
  WeeklyCopyMade: "made a copy that plays everywhere",
  WeeklyConversionFailed: "couldn’t make a copy of the video that plays everywhere",
  WeeklyPosterMade: "added a picture of the weekly video",
  WeeklyVideoRemoved: "removed the video",
  WeeklyVideoPractised: "practiced it",
  WeeklyVideoUnticked: "took back that it was practiced",
  WeeklyMailStopped: "turned emails about weekly videos off",
  WeeklyMailResumed: "turned emails about weekly videos on",
};

export const states: Record<VideoStatus, string> = statusWords;
