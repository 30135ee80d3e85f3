import type {
  LessonFact,
  LessonRequestStatus,
  LessonStatus,
  PaymentSent,
  sessionFocuses,
  weeklyWishes,
} from "../../../backend/lessons/contract.ts";
import { howOftenWords } from "../../shared/lessons/words.ts";

// ── Booking: coach, time, details ──

export const bookLessonPageWords = {
  pleaseChooseWho: "Please choose who this is for",
  bookALesson: "Book a Lesson",
  home: "Home",
  theDayOrTime: "The day or time in this link doesn’t exist. Please pick another one.",
  whoWouldYouLike: "Who would you like to train with?",
  chooseName: (name: string) => `Choose ${name}`,
  chooseThisCoach: "Choose this coach",
  pleaseCheckBackLater: "Please check back later for available instructors.",
  backToHome: "Back to Home",
  betweenLessons: "Between lessons: ",
  getYourSwingAnalyzed: "get your swing analyzed on video",
  andSeeAllYour: ", and see all your lessons on ",
  yourDashboard: "your dashboard",
};

/** Said by several steps. */
export const bookingStepsWords = {
  instructor: "Instructor",
  dayAndTime: "Day and time",
  confirm: "Confirm",
  back: "Back",
  changeInstructor: "Change Instructor",
  requestACustomLesson: "Request a custom lesson",
};

/** Said wherever the times of a coach stand. */
export const openingsWords = {
  failedToFetchAvailability: "Failed to fetch availability",
  loadingOpenings: "Loading openings",
  noOpeningsRightNow: "No openings right now",
  moreOpenings: "More openings",
  spotsLeft: (spots: number) => `${spots} ${spots === 1 ? "spot" : "spots"} left`,
};

export const instructorLineWords = {
  hourlyRateLocation: (hourlyRate: string, location: string) => `${hourlyRate}/hour · ${location}`,
};

export const chooseTimeWords = {
  whenWorksForYou: "When works for you?",
  seeNextOpenings: "See next openings",
  thisCoachHasntPosted: "This coach hasn’t posted new times, or they’re all booked. Try another coach, or email us at ",
  seeOtherCoaches: "See other coaches",
  needADifferentTime: "Need a different time?",
  aDifferentDayA:
    "A different day, a different field, a lesson for two: tell us what you need, and you’ll hear back within 24 hours.",
  failedToFetchLessons: "Failed to fetch lessons",
};

export const monthCalendarWords = {
  previousMonth: "Previous month",
  nextMonth: "Next month",
  notInThisMonth: "Not in this month",
  past: "past",
  notAvailable: "not available",
  openings: (openings: number) => (openings ? `${openings} ${openings === 1 ? "opening" : "openings"}` : "no openings"),
  shadedDaysHaveOpenings: "Shaded days have openings.",
  yourCoachIsntAvailable: " Your coach isn’t available on crossed-out days.",
};

export const timeListWords = {
  morning: "Morning",
  afternoon: "Afternoon",
  evening: "Evening",
  booked: "Booked",
  past: "Past",
  notAvailable: "Not available",
  onYourDashboard: "On your dashboard",
};

export const nextTimesWords = {
  nextOpenings: "Next openings",
  dateAt: (date: string) => `${date} at `,
};

export const confirmBookingWords = {
  almostDone: "Almost done",
  loadingYourLesson: "Loading your lesson",
};

export const confirmationWords = {
  hasAnother: (player: string | null, coach: string, time: string) =>
    `${player ? `${player} has` : "You have"} another lesson around then: ${time} with ${coach}. You can still book this one.`,
  beforeYourLesson: "Before your lesson",
  arrive5MinutesEarly: "Arrive 5 minutes early.",
  bringYourOwnBat: "Bring your own bat and helmet.",
  comeTo: (place: string) => `Come to ${place}.`,
  theseTimesAreOpen: "These times are open.",
  weKeptEverythingYou: " We kept everything you entered.",
  thereAreNoOther: "There are no other openings right now.",
  allOpenings: "All openings",
  thisTimeCantBe: "This time can’t be booked anymore.",
  thisTimeIsNo: "This time is no longer offered.",
  thePriceHasChanged: "The price has changed. Check it, then confirm again.",
};

