export const footerWords = {
  bookALesson: "Book a lesson",
  instructors: "Instructors",
  campsAndClinics: "Camps and clinics",
  coachingCredentials: "Coaching credentials",
  videoAnalysis: "Video analysis",
  findATeam: "Find a team",
  createATeam: "Create a team",
  privacy: "Privacy",
  terms: "Terms",
  refundsCancellations: "Refunds & Cancellations",
  hittingAndFieldingOne: "Hitting and fielding, one rep at a time. Baseball and softball training for every age.",
  footer: "Footer",
  policies: "Policies",
  licenses: "Licenses",
};

export const navigationWords = {
  instructorDashboard: "Instructor Dashboard",
  playerDashboard: "Player Dashboard",
};

export const whoIsLoggedInWords = {
  instructor: "Instructor",
};

export const accountAreaWords = {
  login: "Login",
  signUp: "Sign Up",
  logout: "Logout",
};

export const mobileMenuWords = {
  menu: "Menu",
  logout: "Logout",
  login: "Login",
  signUp: "Sign Up",
};

export const navigationBarWords = {
  main: "Main",
};

export const sessionEndedBannerWords = {
  logIn: "Log in",
  youveBeenLoggedOut: "You've been logged out. Log in to continue.",
};

export const sessionEndedWords = {
  notNow: "Not now",
};

export const frameWords = {
  skipToContent: "Skip to content",
  thisPageDidntLoad: "This page didn't load",
  thisPartDidntLoad: "This part didn't load. Check your connection.",
  checkYourConnection: "Check your connection and try again. Your bookings are safe.",
  tryAgain: "Try again",
};

export const handleWords = {
  copied: "Copied!",
  labelCopiedToClipboard: (label: string) => `${label} copied to clipboard`,
  couldntCopy: "Couldn't copy",
  yourBrowserWont: (handle: string) => `Your browser won't allow it. Please type ${handle} instead.`,
  copyLabelHandle: (label: string) => `Copy ${label} handle`,
  copy: "Copy",
};

export const historyListWords = {
  history: "History",
  byActor: (actor: string) => ` by ${actor}`,
};

export const notFoundPageWords = {
  pageNotFound: "Page Not Found",
  thisOneWentFoul: "This one went foul: there's no page at this address.",
  goHome: "Go Home",
};
