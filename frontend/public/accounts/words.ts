export const guardianFieldsWords = {
  parentsName: "Parent's name",
  parentsEmail: "Parent's email",
  parentsPhone: "Parent's phone",
};

export const membershipPromoWords = {
  videoAnalysisMembership: "Video analysis membership",
  videoAnalysisFor10: "Video analysis for $10/month",
  sendInFourVideos: "Send in four videos a month, and a coach marks up each one. ",
  aboutTheMembership: "About the membership",
};

export const registerPageWords = {
  requiredForPlayersUnder18: "Required for players under 18.",
  noLoginUntilConfirmed: "We'll email them a link to confirm the account. The player can log in after that.",
  noVideosUntilConfirmed: "We'll email them a link to confirm the account. Videos and messages unlock after that.",
  wereEmailingYourParent: (parentEmail: undefined | null | string, age: number, ownLoginAge: number) =>
    `We're emailing your parent or guardian a link to confirm, at ${parentEmail}. ${age < ownLoginAge ? "You can log in as soon as they confirm." : "You can log in and book now. Videos and messages unlock once they confirm."}`,
  waitForYourParent: "Your account has been created. You can log in once your parent or guardian confirms it.",
  registrationFailed: "Registration Failed",
  registrationSuccessful: "Registration Successful",
  youreLoggedIn: "You're logged in.",
  loggedInPleaseConfirm: (email: string) =>
    `You're logged in. Please confirm your email. We're sending a link to ${email}.`,
  yourAccountHasBeenCreated: "Your account has been created. Please log in.",
  passwordMismatch: "Password Mismatch",
  passwordsDoNotMatch: "Passwords do not match.",
  signUp: "Sign Up",
  joinProductName: (productName: string) => `Join ${productName}`,
  createYourAccountTo: "Create your account to get started",
  weWillSendYourRequest: "We’ll send your lesson request as soon as you’ve signed up.",
  youWillJoin: "Next you’ll join as the player’s parent or guardian.",
  youWillPickUp: "You’ll pick up where you left off once you’ve signed up.",
  goOnOnceTheyConfirm: "We’ll email your parent or guardian first. You can go on once they confirm.",
  whoIsThisAccountFor: "Who is this account for?",
  imAPlayer: "I’m a player",
  imAParent: "I’m a parent",
  aboutYou: "About you",
  yourFirstPlayer: "Your first player",
  addTheOthersLater: "You can add more players once you’re logged in.",
  pleaseConfirmYourEmail: (email: string) =>
    `We’re emailing a link to ${email}. Please confirm that it’s your address. You can log in and book right away.`,
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
  logIn: "Log in",
};

export const instructorCardWords = {
  noReviewsYet: "No reviews yet",
  ratingFromReviews: (rating: string, reviews: number) =>
    `${rating} · ${reviews} ${reviews === 1 ? "review" : "reviews"}`,
  readReviewsOf: (average: string, name: string) => `${average}. Read reviews of ${name}`,
  instructor: "Instructor",
  yearsOfExperience: (years: number) => `${years} ${years === 1 ? "year" : "years"} of experience`,
  perHour: (rate: string) => `${rate}/hour`,
  availableToday: "Available Today",
  nextOpening: (when: string) => `Next opening: ${when}`,
  noOpenings: (weeks: number) => `No openings in the next ${weeks} weeks`,
};

export const readReviewsWords = {
  reviewsOf: (name: string) => `Reviews of ${name}`,
  whoWrites:
    "Written by players and parents after a lesson. We hide a comment only for private details, abusive language, or if it isn't about the lesson. Its stars always count.",
  stars: (stars: number) => `${stars} of 5 stars`,
  parentOfAPlayer: "Parent of a player",
  hidden: "We hid this comment.",
  starsAlone: "So far players have left stars, but no comments.",
  loading: "Loading reviews",
  failedToFetch: "Failed to fetch reviews",
  close: "Close",
};

export const instructorGridWords = {
  loadingInstructors: "Loading instructors",
  failedToFetchInstructors: "Failed to fetch instructors",
  noInstructorsAvailable: "No instructors available",
};

export const skillWords = {
  whatToWorkOn: "What do you want to work on?",
  anything: "Anything",
  coachesTeach: (coaches: number, skill: string) =>
    `${coaches} ${coaches === 1 ? "coach teaches" : "coaches teach"} ${skill}`,
};

export const askGuardianWords = {
  weCouldntSendThe: "We couldn't send the email. Please try again.",
  sendEmail: "Send email",
  cancel: "Cancel",
  resendEmail: "Resend email",
  nameSomeoneElse: "Name someone else",
  sending: "Sending...",
};

export const emailMeALinkWords = {
  checkYourEmail: "Check your email",
  ifTheresAnAccount: "If there's an account with ",
  aLinkToChoose: ", a link to choose a new password is on its way. It works once, for 30 minutes.",
  emailMeALink: "Email me a link",
  weCouldntSendThe: "We couldn't send the email. Please try again.",
  sending: "Sending...",
};

