export const destinationsWords = {
  overview: "Overview",
  playerDashboard: "Player Dashboard",
  instructorDashboard: "Instructor Dashboard",
  adminDashboard: "Admin Dashboard",
  campsClinics: "Camps & Clinics",
  bookLesson: "Book Lesson",
  home: "Home",
  login: "Login",
  signUp: "Sign Up",
};

export const siteMenuWords = {
  menu: "Menu",
  logout: "Logout",
};

export const topBarWords = {
  logout: "Logout",
  site: "Site",
};

export const frameSkeletonWords = {
  loading: "Loading",
};

export const searchAndChipsWords = {
  all: "All",
};

export const formDialogWords = {
  cancel: "Cancel",
};

export const rowsSkeletonWords = {
  loading: "Loading",
};

export const confirmDialogWords = {
  keepAsItIs: "Keep as it is",
};

export const factWords = {
  removed: "Removed",
  notGiven: "Not given",
};

export const jumpLinksWords = {
  partsOfThisPage: "Parts of this page",
};

export const statusMenuWords = {
  setStatusOfOf: (of: string) => `Set status of ${of}`,
  setStatus: "Set status",
};

export const crashWords = {
  thisScreenStoppedWorking: "This screen stopped working. What you saved is safe.",
  backToTheOverview: "Back to the overview",
};

export const phoneMoreWords = {
  more: "More",
  waitingWaiting: (waiting: number) => `${waiting} waiting`,
};

export const phoneNavWords = {
  dashboard: "Dashboard",
};

export const sideNavWords = {
  dashboard: "Dashboard",
  waitingWaiting: (waiting: number) => `${waiting} waiting`,
};

export const frameWords = {
  skipToTheContent: "Skip to the content",
};

export const notFoundWords = {
  pageNotFound: "Page Not Found",
  thereIsNothingAt: "There is nothing at this address",
  backToTheOverview: "Back to the overview",
};
