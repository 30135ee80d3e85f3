export const weeklyWords = {
  weeklyInstructionVideos: "Weekly Instruction Videos",
  noneYet: "None yet. Drills from our coaches will be here.",
  nonePublished: "None yet. What you publish for players will be here.",
  manage: "Manage weekly videos",
  couldntLoad: "We couldn’t load the weekly videos",
  loading: "Loading weekly videos",
  showAll: (count: number) => `Show all ${count}`,
  removedCoach: "A coach",
  file: "Video",
  link: "Link, opens in a new tab",
  practiced: "Practiced",
  practicedBy: (name: string) => `${name} practiced this`,
  byCoach: (coach: string, when: string) => `${coach} · ${when}`,
  tellsYourCoach: "Your coach sees what you practiced.",
  couldntSave: "Couldn’t save",
  pleaseTryAgain: "Please try again.",
  practicedCount: (count: number) => (count === 1 ? "1 player practiced this" : `${count} players practiced this`),
};

export const weeklyVideoWords = {
  whatToPractice: "What to practice",
  openVideo: "Open video",
  isElsewhere: "This video is on another site. It opens in a new tab.",
  from: "From",
  published: "Published",
};

export const myVideosWords = {
  latestAnalysis: "Latest video analysis",
  noneYet: "No feedback yet. Once your coach has reviewed a video, it will be here.",
  allVideos: "All videos",
  loading: "Loading videos",
  failedToFetchVideos: "Failed to fetch videos",
};

export const weeklyEmailWords = {
  emailMe: "Email me new videos on Mondays",
  isOn: "You’ll get one email a week, when there’s something new",
  isOff: "You won’t get the weekly email anymore",
  couldntSave: "Couldn’t save",
  pleaseTryAgain: "Please try again.",
  weeklyEmail: "Weekly email",
  stopIntro: "On Mondays we email you what’s new to practice. You can stop that here.",
  stop: "Stop weekly emails",
  saving: "Saving…",
  stopped: "Weekly emails are off",
  stoppedText: "Emails about videos that are for your player alone still come.",
  mistake: "Turn them back on",
  backOn: "Weekly emails are on",
  backOnText: "You’ll hear from us on Mondays, when there’s something new.",
  deadTitle: "This link no longer works",
  deadText: "Please use the one in our latest email, or turn the email off on your dashboard.",
  dashboard: "Open the dashboard",
};