export const forgotPasswordPageWords = {
  tryAnotherEmail: "Try another email",
  nothingAfterAFew: "Nothing after a few minutes? Check your spam folder, or try another email.",
  forgotPassword: "Forgot Password",
  forgotYourPassword: "Forgot your password?",
  enterYourEmail: "Enter your email and we'll send you a link to choose a new password.",
  email: "Email",
  backToLogin: "Back to login",
};

export const confirmEmailPageWords = {
  confirmYourEmail: "Confirm your email",
  oneTapAnd: "One tap, and we know that this is your email address.",
  confirmMyEmail: "Confirm my email",
  confirming: "Confirming…",
  weCouldntSaveThis: "We couldn’t save this. Please try again.",
  thankYou: "Thank you!",
  itsConfirmed: "Your email address is confirmed. Videos and messages are open now.",
  logIn: "Log in",
  goToYourDashboard: "Go to your dashboard",
  itsOldOrUsed:
    "It’s too old, we sent a newer one, or the password was changed since. You can have it sent again: from your players’ page, or for a new email from your dashboard.",
  seeYourPlayers: "See your players",
};

export const guardianPageWords = {
  goToLogin: "Go to login",
  itsMoreThan14Days:
    "It’s more than 14 days old, or we sent a newer one. The player can have it sent again from their dashboard, or when they try to log in.",
  thankYouNameIs: (name: string) => `Thank you! ${name} is all set`,
  youveConfirmed: (name: string) =>
    `You’ve confirmed the account. ${name} can log in and book lessons, and videos and messages are unlocked.`,
  youCan: "You can ",
  downloadEverything: (name: string) => `download everything we hold on ${name}`,
  atAnyTime: " at any time.",
  weCouldntCheckThisLink: "We couldn’t check this link",
  thePlayer: "The player",
  nameNamedYou: (name: string) => `${name} named you as their parent or guardian`,
  nameIsUnder18: (name: string, facility: string) =>
    `${name} is under 18 and opened an account to train with us at ${facility}. By confirming, you say that:`,
  youreTheirParent: (name: string) => `You’re ${name}’s parent or guardian.`,
  nameMayHaveThis: (name: string) => `${name} may have this account and book lessons with it.`,
  nameMaySendVideos: (name: string) => `${name} may send videos and message the coaches.`,
  askUsToErase: (name: string) => `You can have us erase the account and everything we hold on ${name} at any time: `,
  ifYouDontKnow: (name: string) => `. If you don’t know ${name}, don’t confirm. Just close this page.`,
  withALogin: (name: string) =>
    `Want to see ${name}’s lessons, camps, and videos yourself, and book for ${name}? Create your own login.`,
  weCouldntSaveThis: "We couldn’t save this. Please try again.",
  confirmAccount: "Confirm account",
  parentOrGuardian: "Parent or Guardian",
  forParentsAndGuardians: "For parents and guardians",
  confirming: "Confirming...",
};

export const loginPageWords = {
  weNeedAParents: "We need a parent’s OK first",
  player: "Player",
  family: "Parent",
  coach: "Coach",
  admin: "Admin",
  thisIsADemo: "This is a demo",
  pickWhoToBe: "Pick who to be, then sign in.",
  loginSuccessful: "Login Successful",
  welcomeBack: "Welcome back!",
  loginFailed: "Login Failed",
  pleaseCheckYourCredentials: "Please check your credentials.",
  signIn: "Sign In",
  welcomeBackHeading: "Welcome back",
  logInToBook: "Log in to book lessons and see what’s next.",
  yourLessonIsntBooked: "Your lesson isn’t booked yet. Log in and you’ll pick up where you left off.",
  email: "Email",
  password: "Password",
  forgotYourPassword: "Forgot your password?",
  signingIn: "Signing In...",
  newHere: "New here? ",
  signUpHere: "Sign up here",
  backToHome: "Back to home",
};

export const resetPasswordPageWords = {
  yourPasswordIsChanged: "Your password is changed and you’re logged out everywhere. Log in with the new one.",
  getANewLink: "Get a new link",
  itsMoreThan30Minutes:
    "It’s more than 30 minutes old, was already used, or we sent a newer one. Opening it didn’t change your password.",
  weCouldntChangeYour: "We couldn’t change your password. Please try again.",
  newPassword: "New password",
  thisLogsYouOut:
    "This logs you out everywhere and turns off your private calendar link, if you have one. You can create a new link afterward.",
  saveNewPassword: "Save new password",
  weCouldntCheckThisLink: "We couldn’t check this link",
  newPasswordTitle: "New Password",
  chooseANewPassword: "Choose a new password",
  saving: "Saving...",
};

export const instructorsPageWords = {
  backToHome: "Back to Home",
  viewScheduleBookOf: (coach: string) => `View Schedule & Book: ${coach}`,
  viewScheduleBook: "View Schedule & Book",
  instructors: "Instructors",
  meetOurProfessionalInstructors: "Meet Our Professional Instructors",
  spendAnHour: "Pick a coach and spend an hour on your game.",
  checkBackSoonFor: "Check back soon for our professional hitting instructors.",
};
