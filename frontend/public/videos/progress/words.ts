export const progressPageWords = {
  progress: "Progress",
  progressOf: (name: string) => `${name}’s progress`,
  intro: "What you’re working on with your coach, and how far you’ve come.",
  logInToSee: "Log in to see what you’re working on with your coach, and how far you’ve come.",
  logIn: "Log in",
  whose: "Player",
  couldntLoad: "We couldn’t load this progress",
  playerDashboard: "Player Dashboard",
  videoLibrary: "Video Library",
  staff:
    "This page is for players and their families. You’ll find each player’s progress on their page under Students.",
  toStudents: "Go to students",
};

export const progressWords = {
  workingOn: "Working on",
  nothingYet: "Nothing right now. When your coach asks you to work on something, it will be here.",
  reached: "Reached",
  howFar: "How far you’ve come",
  noneYet: "Nothing to show yet",
  whatComes: "Reviewed videos, lessons, and practice will show up here month by month.",
};
