export const authProviderWords = {
  logoutFailed: "Logout Failed",
  pleaseTryAgain: "Please try again.",
};

export const rolesWords = {
  player: "Player",
  instructor: "Instructor",
  admin: "Admin",
  players: "Players",
  instructors: "Instructors",
  admins: "Admins",
};

export const admissionWords = {
  theInstructorDashboard: "the instructor dashboard",
  theAdminDashboard: "the admin dashboard",
  thisPage: "this page",
  pleaseLogInTo: (names: string) => `Please log in to access ${names}.`,
  logIn: "Log in",
  theInstructorDashboardBelongs:
    "The instructor dashboard belongs to instructors. Your tools are on the admin dashboard.",
  adminDashboard: "Admin Dashboard",
  youAreSignedIn: (names: string) =>
    `You are signed in as a player, and ${names} is for the people who run the facility.`,
  playerDashboard: "Player Dashboard",
};

export const roleChangedWords = {
  yourRoleChanged: "Your role changed",
  ifThatsAMistake: "If that's a mistake, ask an admin. Nothing you typed is lost.",
  checkAgain: "Check again",
};

export const gateWords = {
  accessDenied: "Access Denied",
  backToTheHome: "Back to the home page",
  theDashboardCouldNot: "The dashboard could not be opened",
  leave: "Leave",
};

export const adminsOnlyWords = {
  thePeopleOfThe: "the people of the facility",
  accessDenied: "Access Denied",
  onlyAdminsSeeWhat: (what: string) => `Only admins see ${what}`,
  ifYouNeedThis: "If you need this, ask an admin to appoint you.",
  backToTheOverview: "Back to the overview",
};
