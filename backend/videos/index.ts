import { focusPointsHeldOn } from "../../projections/videos/progressQueries.ts";
import { mayFollowVideo, videosHeldOn } from "../../projections/videos/queries.ts";
import { feedbackHeldOn, reviewsGivenBy } from "../../projections/videos/reviewQueries.ts";
import { snippetsHeldOn } from "../../projections/videos/snippetQueries.ts";
import { managesWeekly, practisedHeldOn, weeklyHeldOn } from "../../projections/videos/weeklyQueries.ts";
import { voiceNotesGivenBy, voiceNotesHeldOn } from "../../projections/videos/voiceQueries.ts";
import type { MaySeeStory } from "../backend.ts";
import type { Context } from "../context.ts";
import { aMinute, anHour, tenMinutes } from "../timed/timedWork.ts";
import { videoCalls } from "./calls.ts";
import { coachPhotoCalls, coachPhotoUndos, removePhotosOfErased } from "./coachPhotos/calls.ts";
import { VideoView } from "./contract.ts";
import { followErasure } from "./deleteVideo.ts";
import { finishUploads, removeOrphans } from "./finishing.ts";
import { maySeeFocusPoint, progressCalls } from "./progress/calls.ts";
import { guardianProgressCalls, progressLimits } from "./progress/guardianCalls.ts";
import { FocusPointView, ProgressView } from "./progress/contract.ts";
import { markCalls } from "./marks/calls.ts";
import { MarkView } from "./marks/contract.ts";
import { mailFamilyWhenVideoReviewed } from "./mails/mailFamilyWhenVideoReviewed.ts";
import { mailInstructorsWhenVideoWaits, remindOfVideos } from "./mails/mailInstructorsWhenVideoWaits.ts";
import { resumableCalls } from "./resumable/calls.ts";
import { reviewCalls, VideoHistoryEntry } from "./review/reviewCalls.ts";
import { takeFromErased, takeFromFormer } from "./review/takeFromFormer.ts";
import { viewerOf } from "./seen.ts";
import { snippetCalls, snippetUndos } from "./snippets/calls.ts";
import { SnippetView } from "./snippets/contract.ts";
import { videoLimits } from "./upload.ts";
import { followVoiceErasure, voiceCalls } from "./voice/calls.ts";
import { VoiceNoteView } from "./voice/contract.ts";
import { weeklyCalls } from "./weekly/calls.ts";
import { weeklyMailCalls } from "./weekly/mailChoice.ts";
import { mailWhatIsNew, mailWhenWeeklyVideoPublished } from "./weekly/mails.ts";
import { followWeeklyErasure } from "./weekly/removeWeekly.ts";
import { WeeklyPlayerView, WeeklyVideoView } from "./weekly/weeklyContract.ts";

const maySeeStory: MaySeeStory = async (db, user, of) =>
  (await mayFollowVideo(db, viewerOf(user), of)) ??
  (await managesWeekly(db, viewerOf(user), of)) ??
  maySeeFocusPoint(db, user, of);

export const videos: Context = {
  name: "videos",
  calls: {
    videos: [...videoCalls, ...resumableCalls, ...reviewCalls, ...markCalls, ...voiceCalls],
    "coach photos": coachPhotoCalls,
    snippets: snippetCalls,
    progress: [...progressCalls, ...guardianProgressCalls],
    "weekly videos": [...weeklyCalls, ...weeklyMailCalls],
  },
  limits: { ...videoLimits, ...progressLimits },
  shapes: {
    VideoView,
    VideoHistoryEntry,
    MarkView,
    VoiceNoteView,
    FocusPointView,
    ProgressView,
    SnippetView,
    WeeklyVideoView,
    WeeklyPlayerView,
  },
  mails: [mailInstructorsWhenVideoWaits, mailFamilyWhenVideoReviewed, mailWhenWeeklyVideoPublished],
  timed: [
    { name: "take videos from former instructors", every: aMinute, byTheClock: true, run: takeFromFormer },
    { name: "remind of videos", every: tenMinutes, byTheClock: true, run: remindOfVideos },
    { name: "finish uploads", every: aMinute, run: finishUploads },
    { name: "remove files of no video", every: anHour, byTheClock: true, run: removeOrphans },
    { name: "mail new weekly videos", every: tenMinutes, byTheClock: true, run: mailWhatIsNew },
  ],
  whenErased: [followErasure, followWeeklyErasure, followVoiceErasure, takeFromErased, removePhotosOfErased],
  undos: [...snippetUndos, ...coachPhotoUndos],
  maySeeStory,
  exported: [
    { name: "videos", rows: ({ db }, userId) => videosHeldOn(db, userId) },
    { name: "focusPoints", rows: ({ db }, userId) => focusPointsHeldOn(db, userId) },
    { name: "videoFeedback", rows: ({ db }, userId) => feedbackHeldOn(db, userId) },
    { name: "videoReviewsGiven", rows: ({ db }, userId) => reviewsGivenBy(db, userId) },
    { name: "videoVoiceNotes", rows: ({ db }, userId) => voiceNotesHeldOn(db, userId) },
    { name: "videoVoiceNotesGiven", rows: ({ db }, userId) => voiceNotesGivenBy(db, userId) },
    { name: "weeklyVideos", rows: ({ db }, userId) => weeklyHeldOn(db, userId) },
    { name: "feedbackSnippets", rows: ({ db }, userId) => snippetsHeldOn(db, userId) },
    { name: "practiced", rows: ({ db }, userId) => practisedHeldOn(db, userId) },
  ],
};
