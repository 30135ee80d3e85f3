import type { Context, HistoryOf } from "../context.ts";
import { focusPointsProjector } from "./focusPoints.ts";
import type { ProgressFact } from "./progressView.ts";
import { marksProjector } from "./marks.ts";
import { videosProjector } from "./videos.ts";
import type { VideoFact } from "./view.ts";
import type { SnippetFact } from "./snippetView.ts";
import { snippetsProjector } from "./snippets.ts";
import { voiceNotesProjector } from "./voiceNotes.ts";
import { weeklyVideosProjector } from "./weekly.ts";
import type { WeeklyFact } from "./weeklyView.ts";

const history: HistoryOf<VideoFact | ProgressFact | WeeklyFact | SnippetFact> = {
  VideoUploaded: { of: "videoId", state: "pending" },
  VideoProbed: { of: "videoId" },
  VideoRenditionMade: { of: "videoId" },
  VideoConversionFailed: { of: "videoId" },
  VideoRetitled: { of: "videoId" },
  VideoAnnotated: { of: "videoId" },
  VoiceNoteAdded: { of: "videoId" },
  VoiceNoteRemoved: { of: "videoId" },
  VideoReviewStarted: { of: "videoId", state: "in_progress" },
  VideoReviewed: { of: "videoId", state: "reviewed" },
  VideoNoted: { of: "videoId" },
  VideoReturned: { of: "videoId", state: ({ to }) => to },
  VideoUnassigned: { of: "videoId", state: "pending" },
  VideoArchived: { of: "videoId", state: "archived" },
  VideoDeleted: { of: "videoId", state: "deleted" },

  FocusPointSet: { of: "focusPointId", state: "working_on" },
  FocusPointCorrected: { of: "focusPointId" },
  FocusPointReached: { of: "focusPointId", state: "reached" },
  FocusPointDropped: { of: "focusPointId", state: "dropped" },
  FocusPointReopened: { of: "focusPointId", state: "working_on" },

  SnippetSaved: { of: "snippetId" },
  SnippetReworded: { of: "snippetId" },
  SnippetDeleted: { of: "snippetId" },
  SnippetRestored: { of: "snippetId" },

  WeeklyVideoPublished: { of: "weeklyVideoId" },
  WeeklyVideoCorrected: { of: "weeklyVideoId" },
  WeeklyCopyMade: { of: "weeklyVideoId" },
  WeeklyConversionFailed: { of: "weeklyVideoId" },
  WeeklyPosterMade: { of: "weeklyVideoId" },
  WeeklyVideoRemoved: { of: "weeklyVideoId" },
  WeeklyVideoPractised: { of: "weeklyVideoId" },
  WeeklyVideoUnticked: { of: "weeklyVideoId" },
  WeeklyMailStopped: { of: "userId" },
  WeeklyMailResumed: { of: "userId" },
};

const family = `select :userId union all select "playerId" from read.guardians where "userId" = :userId and until is null`;

export const videos = {
  name: "videos",
  projectors: [
    videosProjector,
    marksProjector,
    focusPointsProjector,
    weeklyVideosProjector,
    voiceNotesProjector,
    snippetsProjector,
  ],
  history,
  notGone: [
    `exists (select from read.videos v where v."deletedAt" is null and v."studentId" = e.subject)`,
    `exists (select from read.voice_notes n where n.by = e.subject and n.actions is not null)`,
    `exists (select from read.weekly_videos w where w."removedAt" is null and w."instructorId" = e.subject)`,
  ],
  begunErasing: [
    `select 'video-' || v.id as id from read.videos v
      where v."deletedAt" is not null and not exists (select from read.erasures d where d.subject = 'video-' || v.id)`,
    `select 'weeklyVideo-' || w.id as id from read.weekly_videos w
      where w."removedAt" is not null and not exists (select from read.erasures d where d.subject = 'weeklyVideo-' || w.id)`,
  ],
  things: [
    `select id from read.videos where "studentId" in (${family})`,
    `select id from read.weekly_videos where "instructorId" = :userId`,
    `select id from read.snippets where by = :userId`,
    `select id from read.focus_points where "studentId" in (${family})`,
  ],
} satisfies Context;
