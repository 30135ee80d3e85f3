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
  compareWithThis: "Compare a swing with this",
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
  uploadAVideo: "Upload a video",
};

export const weeklyEmailWords = {
  emailMe: "Email me about new videos to practice",
  parentToo: "This goes for your parent’s emails, too.",
  isOn: "We’ll email you about new videos",
  isOff: "You won’t get emails about new videos anymore",
  couldntSave: "Couldn’t save",
  pleaseTryAgain: "Please try again.",
  title: "Emails about new videos",
  stopIntro: "We email you when a coach has a new video to practice. You can stop that here.",
  bothStop: "For a player under 18, this stops them for the player and the parent.",
  stop: "Stop these emails",
  saving: "Saving…",
  stopped: "You won’t get these emails anymore",
  stoppedText: "New videos still show up on the player dashboard.",
  mistake: "Turn them back on",
  backOn: "These emails are back on",
  backOnText: "We’ll email you when there’s something new to practice.",
  deadText: "Please use the one in our latest email, or turn these emails off on your dashboard.",
  dashboard: "Open the dashboard",
};