/** Why a time can't be booked. */
export const timeStateWords = {
  taken: "Another player got this time.",
  over: "This time has passed.",
  closed: "Your coach isn’t available at this time.",
  own: "You’ve already requested this time. It’s on your dashboard.",
};

/** One lesson, or a series of them. */
export const weeklyChoiceWords = {
  howManyWeeks: "How many weeks?",
  justThisOne: "Just this lesson for now",
  everyWeekFor: howOftenWords.everyWeekFor,
  oneLesson: (date: string) => `You’re requesting one lesson, ${date}.`,
  coachHears: {
    yes: "Your coach will see that you’d like this time every week.",
    maybe: "Your coach will see that you might want this time every week.",
    no: "",
  },
  notOpen: (weeks: number) => (weeks === 1 ? "One week isn’t open:" : `${weeks} weeks aren’t open:`),
  because: {
    taken: "another player has this time",
    over: "it has passed",
    closed: "your coach isn’t available",
    own: "you’ve already requested it",
  },
  notOffered: "your coach hasn’t posted this time",
  anotherPrice: "the price is different that week",
  bookTheOthers: (weeks: number) => `You can book the other ${weeks}, or choose another time.`,
  onlyThisOne: "Only this lesson can be booked. Choose another time for more.",
  lessonsFor: (lessons: number, price: string) => `${lessons} lessons: ${price}`,
  payOneByOne: "You pay for each lesson by itself.",
};

export const lessonSummaryWords = {
  yourLesson: "Your lesson",
  oneHourWithName: (name: string) => `One hour with ${name}`,
  hittingAndFieldingLesson: "Hitting and fielding lesson",
  startTimeMinutes: (startTime: string, minutes: number) => `${startTime}, ${minutes} minutes`,
  groupOfUpTo: (seats: number, spotsLeft: string) => `Group of up to ${seats} · ${spotsLeft}`,
  price: "Price",
  changeTime: "Change Time",
};

export const contactFormWords = {
  yourDetails: "Your details",
  phone: "Phone",
  email: "Email",
  whatWouldYouLike: "What would you like to work on?",
  wouldYouLikeThis: "Would you like this time every week?",
  anythingYourCoachShould: "Anything your coach should know? (optional)",
  anInjuryAGoal: "An injury, a goal, a game coming up",
  youllNeedAnAccount: "You’ll need an account. Next you’ll log in or sign up. We’ll save everything you entered.",
  confirmBooking: "Confirm Booking",
  sending: "Sending...",
  newHereSignUp: "New here? Sign up and send",
  incompleteSelection: "Incomplete Selection",
  pleaseSelectAnInstructor: "Please select an instructor and time slot.",
  contactInformationRequired: "Contact Information Required",
  pleaseProvideYourPhone: "Please provide your phone number, email address, session focus, and weekly preference.",
};
export const focusWords: Record<(typeof sessionFocuses)[number], string> = {
  hitting: "Hitting",
  fielding: "Fielding",
  both: "Both",
};
export const weeklyWords: Record<(typeof weeklyWishes)[number], string> = { yes: "Yes", no: "No", maybe: "Maybe" };

export const bookingWords = {
  lessonBooked: "Lesson Booked!",
  requestSentCoachWill: (coach: string) => `Request sent. ${coach} will confirm.`,
  yourCoach: "Your coach",
  bookingFailed: "Booking Failed",
  pleaseTryAgainOr: "Please try again or contact support.",
};

// ── After booking ──

