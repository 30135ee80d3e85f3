export const authProviderWords = {
  logoutFailed: "Logout Failed",
};

export const rolesWords = {
  player: "Player",
  instructor: "Instructor",
  admin: "Admin",
};

export const admissionWords = {
  theInstructorDashboard: "the instructor dashboard",
  theAdminDashboard: "the admin dashboard",
  thisPage: "this page",
  pleaseLogInTo: (page: string) => `Please log in to access ${page}.`,
  logIn: "Log in",
  theInstructorDashboardIs: "The instructor dashboard is for instructors. Your tools are on the admin dashboard.",
  adminDashboard: "Admin Dashboard",
  youreAPlayer: (page: string) => `You're logged in as a player, and ${page} is for staff.`,
  playerDashboard: "Player Dashboard",
};

export const gateWords = {
  accessDenied: "Access Denied",
  backToHome: "Back to home",
  weCouldntOpen: "We couldn't open the dashboard",
  leave: "Leave",
};

export const adminsOnlyWords = {
  everyonesAccounts: "everyone's accounts",
  accessDenied: "Access Denied",
  onlyAdminsCanSee: (what: string) => `Only admins can see ${what}`,
  ifYouNeedThis: "If you need access, ask an admin.",
  backToOverview: "Back to overview",
};
