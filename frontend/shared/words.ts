export const tryAgainWords = {
  pleaseTryAgain: "Please try again.",
};

export const apiWords = {
  weCouldntReach: "We couldn't reach the server. Check your connection and try again.",
  theDownloadStopped: "The download stopped early. Please try again.",
};

export const problemWords = {
  retry: "Retry",
};

export const logInAgainWords = {
  pleaseCheckYourPassword: "Please check your password.",
  youveBeenLoggedOut: "You've been logged out",
  logInToContinue: "Log in to continue. Everything you typed is still here.",
  email: "Email",
  password: "Password",
  forgotYourPassword: "Forgot your password?",
  logIn: "Log in",
};

export const roleChangedWords = {
  yourRoleChanged: "Your role changed",
  ifThatsAMistake: "If that's a mistake, ask an admin. Nothing you typed is lost.",
  checkAgain: "Check again",
};

export const toastsWords = {
  notification: "Notification",
  closeNotification: "Close notification",
};

export const downloadDataWords = {
  downloading: "Downloading",
  downloadCompleteBytes: (bytes: string) => `Download complete: ${bytes}`,
  downloadCanceled: "Download canceled",
  cancel: "Cancel",
  download: "Download",
  bytesSoFar: (bytes: string) => `${bytes} so far`,
};

export const undoWords = {
  couldntUndo: "Couldn't undo",
  undone: "Undone",
  undo: "Undo",
  undoWhat: (what: string) => `Undo: ${what}`,
  yourLastChange: "Your last change",
};

export const calendarAddressWords = {
  linkCreated: "Link created",
  linkTurnedOff: "Link turned off",
  calendarsWontUpdate: "Calendars that used it won't update anymore.",
  couldntChangeYour: "Couldn't change your calendar link",
  copied: "Copied!",
  linkCopiedToClipboard: "Link copied to clipboard",
  couldntCopy: "Couldn't copy",
  yourBrowserWont: "Your browser won't allow it. Please select the link and copy it yourself.",
  yourPrivateLink: "Your private link",
  copyItNow: "Copy it now. We only show it once.",
  copy: "Copy",
  openInCalendar: "Open in calendar",
  addToYourCalendar: "Add to your calendar",
  lessonsInGoogleApple: (lessons: string) =>
    `${lessons} in Google, Apple, or Outlook, kept up to date. Anyone with the link can see them (last names hidden). Changing your password turns it off.`,
  couldntLoadYour: "Couldn't load your calendar link",
  createPrivateLink: "Create private link",
  youveHadALink: (day: string) => `You've had a link since ${day}.`,
  calendarsUsingThe: "Calendars using the current link won't update anymore.",
  keepLink: "Keep link",
  createNewLink: "Create new link",
  turnOffLink: "Turn off link",
};

export const downloadCardWords = {
  yourData: "Your data",
  everythingWeHoldOn:
    "Everything we hold on you in one file: account, lessons, requests, camps, payments, emails, and history. Notes that coaches write for each other aren’t in it.",
  downloadMyData: "Download my data",
  videosComeAs: "Your videos, with feedback and marks, come as a ZIP file of their own.",
  downloadMyVideos: "Download my videos",
};

export const specialtiesFieldWords = {
  specialties: "Specialties",
  specialtyAdded: (specialty: string) => `${specialty} added`,
  alreadyOnTheList: (specialty: string) => `${specialty} is already on the list`,
  specialtyRemoved: (specialty: string) => `${specialty} removed`,
  add: "Add",
  labelSoFar: (label: string) => `${label} so far`,
  removeSpecialty: (specialty: string) => `Remove ${specialty}`,
};

export const barChartWords = {
  sameFiguresBelow: (chart: string) => `${chart}; the same figures are in the table below`,
};