export const bookingSuccessPageWords = {
  yourLesson: "Your lesson",
  noRequestYet: "No request yet",
  thatTimeIsTaken: "That time is taken",
  dateAtTime: (date: string, time: string) => `${date} at ${time}`,
  withFullName: (fullName: string) => ` with ${fullName}`,
  forPlayer: (name: string) => ` for ${name}`,
  yourCoachWillConfirm: "Your coach will confirm once your payment comes through.",
  youHaventRequestedA: "You haven’t requested a lesson in this browser. ",
  findAnOpening: "Find an opening",
  firstOf: (days: readonly string[]) => ` This is the first of ${days.length} weekly lessons: ${days.join(" · ")}.`,
  orSeeAllYour: ", or see all your lessons on your dashboard.",
  whatToExpect: "What to expect",
  yourCoach: "Your coach",
  comeToYourLesson: "Come to your lesson",
  arrive5MinutesEarly: "Arrive 5 minutes early, with your own bat and helmet.",
  whereToGo: "Where to go",
  somethingCameUpEmail: "Something came up? Email ",
  orCall: " or call ",
  bookALesson: "Book a lesson",
  goToMyDashboard: "Go to my dashboard",
  addToCalendar: "Add to calendar",
  backToHome: "Back to Home",
};
export const bookingHeadingWords: Record<LessonStatus, string> = {
  pending: "Request sent",
  confirmed: "Lesson confirmed",
  scheduled: "Lesson confirmed",
  completed: "Lesson completed",
  missed: "Marked as a no-show",
  declined: "Request declined",
  cancelled: "Lesson canceled",
};

export const requestStepsWords = {
  done: "Done: ",
};

export const paymentWords = {
  howToPay: "How to pay",
  loadingPaymentInfo: "Loading payment info",
  weCouldntLoadThe: "We couldn’t load the payment info",
  sendPriceByApps: (price: string, apps: string) => `Send ${price} by ${apps}.`,
  notConfirmedUntilPaid: "Your lesson isn’t confirmed until your payment comes through.",
  yourPayment: "your payment",
  venmoOrCashApp: "Venmo or Cash App",
  venmo: "Venmo",
  cashApp: "Cash App",
  payCoachPriceDirectly: (coach: string, price: string) => `Pay ${coach} ${price} directly.`,
  payForEach: (price: string, day: string) =>
    `You pay for each lesson by itself: ${price}. Here’s how for ${day}; your dashboard has the others.`,
  addThisNote: "Add this note: ",
  openApp: (app: string) => `Open ${app}`,
  iveSentIt: "I’ve sent it",
  iveSentItBy: (app: string) => `I’ve sent it by ${app}`,
  thankYou: "Thank You!",
  coachCanSeeThat: (coach: string, price: string, app: string) => `${coach} can see that you sent ${price} by ${app}.`,
  weCouldntSaveThat: "We couldn’t save that. Please try again.",
  markedAsSent: (price: string, how: string, date: string, coach: string) =>
    `Marked as sent: ${price} ${how} on ${date}. ${coach} will record it when it comes through.`,
};
export const paymentSentWords: Record<PaymentSent["how"], string> = {
  venmo: "by Venmo",
  cashapp: "by Cash App",
  cash: "in cash",
  other: "another way",
};

// ── A custom lesson ──

export const customRequestWords = {
  whatHappensNext: "What happens next",
  wellCallOrEmail: "We’ll call or email you within 24 hours.",
  youAndYourCoach: "You and your coach agree on a day, a place and a price.",
  yourLessonGoesOn: "Your lesson goes on the calendar. Until then, nothing is booked or paid.",
  ratherTalk: "Rather talk? ",
  or: " or ",
};

export const customRequestFormWords = {
  pleaseChooseWho: "Please choose who this is for",
  playersNotLoaded: "We couldn’t load your players. Please try again at the top of the form.",
  customLessonRequest: "Custom lesson request",
  howCanWeReach: "How can we reach you?",
  name: "Name",
  phone: "Phone",
  email: "Email",
  whatWorksForYou: "What works for you?",
  whoTravels: "Who travels?",
  preferredDates: "Preferred dates",
  forExampleSaturdaysIn: "For example: Saturdays in May",
  preferredTimes: "Preferred times",
  forExampleAfter5: "For example: after 5 PM",
  location: "Location",
  aFieldAPark: "A field, a park, a cage or a ZIP code",
  sessionFocus: "Session focus",
  notSureYet: "Not sure yet",
  anythingElse: "Anything else?",
  thePlayersAgeAnd: "The player’s age and level, a second player, a game coming up",
  youCanSendThis: "You can send this without an account. ",
  logInFirst: "Log in first",
  toTrackItOn: " to track it on your dashboard. We’ll save everything you entered.",
  sendRequest: "Send request",
  sending: "Sending...",
  refusalEverythingYouTyped: (refusal: string) => `${refusal} Everything you typed is still here.`,
  requiredFieldsMissing: "Required Fields Missing",
  pleaseFillInAll: "Please fill in all required fields (Name, Phone, Email, Travel Preference).",
  requestFailed: "Request Failed",
  pleaseTryAgainOr: "Please try again or contact support directly.",
  requestSent: "Request Sent",
  youllHearBackWithin: "You’ll hear back within 24 hours.",
};

