export const guardianFieldsWords = {
  parentsName: "Parent's name",
  parentsEmail: "Parent's email",
  parentsPhone: "Parent's phone",
};

export const membershipPromoWords = {
  videoAnalysisMembership: "Video analysis membership",
  videoAnalysisFor10: "Video analysis for $10/month",
  fourVideosAMonth: "Four videos a month, drawn on and explained by an instructor. ",
  aboutTheMembership: "About the membership",
};

export const registerPageWords = {
  forPlayersUnder18: "For players under 18.",
  weMailThemA: "We mail them a link to confirm the account. You can sign in once they have.",
  weMailThemALink: "We mail them a link to confirm the account. Videos and messages open once they have.",
  weHaveMailedYour: (parentEmail: undefined | null | string, age: number, ownLoginAge: number) =>
    `We have mailed your parent or guardian a link to confirm, to ${parentEmail}. ${age < ownLoginAge ? "You can sign in as soon as they have." : "You can sign in and book at once; videos and messages open when they have confirmed."}`,
  yourAccountHasBeen: "Your account has been created. You can sign in once your parent or guardian confirms it.",
  registrationFailed: "Registration Failed",
  pleaseTryAgain: "Please try again.",
  registrationSuccessful: "Registration Successful",
  youreSignedIn: "You're signed in.",
  yourAccountHasBeenCreated: "Your account has been created. Please log in.",
  passwordMismatch: "Password Mismatch",
  passwordsDoNotMatch: "Passwords do not match.",
  signUp: "Sign Up",
  joinProductName: (productName: string) => `Join ${productName}`,
  createYourAccountTo: "Create your account to get started",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm password",
  aboutThePlayer: "About the player",
  age: "Age",
  position: "Position",
  experience: "Experience",
  seasonsTeamsLevel: "Seasons, teams, level",
  parentOrGuardian: "Parent or guardian",
  cancel: "Cancel",
  creatingAccount: "Creating Account...",
  createAccount: "Create Account",
  haveAnAccount: "Have an account? ",
  signIn: "Sign in",
};

export const instructorCardWords = {
  noReviewsYet: "No reviews yet",
  ratingFromReviews: (rating: string, reviews: number) =>
    `${rating} · ${reviews} ${reviews === 1 ? "review" : "reviews"}`,
  instructor: "Instructor",
  experienceOfExperience: (experience: number) => `${experience} ${experience === 1 ? "year" : "years"} of experience`,
  hourlyRateHour: (hourlyRate: string) => `${hourlyRate}/hour`,
  availableToday: "Available Today",
};

export const instructorGridWords = {
  loadingInstructors: "Loading instructors",
  failedToFetchInstructors: "Failed to fetch instructors",
  noInstructorsAvailable: "No instructors available",
};

export const askGuardianWords = {
  theMailCouldNot: "The mail could not be sent. Please try again.",
  sendTheMail: "Send the mail",
  cancel: "Cancel",
  sendTheMailAgain: "Send the mail again",
  nameSomebodyElse: "Name somebody else",
};

export const emailMeALinkWords = {
  checkYourEmail: "Check your email",
  ifTheresAnAccount: "If there's an account with ",
  aLinkToChoose: ", a link to choose a new password is on its way. It works once, for 30 minutes.",
  emailMeALink: "Email me a link",
  weCouldntSendThe: "We couldn't send the email. Please try again.",
};

export const forgotPasswordPageWords = {
  lookIntoYourMail: "Look into your mail",
  tryAgain: "Try again",
  ifThereIsAn: "If there is an account with ",
  aMailWithA: ", a mail with a link is on its way to it. The link works once, and for 30 minutes.",
  nothingThereAfterA: "Nothing there after a few minutes? Look into the spam folder, or check the address.",
  theMailCouldNot: "The mail could not be asked for. Please try again.",
  forgotPassword: "Forgot Password",
  forgotYourPassword: "Forgot your password?",
  tellUsYourEmail: "Tell us your e-mail address, and we mail you a link to choose a new one.",
  email: "Email",
  askingForTheMail: "Asking for the mail...",
  mailMeALink: "Mail me a link",
  backToSignIn: "Back to sign in",
};

