export const apiWords = {
  weCouldNotReach: "We could not reach the server. Please check your connection and try again.",
  theDownloadBrokeOff: "The download broke off. Try again.",
};

export const problemWords = {
  retry: "Retry",
};

export const logInAgainWords = {
  pleaseCheckYourPassword: "Please check your password.",
  youWereSignedOut: "You were signed out",
  logInToGo: "Log in to go on. Everything you typed is still here.",
  email: "Email",
  password: "Password",
  forgotYourPassword: "Forgot your password?",
  logIn: "Log in",
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
  pleaseTryAgain: "Please try again.",
  undone: "Undone",
  undo: "Undo",
  undoWhat: (what: string) => `Undo: ${what}`,
  yourLastChange: "Your last change",
};

export const calendarAddressWords = {
  thisDidNotWork: "This did not work. Please try again.",
  addressMade: "Address Made",
  addressEnded: "Address Ended",
  itShowsNothingAny: "It shows nothing any more.",
  error: "Error",
  copied: "Copied!",
  addressCopiedToClipboard: "Address copied to clipboard",
  yourPrivateAddress: "Your private address",
  copyItNowIt: "Copy it now: it is shown only once.",
  copy: "Copy",
  openInCalendar: "Open in calendar",
  inYourCalendar: "In your calendar",
  lessonsInGoogleApple: (lessons: string) =>
    `${lessons} in Google, Apple or Outlook, kept up to date. Whoever has the address can read it, without whole names. When you choose a new password, the address ends.`,
  failedToFetch: "Failed to fetch",
  makeAPrivateAddress: "Make a private address",
  youHaveHadAn: (longDate: string) => `You have had an address since ${longDate}.`,
  calendarsThatReadThe: "Calendars that read the present address get nothing any more.",
  keepIt: "Keep it",
  makeANewOne: "Make a new one",
  endIt: "End it",
  newAddress: "New address",
  endAddress: "End address",
};

export const downloadCardWords = {
  yourData: "Your data",
  everythingWeHoldOn:
    "Everything we hold on you in one file: account, lessons, requests, camps, payments, emails, and history.",
  downloadMyData: "Download my data",
};

export const specialtiesFieldWords = {
  specialties: "Specialties",
  addedAdded: (added: string) => `${added} added`,
  typedIsInThe: (typed: string) => `${typed} is in the list already`,
  specialtyRemoved: (specialty: string) => `${specialty} removed`,
  add: "Add",
  labelSoFar: (label: string) => `${label} so far`,
  removeSpecialty: (specialty: string) => `Remove ${specialty}`,
};
