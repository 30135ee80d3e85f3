export const bookingWords = {
  bookingFailed: "Booking Failed",
  pleaseTryAgainOr: "Please try again or contact support.",
  yourCoach: "Your coach",
  lessonBooked: "Lesson Booked!",
  requestSentCoachWill: (coach: string) => `Request sent. ${coach} will confirm.`,
};

export const lessonActWords = {
  error: "Error",
};

export const endLessonWords = {
  cancelRequest: "Cancel request",
  cancelThisRequest: "Cancel this request?",
  keepIt: "Keep it",
  lessonCancelled: "Lesson Cancelled",
  failedToCancelLesson: "Failed to cancel lesson. Please try again.",
  thisCantBeUndone: "This can’t be undone.",
  delete: "Delete",
  deleteThisLessonFrom: "Delete this lesson from your list?",
  lessonDeleted: "Lesson Deleted",
  theLessonHasBeen: "The lesson has been removed from your history.",
  failedToDeleteLesson: "Failed to delete lesson. Please try again.",
  youCanUndoThis: "You can undo this for 10 seconds.",
  deletedWhen: (when: string) => `Deleted: ${when}`,
};

export const lessonDialogWords = {
  close: "Close",
};

export const askCoachWords = {
  error: "Error",
  askCoach: (coach: string) => `Ask ${coach}`,
};

export const paymentInstructionsWords = {
  howToPay: "How to pay",
  sendValueByHandles: (value: string, handles: string) =>
    `Send ${value} by ${handles}. Your lesson is not confirmed until the payment is received.`,
  thePrice: "the price",
  venmo: "Venmo",
  cashApp: "Cash App",
  thankYou: "Thank You!",
  capitalSeesThatYou: (capital: string, price: string, app: string) =>
    `${capital} sees that you sent ${price} by ${app}.`,
  thisCouldNotBe: "This could not be saved. Please try again.",
  iveSentItBy: (app: string) => `I've sent it by ${app}`,
  iveSentIt: "I’ve sent it",
  openApp: (app: string) => `Open ${app}`,
  byVenmo: "by Venmo",
  byCashApp: "by Cash App",
  inCash: "in cash",
  anotherWay: "another way",
  payCoachPriceDirectly: (coach: string, price: string) => `Pay ${coach} ${price} directly.`,
  youSaidYouSent: (price: string, waysSent: string, shortDate: string, coach: string) =>
    `You said you sent ${price} ${waysSent} on ${shortDate}. ${coach} will record it when it comes through.`,
  sendPriceByApps: (price: string, apps: string) =>
    `Send ${price} by ${apps}. Your lesson is not confirmed until the payment is received.`,
  note: "Note: ",
};

export const freeTimeChoiceWords = {
  failedToFetchAvailability: "Failed to fetch availability",
  loadingTimes: "Loading times",
  thereIsNoOther: "There is no other free time at the moment. Say below which times would suit you.",
  freeTimes: "Free times",
  moreTimes: "More times",
};

export const reviewLessonWords = {
  error: "Error",
  yourReviewCouldNot: "Your review could not be saved. Please try again.",
  thankYou: "Thank You!",
  yourReviewIsSaved: "Your review is saved.",
  howWasYourLesson: (coach: string) => `How was your lesson with ${coach}?`,
  saveReview: "Save review",
  whenEverybodySeesThe: (when: string, coach: string) =>
    `${when}. Everybody sees the average of all stars; what you write, ${coach} and the facility alone. You can review a lesson once.`,
  stars: "Stars",
  whatHelpedWhatWould: "What helped, what would help more? (optional)",
  reviewWhen: (when: string) => `Review: ${when}`,
  review: "Review",
  yourReview: "Your review",
  starsOf5Stars: (stars: number) => `${stars} of 5 stars`,
};