export const guardianPageWords = {
  toTheSignIn: "To the sign-in page",
  itIsOlderThan:
    "It is older than 14 days, or a newer mail was sent. The player can have the mail sent again: on the dashboard, or where signing in says that you have not confirmed yet.",
  thankYouNameIs: (name: string) => `Thank you, ${name} is all set`,
  youHaveConfirmedName: (name: string) =>
    `You have confirmed. ${name} can sign in, book lessons, send videos and write with the coaches.`,
  youCan: "You can ",
  downloadAllWeHold: (name: string) => `download all we hold on ${name}`,
  atAnyTime: " at any time.",
  theLinkCouldNot: "The link could not be checked",
  thePlayer: "The player",
  nameHasNamedYou: (name: string) => `${name} has named you as parent or guardian`,
  nameIsUnder18: (name: string, facility: string) =>
    `${name} is under 18 and has opened an account to train with us at ${facility}. By confirming you say that`,
  youAreNameS: (name: string) => `you are ${name}’s parent or guardian,`,
  nameMayHaveThis: (name: string) => `${name} may have this account and book lessons with it,`,
  nameMaySendVideos: (name: string) => `${name} may send videos and write with the coaches.`,
  youCanHaveThe: (name: string) => `You can have the account and all that is kept of ${name} erased at any time: `,
  ifYouDoNot: (name: string) => `. If you do not know ${name}, close this page: nothing opens without you.`,
  thisCouldNotBe: "This could not be saved. Please try again.",
  yesIConfirm: "Yes, I confirm",
  parentOrGuardian: "Parent or Guardian",
  forParentsAndGuardians: "For parents and guardians",
};

export const loginPageWords = {
  weNeedAParents: "We need a parent’s OK first",
  player: "Player",
  coach: "Coach",
  admin: "Admin",
  thisIsADemonstration: "This is a demonstration",
  fillInOneOf: "Fill in one of its people, then sign in.",
  loginSuccessful: "Login Successful",
  welcomeBack: "Welcome back!",
  loginFailed: "Login Failed",
  pleaseCheckYourCredentials: "Please check your credentials.",
  signIn: "Sign In",
  welcomeBack2: "Welcome back",
  signInToBook: "Sign in to book lessons and see what is next.",
  yourLessonIsWaiting: "Your lesson is waiting. After you sign in, you’ll pick up where you left off.",
  email: "Email",
  password: "Password",
  forgotYourPassword: "Forgot your password?",
  signingIn: "Signing In...",
  newHere: "New here? ",
  signUpHere: "Sign up here",
  backToHome: "Back to home",
};

export const resetPasswordPageWords = {
  yourPasswordIsChanged: "Your password is changed, and all devices are logged out. Sign in with the new one.",
  mailMeANew: "Mail me a new link",
  itIsOlderThan:
    "It is older than 30 minutes, it was used already, or we have mailed you a newer one. Your password is as it was before you opened it.",
  yourPasswordCouldNot: "Your password could not be changed. Please try again.",
  newPassword: "New password",
  thisLogsOutAll:
    "This logs out all devices and ends your private calendar address, if you have one. You can make a new one afterwards.",
  saveTheNewPassword: "Save the new password",
  theLinkCouldNot: "The link could not be checked",
  newPassword2: "New Password",
  chooseANewPassword: "Choose a new password",
};

export const instructorsPageWords = {
  backToHome: "Back to Home",
  viewScheduleBookFull: (fullName: string) => `View Schedule & Book: ${fullName}`,
  viewScheduleBook: "View Schedule & Book",
  instructors: "Instructors",
  meetOurProfessionalInstructors: "Meet Our Professional Instructors",
  anHourWithOne: "An hour with one of them is an hour about your game.",
  checkBackSoonFor: "Check back soon for our professional hitting instructors.",
};
