export const myCampsWords = {
  pay: "Pay",
  open: "Open",
  howToPay: "How to pay",
  failedToFetchYour: "Failed to fetch your camps",
  noneYet: "None yet. ",
  seeTheCamps: "See the camps",
  thatAreOpenFor: " that are open for registration.",
  myCamps: "My camps",
};

export const nextLessonWords = {
  requestSent: "Request sent",
  yourNextLesson: "Your next lesson",
  dateWithFullName: (date: string, fullName: string) => `${date} with ${fullName}`,
  nothingOnTheCalendar: "Nothing on the calendar yet",
  pickACoachAnd: "Pick a coach and a time, and you’ll see it here.",
  bookYourFirstLesson: "Book your first lesson",
};

export const myLessonsWords = {
  pastDeclinedAndCanceled: "Past, declined and canceled",
  showAllCount: (count: number) => `Show all ${count}`,
  loadingLessons: "Loading lessons",
  failedToFetchLessons: "Failed to fetch lessons",
  timeTaken: "Time taken",
  upcomingLessons: "Upcoming lessons",
  noUpcomingLessons: "No upcoming lessons",
  anHourAWeek: "An hour a week changes a season.",
  seeOpenings: "See openings",
};

export const passwordCardWords = {
  updateFailed: "Update Failed",
  pleaseTryAgain: "Please try again.",
  passwordChanged: "Password Changed",
  otherDevicesAreLogged: "Other devices are logged out.",
  currentPassword: "Current password",
  newPassword: "New password",
  thisLogsOutYour:
    "This logs out your other devices and ends your private calendar address, if you have one. You can make a new one afterwards.",
  changePassword: "Change password",
  cancel: "Cancel",
  password: "Password",
};

export const profileCardWords = {
  updateFailed: "Update Failed",
  failedToUpdateProfile: "Failed to update profile. Please try again.",
  profileUpdated: "Profile Updated",
  firstName: "First name",
  lastName: "Last name",
  age: "Age",
  forPlayersUnder18: "For players under 18 a parent or guardian has to confirm the account. We mail them a link.",
  position: "Position",
  experience: "Experience",
  save: "Save",
  cancel: "Cancel",
  notGiven: "Not given",
  guardian: "Guardian",
  parentNameHasConfirmed: (parentName: null | string) => `${parentName}, has confirmed`,
  editProfile: "Edit profile",
};

export const playerDashboardPageWords = {
  customLessonRequests: "Custom lesson requests",
  failedToFetchYour: "Failed to fetch your requests",
  noneYetWhenNo: "None yet. When no free time suits you, ",
  askForACustom: "ask for a custom lesson",
  waitingForYourParent: "Waiting for your parent or guardian",
  nameAParentOr: "Name a parent or guardian",
  valueUntilThenYou: (value: string) =>
    `${value} Until then you can book lessons, but videos and messages stay locked.`,
  weHaveMailedParent: (parentName: string, parentEmail: string) =>
    `We have mailed ${parentName} a link to confirm your account, to ${parentEmail}.`,
  youAreUnder18: "You are under 18, so somebody has to confirm your account.",
  accessDenied: "Access Denied",
  pleaseLogInTo: "Please log in to access the player dashboard.",
  logIn: "Log in",
  instructorDashboard: "Instructor Dashboard",
  adminDashboard: "Admin Dashboard",
  yourWork: "Your work",
  thisPageIsFor: "This page is for lessons you take yourself. Everything you run is on your own dashboard.",
  home: "Home",
  videoMembership: "Video membership",
  playerDashboard: "Player Dashboard",
  hiFirstName: (firstName: string) => `Hi, ${firstName}`,
  hi: "Hi",
  bookLesson: "Book Lesson",
  yourLessons: "Your lessons",
  videoAnalysis: "Video analysis",
  betweenLessons: "Between lessons",
  fourVideosAMonth: "Four videos a month, drawn on and explained, for $10. ",
  aboutTheMembership: "About the membership",
};