export const lessonActionsWords = {
  failedToFetchHow: "Failed to fetch how to pay",
  loadingHowToPay: "Loading how to pay",
  close: "Close",
  howToPayWhen: (when: string) => `How to pay: ${when}`,
  howToPay: "How to pay",
  askToCancelThis: "Ask to cancel this lesson?",
  whyOptional: "Why? (optional)",
  cancellationRequested: "Cancellation Requested",
  untilCoachAgreesThe: (coach: string) => `Until ${coach} agrees, the lesson is still on.`,
  failedToCancelLesson: "Failed to cancel lesson. Please try again.",
  whenIsConfirmedSo: (when: string, coach: string) =>
    `${when} is confirmed, so ${coach} has to agree. Work out any refund with ${coach}.`,
  thisReplacesYourRequest: " This replaces your request for another time.",
  thisTurnsDownThe: (coach: string) => ` This turns down the other time that ${coach} offered.`,
  askToCancelWhen: (when: string) => `Ask to cancel: ${when}`,
  askToCancel: "Ask to cancel",
  askForAnotherTime: "Ask for another time",
  orSayWhichTimes: "Or say which times would suit you",
  anotherTimeAskedFor: "Another Time Asked For",
  untilCoachAgreesTheLesson: (coach: string) => `Until ${coach} agrees, the lesson stays where it is.`,
  yourWishCouldNot: "Your wish could not be sent. Please try again.",
  yourLessonOnWhen: (when: string, coach: string) =>
    `Your lesson on ${when} stays as it is until ${coach} agrees. Price and payment stay, too.`,
  askForAnotherTimeWhen: (when: string) => `Ask for another time: ${when}`,
  addToCalendarWhen: (when: string) => `Add to calendar: ${when}`,
  addToCalendar: "Add to calendar",
  seeFreeTimesWith: (coach: string) => `See free times with ${coach}`,
  seeFreeTimes: "See free times",
};

export const lessonStatusChipWords = {
  waitingForConfirmation: "Waiting for confirmation",
  confirmed: "Confirmed",
  scheduled: "Scheduled",
  completed: "Completed",
  declined: "Declined",
  canceled: "Canceled",
};

export const otherOpeningsWords = {
  requestSent: "Request Sent",
  youAskedForTime: (time: string, capital: string) => `You asked for ${time}. ${capital} will confirm.`,
  yourRequestCouldNot: "Your request could not be sent. Please try again.",
  askForDateStart: (date: string, startTime: string) => `Ask for ${date}, ${startTime} instead`,
  failedToFetchAvailability: "Failed to fetch availability",
  loadingOpenings: "Loading openings",
  takeAnotherOpeningWith: (coach: string) => `Take another opening with ${coach}:`,
  capitalHasNoOther: (capital: string) => `${capital} has no other openings right now.`,
};

export const proposalNoteWords = {
  lessonMoved: "Lesson Moved",
  itIsAtIts: "It is at its new time now.",
  lessonKept: "Lesson Kept",
  itStaysAtIts: "It stays at its time.",
  takenBack: "Taken Back",
  theLessonStaysAs: "The lesson stays as it is.",
  lessonCanceled: "Lesson Canceled",
  youCanPickAnother: "You can pick another time.",
  yourAnswerCouldNot: "Your answer could not be sent. Please try again.",
  coachWrote: (coach: string) => `${coach} wrote`,
  youWrote: "You wrote",
  takeTheNewTime: "Take the new time",
  cancelMyLesson: "Cancel my lesson",
  keepMyTime: "Keep my time",
  takeItBack: "Take it back",
};

export const requestRowWords = {
  waitingForAReply: "Waiting for a reply",
  inTouch: "In touch",
  scheduled: "Scheduled",
  completed: "Completed",
  declined: "Declined",
  yourLessonScheduledDate: (scheduledDate: string) => `Your lesson: ${scheduledDate}`,
  aReplyComesBy: (replyDueAt: string) => `A reply comes by ${replyDueAt}.`,
  customLessonWithInstructor: (instructorName: string) => `Custom lesson with ${instructorName}`,
  customLessonWithAny: "Custom lesson with any instructor",
  sentDayAgo: (dayAgo: string) => `Sent ${dayAgo}`,
};

export const requestStepsWords = {
  done: "Done: ",
};

export const lessonRowWords = {
  paymentReceivedAmount: (amount: string) => `Payment received: ${amount}`,
  timeTaken: "Time taken",
  requestSent: "Request sent",
  requested: "Requested",
  confirmed: "Confirmed",
  declined: "Declined",
  waitingAgain: "Waiting again",
  canceled: "Canceled",
  completed: "Completed",
  takenOffAList: "Taken off a list",
  backOnTheList: "Back on the list",
  anotherTimeAskedFor: "Another time asked for",
  anotherTimeOffered: "Another time offered",
  cancellationAskedFor: "Cancellation asked for",
  takenBack: "Taken back",
  placeKeptAtThe: "Place kept at the new time",
  placeGivenBack: "Place given back",
  movedToTheNew: "Moved to the new time",
  reviewed: "Reviewed",
  paymentSent: "Payment sent",
  paymentRecorded: "Payment recorded",
  paymentRecordRemoved: "Payment record removed",
  failedToFetchThe: "Failed to fetch the history",
  hideHistory: "Hide history",
  history: "History",
  fromYourCustomRequest: "From your custom request",
  youWroteNotes: (notes: string) => `You wrote: ${notes}`,
  wordOfWhen: (word: string, when: string) => `${word} of ${when}`,
};

