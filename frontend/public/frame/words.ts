export const footerWords = {
  bookALesson: "Book a lesson",
  instructors: "Instructors",
  campsAndClinics: "Camps and clinics",
  videoAnalysis: "Video analysis",
  privacy: "Privacy",
  terms: "Terms",
  refundsCancellations: "Refunds & Cancellations",
  hittingAndFieldingOne: "Hitting and fielding, one rep at a time. Baseball and softball training for every age.",
  footer: "Footer",
  policies: "Policies",
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
  youWereSignedOut: "You were signed out. Log in to go on.",
};

export const sessionEndedWords = {
  notNow: "Not now",
};

export const frameWords = {
  skipToContent: "Skip to content",
  thisPageCouldNot: "This page could not be shown",
  pleaseCheckYourConnection: "Please check your connection and try again. Whatever you have booked is safe.",
  tryAgain: "Try again",
};

export const handleWords = {
  copied: "Copied!",
  labelCopiedToClipboard: (label: string) => `${label} copied to clipboard`,
  notCopied: "Not copied",
  yourBrowserDoesNot: (handle: string) => `Your browser does not allow it. Please type ${handle}.`,
  copyLabelHandle: (label: string) => `Copy ${label} handle`,
  copy: "Copy",
};

export const historyListWords = {
  history: "History",
  byActor: (actor: string) => ` by ${actor}`,
};

export const notFoundPageWords = {
  pageNotFound: "Page Not Found",
  thisOneWentFoul: "This one went foul: there is no page at this address.",
  goHome: "Go Home",
};