export const customRequestSentWords = {
  weGotYourRequest: "We got your request",
  coachWillCallOr: (coach: string, dueBy: string) =>
    `${coach} will call or email you within 24 hours, by ${dueBy}. Nothing is booked or paid yet. First you’ll agree on a day, a place and a price.`,
  oneOfOurCoaches: "One of our coaches",
  goToMyDashboard: "Go to my dashboard",
};

export const requestRowWords = {
  customLessonWithName: (name: string) => `Custom lesson with ${name}`,
  customLessonWithAny: "Custom lesson with any coach",
  yourLessonWhen: (when: string) => `Your lesson: ${when}`,
  youllHearBackBy: (dueBy: string) => `You’ll hear back by ${dueBy}.`,
  sentDayAgo: (dayAgo: string) => `Sent ${dayAgo}`,
};
export const requestStatusWords: Record<LessonRequestStatus, string> = {
  pending: "Waiting for a reply",
  contacted: "In touch",
  scheduled: "Scheduled",
  completed: "Completed",
  declined: "Declined",
};

// ── A lesson on its player's dashboard ──

export const lessonStatusWords: Record<LessonStatus, string> = {
  pending: "Waiting for confirmation",
  confirmed: "Confirmed",
  scheduled: "Scheduled",
  completed: "Completed",
  missed: "No-show",
  declined: "Declined",
  cancelled: "Canceled",
};

export const lessonRowWords = {
  requestSent: "Request sent",
  timeTaken: "Time taken",
  paymentSent: "Payment sent",
  paymentReceivedAmount: (amount: string) => `Payment received: ${amount}`,
  fromYourCustomRequest: "From your custom request",
  notesAre: (notes: string) => `Notes: ${notes}`,
  history: "History",
  hideHistory: "Hide history",
  weCouldntLoadThis: "We couldn’t load this lesson’s history",
  more: "More",
  less: "Less",
};

/** What comes next, and what to do about it. */
export const nextStepWords = {
  yourCoach: "your coach",
  anotherPlayerGotThis: "Another player got this time.",
  yourPaymentCountsFor: "Your payment counts for the new one.",
  ifYouTakeAnother: "If you take another opening, your payment counts for it.",
  coachDidntAnswerIn: (coach: string) => `${coach} didn’t answer in time.`,
  coachHasYourPayment: (coach: string) => `${coach} has your payment and will confirm soon.`,
  coachWillConfirmOnce: (coach: string) => `${coach} will confirm once your payment comes through.`,
  coachWillConfirmSoon: (coach: string) => `${coach} will confirm soon.`,
  coachWillMarkIt: (coach: string) => `${coach} will mark it as completed soon.`,
  allSetCome5: "All set. Come 5 minutes early, with your own bat and helmet.",
  coachHasLeft: (coach: string) => `${coach} doesn’t coach here anymore. We’ll be in touch about this lesson.`,
  coachIsAway: (coach: string) => `${coach} can’t make this time. Please take the new time or cancel.`,
  coachIsAwayAndAnswers: (coach: string) => `${coach} can’t make this time and will answer your request.`,
  coachOffered: (coach: string, time: string) => `${coach} offered ${time} instead. Please take it or keep your time.`,
  newTimeRequested: (coach: string, time: string | null) =>
    `New time requested${time ? `: ${time}` : ""}. ${coach} will answer.`,
  cancellationRequested: (coach: string) => `Cancellation requested. ${coach} will answer.`,
  coachCouldntMake: (coach: string) => `${coach} couldn’t make this time.`,
  howWasItYour: "How was it? Your stars help other players choose.",
  somethingWrongTalkTo: (coach: string) => `Something wrong? Talk to ${coach}.`,
  coachCantMakeThis: (coach: string) => `${coach} can’t make this time. Other times may be open.`,
  thisLessonWasCanceled: "This lesson was canceled.",
};