export const customRequestSentWords = {
  yourRequestIsOn: "Your request is on its way",
  instructorNameRepliesBy: (instructorName: string, replyDueAt: string) =>
    `${instructorName} replies by phone or e-mail within 24 hours, by ${replyDueAt} at the latest. Nothing is booked or paid yet: first you agree on day, place and price.`,
  followItOnYour: "Follow it on your dashboard",
};

export const instructorLineWords = {
  hourlyRateHourLocation: (hourlyRate: string, location: string) => `${hourlyRate}/hour · ${location}`,
  changeInstructor: "Change Instructor",
};

export const monthCalendarWords = {
  previousMonth: "Previous month",
  nextMonth: "Next month",
  noDay: "No day",
  freeFree: (free: number) => `${free} free ${free === 1 ? "time" : "times"}`,
  noFreeTimes: "no free times",
  daysWithFreeTimes: "Days with free times are filled",
  daysYourCoachIsnt: ", days your coach isn’t available are crossed out",
};

export const nextTimesWords = {
  leftLeft: (left: number) => `${left} left`,
  theNextFreeTimes: "The next free times",
  thereIsNoFree: "There is no free time at the moment.",
  dateAt: (date: string) => `${date} at `,
  showLaterTimes: "Show later times",
};

export const timeListWords = {
  morning: "Morning",
  afternoon: "Afternoon",
  evening: "Evening",
  booked: "Booked",
  over: "Over",
  closed: "Closed",
  yours: "Yours",
  leftLeft: (left: number) => `${left} left`,
};

export const chooseTimeWords = {
  noFreeTimesAt: "No free times at the moment",
  thisInstructorHasNot:
    "This instructor has not published new times yet, or all of them are booked. Try somebody else, or ask us at ",
  seeTheOtherInstructors: "See the other instructors",
  needAnotherTime: "Need another time?",
  anotherDayAnotherPlace: "Another day, another place, a lesson for two: tell us, and you get a reply within 24 hours.",
  askForACustom: "Ask for a custom lesson",
  theNextFreeTimes: "The next free times as a list",
  back: "Back",
  whenWouldYouLike: "When would you like to come?",
  failedToFetchAvailability: "Failed to fetch availability",
  failedToFetchLessons: "Failed to fetch lessons",
  loadingTimes: "Loading times",
};

export const contactFormWords = {
  hitting: "Hitting",
  fielding: "Fielding",
  both: "Both",
  yes: "Yes",
  no: "No",
  maybe: "Maybe",
  incompleteSelection: "Incomplete Selection",
  pleaseSelectAnInstructor: "Please select an instructor and time slot.",
  contactInformationRequired: "Contact Information Required",
  pleaseProvideYourPhone: "Please provide your phone number, email address, session focus, and weekly preference.",
  yourDetails: "Your details",
  phone: "Phone",
  email: "Email",
  whatWouldYouLike: "What would you like to work on?",
  wouldYouLikeThis: "Would you like this time every week?",
  anythingYourCoachShould: "Anything your coach should know",
  optionalAnInjuryA: "Optional: an injury, a goal, a game coming up",
  youllNeedAnAccount: "You’ll need an account. Next you’ll log in or sign up. We’ll save everything you entered.",
  confirmBooking: "Confirm Booking",
  newHereSignUp: "New here? Sign up and send",
};

export const lessonSummaryWords = {
  yourLesson: "Your lesson",
  oneHourWithName: (name: string) => `One hour with ${name}`,
  hittingAndFieldingLesson: "Hitting and fielding lesson",
  startTimeLessonMinutes: (startTime: string, lessonMinutes: number) => `${startTime}, ${lessonMinutes} minutes`,
  aGroupOfUp: (seats: number, left: number) =>
    `A group of up to ${seats}, ${left} ${left === 1 ? "place" : "places"} left`,
  price: "Price",
  changeInstructor: "Change Instructor",
  changeTime: "Change Time",
};

export const confirmationWords = {
  theseTimesAreOpen: "These times are open. What you typed stays.",
  thereAreNoOther: "There are no other openings right now.",
  allTimes: "All times",
  beforeYouCome: "Before you come",
  arrive5MinutesEarly: "Arrive 5 minutes early.",
  bringYourOwnBat: "Bring your own bat and helmet.",
  anotherPlayerGotThis: "Another player got this time.",
  thisTimeHasPassed: "This time has passed.",
  yourCoachIsntAvailable: "Your coach isn’t available at this time.",
  youHaveAlreadyAsked: "You have already asked for this time. Your dashboard shows it.",
  thisTimeCannotBe: "This time cannot be booked any more.",
  thisTimeIsNot: "This time is not offered any more.",
  thePriceOfThis: "The price of this time has changed.",
};

