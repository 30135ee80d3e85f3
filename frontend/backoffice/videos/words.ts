import { counted } from "../../shared/formats.ts";
export const studentProgressWords = {
  focusPoints: "Focus points",
  progress: "Progress",
  couldntLoad: "We couldn’t load the progress",
  notYours:
    "Once you’ve had a lesson with this player, or a video from them, you can set focus points and see how they’re coming along.",
  noneYet: "Nothing to work on yet.",
  noMonthsYet: "Reviewed videos, lessons, and practice will show up here month by month.",
  ended: (n: number) => `Reached or dropped (${n})`,
};

export const focusActWords = {
  set: "Set focus point",
  correct: "Correct focus point",
  save: "Save",
  whatToWorkOn: "What to work on",
  likeThis: "Say, “Keep the front shoulder closed”",
  howToPractice: "How to practice it (optional)",
  theFamilySees: "The player and their family will see this.",
  isSet: "Focus point set",
  isCorrected: "Focus point corrected",
  couldntSet: "Couldn’t set the focus point",
  couldntChange: "Couldn’t change the focus point",
  reached: "Reached",
  drop: "Drop",
  reopen: "Reopen",
  edit: "Correct",
  isNow: { reached: "Marked as reached", dropped: "Focus point dropped", working_on: "Focus point reopened" },
  of: (act: string, title: string) => `${act}: ${title}`,
};

export const failedToFetchVideos = "Failed to fetch videos";

export const videoListWords = {
  videos: "Videos",
  lead: "Swings sent to you, and those no coach has yet. The longest waiting come first.",
  leadForAdmins: "Every swing that players sent in. The longest waiting come first.",
  status: "Status",
  all: "All",
  toReview: "To review",
  noCoachYet: "No coach yet",
};

export const videoRowsWords = {
  noMatches: "No matches",
  tryAnother: "Try another status.",
  showAll: "Show all videos",
  noneYet: "No videos yet",
  theyComeHere: "Videos that players upload show up here.",
  video: "Video",
  player: "Player",
  coach: "Coach",
  status: "Status",
  waiting: "Waiting",
  actions: "Actions",
  noCoachYet: "No coach yet",
  removedPlayer: "Removed player",
  viewVideo: "View Video",
  addFeedback: "Add Feedback",
  startReview: "Start Review",
  of: (act: string, title: string) => `${act}: ${title}`,
  counted: (n: number) => counted(n, "video"),
};

export const clockWords = {
  left: (waiting: string, hours: number) => `${waiting} · ${counted(hours, "hour")} left of 24`,
  secondDay: (waiting: string, hours: number) => `${waiting} · due in ${counted(hours, "hour")}`,
  isLate: (waiting: string) => `${waiting} · overdue`,
};

export const videoStatusWords = {
  updated: "Video status updated successfully",
  error: "Error",
  failedToUpdate: "Failed to update video status",
  theVideo: (title: string) => `the video “${title}”`,
  means: {
    pending: "It waits for its review again. You’ll say why.",
    in_progress: "You’re working on it.",
    reviewed: "It’s done.",
    archived: "It’s done, and nothing more is coming.",
  },
  moveThisBack: "Move this video back?",
  moveBack: "Move back",
  why: "Why? The player reads this.",
  sayWhy: "Please say why you’re moving it back.",
};

export const videosToReviewWords = {
  videosToReview: "Videos to review",
  withoutCoach: "Videos without a coach",
  noCoachFor: (player: string, waiting: string) => `${player} · no coach for ${waiting}`,
};