/** What one side offers or requests, until the other answers. */
export const proposalWords = {
  cancellationRequested: (coach: string) => `Cancellation requested. The lesson is still on until ${coach} agrees.`,
  coachOfferedANew: (coach: string, when: string, location: string) =>
    `${coach} offered a new time: ${when}, ${location}.`,
  coachCantMakeIt: (coach: string, when: string, location: string) =>
    `${coach} can’t make it and offered a new time: ${when}, ${location}.`,
  requestedWhileAway: (coach: string, when: string | null, kind: "move" | "cancel") =>
    `${coach} can’t make it. ${kind === "cancel" ? "Cancellation" : "New time"} requested${when ? `: ${when}` : ""}.`,
  requestedInstead: (when: string, coach: string) => `New time requested: ${when}. ${coach} will confirm.`,
  newTimeRequested: (when: string, coach: string) =>
    `New time requested: ${when}. Nothing changes until ${coach} agrees.`,
  someNewTimeRequested: "New time requested. Nothing changes until you two agree on one.",
};

export const proposalNoteWords = {
  coachWrote: (coach: string) => `${coach} wrote`,
  note: "Note",
  takeNewTime: "Take new time",
  keepOriginalTime: "Keep original time",
  cancelMyLesson: "Cancel my lesson",
  takeItBack: "Take it back",
  lessonMoved: "Lesson Moved",
  youreSetForThe: "You’re set for the new time.",
  originalTimeKept: "Original Time Kept",
  youTurnedDownThe: "You turned down the new time.",
  requestTakenBack: "Request Taken Back",
  nothingChanges: "Nothing changes.",
  lessonCanceled: "Lesson Canceled",
  youCanPickAnother: "You can pick another opening.",
  weCouldntSendYour: "We couldn’t send your answer. Please try again.",
};

export const otherOpeningsWords = {
  pickAnotherOpeningWith: (coach: string) => `Pick another opening with ${coach}:`,
  coachHasNoOther: (coach: string) => `${coach} has no other openings right now.`,
  requestTimeInstead: (time: string) => `Request ${time} instead`,
  requestSent: "Request Sent",
  youRequestedWhenCoach: (when: string, coach: string) => `You requested ${when}. ${coach} will confirm.`,
  weCouldntSendYour: "We couldn’t send your request. Please try again.",
};

export const lessonActionsWords = {
  close: "Close",
  addToCalendar: "Add to calendar",
  seeOpenings: "See openings",
  seeOpeningsWithCoach: (coach: string) => `See openings with ${coach}`,

  requestNewTime: "Request new time",
  requestANewTime: "Request a new time",
  nothingChangesForWhen: (when: string, coach: string) => `Nothing changes for ${when} until ${coach} agrees. `,
  thePriceAndYour: "The price and your payment stay the same.",
  orSayWhichTimes: "Or say which times work for you",
  newTimeRequested: "New Time Requested",
  nothingChangesUntilCoach: (coach: string) => `Nothing changes until ${coach} agrees.`,
  weCouldntSendYour: "We couldn’t send your request. Please try again.",

  requestCancellation: "Request cancellation",
  requestCancellationQuestion: "Request cancellation?",
  workOutAnyRefund: (coach: string) => `Work out any refund with ${coach}.`,
  thisReplacesYourRequest: " This replaces your request for a new time.",
  thisTurnsDownThe: (coach: string) => ` This turns down the new time that ${coach} offered.`,
  reasonOptional: "Reason (optional)",
  cancellationRequested: "Cancellation Requested",
  theLessonIsStill: (coach: string) => `The lesson is still on until ${coach} agrees.`,
  coachWillAnswer: (coach: string) => `${coach} will answer your request.`,
  failedToCancelLesson: "Failed to cancel lesson. Please try again.",
};

export const freeTimeChoiceWords = {
  openings: "Openings",
  noOtherOpeningsRight: "No other openings right now. Say below which times work for you.",
};

