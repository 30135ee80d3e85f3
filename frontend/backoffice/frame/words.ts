export const destinationsWords = {
  overview: "Overview",
  today: "Today",
  teaching: "Teaching",
  camps: "Camps & teams",
  people: "People",
  mail: "Email",
  playerDashboard: "Player Dashboard",
  instructorDashboard: "Instructor Dashboard",
  adminDashboard: "Admin Dashboard",
  campsClinics: "Camps & Clinics",
  bookLesson: "Book Lesson",
  home: "Home",
  login: "Login",
  signUp: "Sign Up",
};

export const topBarWords = {
  menu: "Menu",
  logout: "Logout",
  site: "Site",
};

export const loadingWords = {
  loading: "Loading",
};

export const pageSectionWords = {
  seeAll: "See all",
  seeAllOf: (title: string) => `See all: ${title}`,
};

export const searchAndChipsWords = {
  all: "All",
};

export const formDialogWords = {
  cancel: "Cancel",
};

export const confirmDialogWords = {
  keepAsItIs: "Keep as it is",
};

export const factWords = {
  removed: "Removed",
  notGiven: "Not given",
};

export const jumpLinksWords = {
  onThisPage: "On this page",
};

export const statusMenuWords = {
  setStatusOf: (what: string) => `Set status of ${what}`,
  setStatus: "Set status",
};

export const crashWords = {
  thisScreenStopped: "This screen stopped working. Anything you saved is safe.",
  didntLoad: "This screen didn’t load",
  checkYourConnection: "Check your connection. It loads by itself once you’re back online.",
  stillNoConnection: "Still no connection",
  checkAndTryAgain: "Check your connection and try again.",
  backToOverview: "Back to overview",
};

export const navigationWords = {
  dashboard: "Dashboard",
  more: "More",
  waiting: (count: number) => `${count} waiting`,
};

export const frameWords = {
  skipToContent: "Skip to content",
};

export const notFoundWords = {
  pageNotFound: "Page Not Found",
  theresNothingAt: "There's nothing at this address",
};

export const exportWords = {
  exportCsv: "Export CSV",
  couldntExport: "Couldn’t export",
};

export const listBarWords = {
  view: "View",
  compactRows: "Compact rows",
};

export const savedFiltersWords = {
  save: (name: string) => `Save “${name}”`,
  apply: (name: string) => `Saved filter: ${name}`,
  remove: (name: string) => `Remove saved filter: ${name}`,
};

export const inInboxWords = {
  looksAfterThis: (name: string) => `${name} looks after this.`,
  answered: (date: string) => `Answered by email on ${date}.`,
  nobodyDoes: "Nobody has taken this yet.",
  openInInbox: "Open in the inbox",
};
