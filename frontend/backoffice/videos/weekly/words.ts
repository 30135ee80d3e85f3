import { counted } from "../../../shared/formats.ts";
export const weeklyVideos = "Weekly Videos";
export const failedToFetch = "Failed to fetch weekly videos";

export const whoWords = {
  allMembers: "All active members",
  players: (count: number) => (count === 1 ? "1 player" : `${count} players`),
};

export const listWords = {
  lead: "Drills and examples for players to practice. They tick what they did, and you see it here.",
  publish: "Publish weekly video",
  noMatches: "No matches",
  tryAnother: "There’s nothing here with this filter.",
  showAll: "Show all weekly videos",
  noneYet: "No weekly videos yet",
  publishOne: "Publish a video or a link, for some players or for all active members.",
  title: "Title",
  for: "For",
  kind: "Kind",
  file: "Video",
  link: "Link",
  practiced: "Practiced",
  published: "Published",
  by: "Published by",
  publishedWhen: (who: string, when: string) => `For ${who} · ${when}`,
  counted: (n: number) => counted(n, "video"),
};

export const showWords = {
  weeklyVideo: "Weekly video",
  all: "All weekly videos",
  notFound: "Weekly video not found",
  cantFind: "We can’t find this weekly video",
  mayBeRemoved: "It may have been removed.",
  publishedBy: (coach: string, when: string) => `Published by ${coach}, ${when}`,
  removedCoach: "a removed coach",
  title: "Title",
  description: "What to practice",
  video: "Video",
  watch: "Watch",
  file: (name: string, size: string) => `${name} · ${size}`,
  link: "Link",
  for: "For",
  membersOnly: "Only while their membership is active",
  whoPracticed: "Who practiced",
  couldntLoadPlayers: "We couldn’t load the players",
  nobodyYet: "Nobody yet. Players tick it once they practiced.",
  notYet: "Not yet",
  practiced: (when: string) => `Practiced ${when}`,
  timeline: "Timeline",
};

export const publishWords = {
  publish: "Publish weekly video",
  done: "Weekly instructional video uploaded successfully",
  failed: "Failed to upload weekly video",
  title: "Title",
  description: "What to practice (optional)",
  kind: "Kind",
  file: "Video file",
  link: "Link",
  videoUrl: "Video URL",
  anyWebsite: "From any website, like https://example.com/drill",
  chooseFile: "Choose video file",
  chooseAnother: "Choose another file",
  formats: "MP4, MOV, AVI up to 1GB",
  chosen: (name: string, size: string) => `${name} · ${size}`,
  tooLarge: "File too large. Please try a smaller video file.",
  noVideo: "Please choose a video: MP4, MOV, AVI, WMV, WEBM, 3GP, or FLV.",
  players: "Players (optional)",
  search: "Type a name to search your students.",
  noneIsAll: "Nobody chosen: all active members will see it.",
  chosenSee: (count: number) =>
    count === 1 ? "Only this player will see it." : `Only these ${count} players will see it.`,
  familiesAreEmailed: "We’ll email their families.",
  onMonday: "We’ll email all members’ families on Monday, in one email with what else is new.",
  noMatches: "No matches",
  keepTyping: "Keep typing",
  requiresMembership: "Only while their membership is active",
  uploading: (percent: number) => `Uploading, ${percent}%`,
  checking: "Checking the video…",
  uploadProgress: "Upload progress",
  stop: "Stop upload",
};

export const correctWords = {
  edit: "Edit",
  correct: "Edit weekly video",
  formerPlayer: "A former player",
  save: "Save",
  done: "Weekly video saved",
  failed: "Couldn’t save the weekly video",
};

export const removeWords = {
  remove: "Remove video",
  question: (title: string) => `Remove “${title}”?`,
  whatGoes: "Players won’t see it anymore, and the video is deleted. This can’t be undone.",
  done: "Weekly video deleted successfully",
  failed: "Failed to delete video",
};