export const endLessonWords = {
  cancelRequest: "Cancel request",
  cancelThisRequest: "Cancel this request?",
  keepRequest: "Keep request",
  thisCantBeUndone: "This can’t be undone.",
  lessonCancelled: "Lesson Cancelled",
  failedToCancelLesson: "Failed to cancel lesson. Please try again.",

  deleteLesson: "Delete lesson",
  deleteThisLessonFrom: "Delete this lesson from your list?",
  keepLesson: "Keep lesson",
  youCanUndoThis: "You can undo this for 10 seconds.",
  lessonDeleted: "Lesson Deleted",
  theLessonHasBeen: "The lesson has been removed from your history.",
  failedToDeleteLesson: "Failed to delete lesson. Please try again.",
  deletedWhen: (when: string) => `Deleted: ${when}`,
};

export const reviewLessonWords = {
  reviewLesson: "Review lesson",
  reviewLessonWhen: (when: string) => `Review lesson: ${when}`,
  howWasYourLesson: (coach: string) => `How was your lesson with ${coach}?`,
  whenYourStarsCount: (when: string, coach: string) =>
    `${when}. Your stars count toward ${coach}'s average. Everyone can read your comment, signed with your first name and initial, or “Parent of a player” for players under 18. You can review a lesson once.`,
  stars: "Stars",
  starsStars: (stars: number) => `${stars} ${stars === 1 ? "star" : "stars"}`,
  whatHelpedWhatCould: "What helped? What could be better? (optional)",
  saveReview: "Save review",
  thankYou: "Thank You!",
  yourReviewIsSaved: "Your review is saved.",
  weCouldntSaveYour: "We couldn’t save your review. Please try again.",
  yourReview: "Your review",
  starsOf5Stars: (stars: number) => `${stars} of 5 stars`,
  hidden: {
    private: "We don't show this comment to others because it tells something private. Your stars still count.",
    abusive: "We don't show this comment to others because of its language. Your stars still count.",
    unrelated: "We don't show this comment to others because it isn't about the lesson. Your stars still count.",
  },
};

/** Said by every dialog and button about one lesson. */
export const lessonActWords = {
  cancellationRequested: "Cancellation Requested",
  askedAndCanceled: (others: boolean) =>
    `The confirmed lessons are still on until your coach agrees.${others ? " The others are canceled." : ""}`,
  somethingWentWrong: "Something Went Wrong",
  noLongerOpen: "No Longer Open",
  onceAParentConfirms: "You can write messages once your parent or guardian has confirmed your account.",
};
export const lessonDialogWords = {
  close: "Close",
  sending: "Sending...",
};

/** What happened to a lesson; by whom and when stand beside it. */
export const lessonHistoryWords: Record<
  | Exclude<LessonFact, `Custom${string}` | `Series${string}`>
  | "LessonScheduled"
  | "LessonTimeTaken"
  | "LessonMoveUndone",
  string
> = {
  LessonBooked: "Requested",
  LessonScheduled: "Put on the calendar",
  LessonTakenBack: "Taken back",
  LessonConfirmed: "Confirmed",
  LessonDeclined: "Declined",
  LessonDeclineUndone: "Decline undone",
  LessonCancelled: "Canceled",
  LessonCompleted: "Completed",
  LessonMissed: "No-show",
  LessonHidden: "Removed from a list",
  LessonUnhidden: "Put back on a list",
  LessonMoveAsked: "New time requested",
  LessonMoveOffered: "New time offered",
  LessonCancellationAsked: "Cancellation requested",
  LessonProposalDeclined: "Change declined",
  LessonProposalWithdrawn: "Change taken back",
  LessonPlaceKept: "Spot held at the new time",
  LessonPlaceGivenBack: "Spot at the new time released",
  LessonMoved: "Moved to the new time",
  LessonMoveUndone: "Moved and taken back",
  LessonTimeTaken: "Time taken",
  LessonReviewed: "Reviewed",
  ReviewCommentHidden: "Comment hidden",
  ReviewCommentShown: "Comment shown again",
  LessonPaymentSent: "Payment sent",
  LessonPaymentNoted: "Payment recorded",
  LessonPaymentNoteWithdrawn: "Payment record removed",
};
