export const progressPageWords = {
  progress: "Progress",
  progressOf: (name: string) => `${name}’s progress`,
  intro: "What you’re working on with your coach, and how far you’ve come.",
  introOf: (name: string) => `What ${name} is working on with the coach, and how far they’ve come.`,
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
  nothingYet: "Nothing right now. Focus points from the coach will be here.",
  reached: "Reached",
  howFar: "How far you’ve come",
  howFarTheyve: "How far they’ve come",
  noneYet: "Nothing to show yet",
  whatComes: "Reviewed videos, lessons, and practice will show up here month by month.",
};

export const showGuardianWords = {
  show: "Show it to your parent",
  yourParent: "your parent or guardian",
  what: (name: string) => `${name} can see this page, too, with a link we email. No account needed.`,
  emailALink: "Email a link",
  sending: "Sending...",
  sent: "Link sent",
  emailing: (name: string) => `We’re emailing ${name}.`,
  couldntSend: "We couldn’t send the link",
  tryAgain: "Please try again.",
};

export const guardianProgressWords = {
  progress: "Progress",
  yourPlayer: "Your player",
  progressOf: (name: string) => `${name}’s progress`,
  intro: "What your player is working on with the coach, and how far they’ve come.",
  couldntLoad: "We couldn’t load this progress",
  dead: "This link doesn’t work anymore. Ask for a new one below.",
  forParents:
    "For parents and guardians of players under 18. Enter the email that you confirmed the account with, and we’ll email you a link.",
  email: "Email",
  emailMeALink: "Email me a link",
  sending: "Sending...",
  couldntSend: "We couldn’t send the email. Please try again.",
  checkYourEmail: "Check your email",
  tryAnother: "Try another email",
  onItsWay: (email: string) =>
    `If you confirmed a child’s account with ${email}, a link is on its way. It works for 30 days.`,
};