export const confirmBookingWords = {
  back: "Back",
  almostDone: "Almost done",
  failedToFetchAvailability: "Failed to fetch availability",
  loadingYourLesson: "Loading your lesson",
};

export const customRequestFormWords = {
  requestFailed: "Request Failed",
  pleaseTryAgainOr: "Please try again or contact support directly.",
  requestSent: "Request Sent",
  youGetAReply: "You get a reply within 24 hours.",
  requiredFieldsMissing: "Required Fields Missing",
  pleaseFillInAll: "Please fill in all required fields (Name, Phone, Email, Travel Preference).",
  customLessonRequest: "Custom lesson request",
  whomMayWeCall: "Whom may we call?",
  name: "Name",
  phone: "Phone",
  email: "Email",
  whatWouldSuitYou: "What would suit you?",
  whoTravels: "Who travels?",
  preferredDates: "Preferred dates",
  forExampleSaturdaysIn: "For example: Saturdays in May",
  preferredTimes: "Preferred times",
  forExampleAfter5: "For example: after 5 PM",
  location: "Location",
  aFieldAPark: "A field, a park, a cage, a ZIP code",
  sessionFocus: "Session focus",
  notSureYet: "Not sure yet",
  anythingElse: "Anything else",
  ageAndLevelOf: "Age and level of the player, two players at once, a game coming up",
  refusalEverythingYouTyped: (refusal: string) => `${refusal} Everything you typed is still here.`,
  youCanSendThis: "You can send this without an account. ",
  logInFirst: "Log in first",
  toFollowItOn: " to follow it on your dashboard; what you typed stays.",
  sendRequest: "Send request",
};

export const customRequestWords = {
  youGetAReply: "You get a reply within 24 hours, by phone or e-mail.",
  youAgreeOnA: "You agree on a day, a place and the price.",
  theLessonIsPut: "The lesson is put on the calendar. Nothing is booked or paid before that.",
  whatHappensNext: "What happens next",
  ratherTalk: "Rather talk? ",
  or: " or ",
  back: "Back",
  askForACustom: "Ask for a custom lesson",
};

export const bookLessonPageWords = {
  chooseFullName: (fullName: string) => `Choose ${fullName}`,
  chooseFirstName: (firstName: string) => `Choose ${firstName}`,
  askForACustom: "Ask for a custom lesson",
  backToHome: "Back to Home",
  whoWouldYouLike: "Who would you like to train with?",
  pleaseCheckBackLater: "Please check back later for available instructors.",
  instructor: "Instructor",
  dayAndTime: "Day and time",
  confirm: "Confirm",
  betweenLessons: "Between lessons: ",
  haveYourSwingAnalysed: "have your swing analysed on video",
  andKeepAnEye: ", and keep an eye on everything on ",
  yourDashboard: "your dashboard",
  bookALesson: "Book a Lesson",
  home: "Home",
  theDayOrTime: "The day or time in this link doesn’t exist. Please pick another one.",
};

export const bookingSuccessPageWords = {
  yourCoach: "Your coach",
  youTrainForAn: "You train for an hour",
  arrive5MinutesEarly: "Arrive 5 minutes early, with your own bat and helmet.",
  yourLessonIsConfirmed: "Your lesson is confirmed once the payment is received.",
  nothingWasRequestedIn: "Nothing was requested in this browser. ",
  findAnOpening: "Find an opening",
  orSeeAllYour: ", or see all your lessons on your dashboard.",
  dateAtTime: (date: string, time: string) => `${date} at ${time}`,
  withFullName: (fullName: string) => ` with ${fullName}`,
  requestSent: "Request sent",
  lessonConfirmed: "Lesson confirmed",
  lessonCompleted: "Lesson completed",
  markedAsANo: "Marked as a no-show",
  requestDeclined: "Request declined",
  lessonCanceled: "Lesson canceled",
  yourLesson: "Your lesson",
  noRequestYet: "No request yet",
  thatTimeIsTaken: "That time is taken",
  whatToExpect: "What to expect",
  failedToFetchHow: "Failed to fetch how to pay",
  whereToGo: "Where to go",
  somethingCameUpEmail: "Something came up? Email ",
  orCall: " or call ",
  bookALesson: "Book a lesson",
  goToMyDashboard: "Go to my dashboard",
  addToMyCalendar: "Add to my calendar",
  backToHome: "Back to home",
};
