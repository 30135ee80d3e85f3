import { counted } from "../../shared/formats.ts";
import type {
  LessonRequestStatus,
  LessonRequestView,
  LessonStatus,
  LessonView,
  PaymentView,
  ProposalView,
} from "../../../backend/lessons/contract.ts";
import {
  clock,
  clockRange,
  dateAt,
  dayAgo,
  dayAhead,
  daysBetween,
  fullName,
  longDate,
  money,
  monthAndDay,
  removedPerson,
  shortDate,
  today,
} from "../../shared/formats.ts";
import { place } from "../place.ts";

export const statusWords: Record<LessonStatus, string> = {
  pending: "Requested",
  confirmed: "Confirmed",
  scheduled: "Scheduled",
  completed: "Completed",
  missed: "No-show",
  declined: "Declined",
  cancelled: "Canceled",
};
export const requestStatusWords: Record<LessonRequestStatus, string> = {
  pending: "Requested",
  contacted: "Contacted",
  scheduled: "Scheduled",
  completed: "Completed",
  declined: "Declined",
};
export const focusLabel: Record<NonNullable<LessonView["sessionFocus"]>, string> = {
  hitting: "Hitting",
  fielding: "Fielding",
  both: "Hitting and fielding",
};
export const weeklyWords: Record<NonNullable<LessonView["weeklyRecurring"]>, string> = {
  yes: "Wants this time every week",
  maybe: "Might want this time every week",
  no: "Just this once",
};
export const paidByWords: Record<PaymentView["how"], string> = {
  venmo: "Venmo",
  cashapp: "Cash App",
  cash: "Cash",
  other: "Other",
};

export const playerName = (lesson: LessonView) =>
  lesson.student?.firstName || lesson.student?.lastName
    ? fullName(lesson.student)
    : (lesson.studentName ?? removedPerson);
export const playerFirstName = (lesson: LessonView) => lesson.student?.firstName ?? playerName(lesson);
/** The player's data was erased. */
export const isPlayerRemoved = (lesson: LessonView) => playerName(lesson) === removedPerson;
export const instructorName = (lesson: LessonView) => fullName(lesson.instructor.user);

export const requesterName = ({ name }: Pick<LessonRequestView, "name">) => name ?? removedPerson;
/** The sender's data was erased: there is nobody to call, email or book for. */
export const isRequesterRemoved = ({ name }: Pick<LessonRequestView, "name">) => name === null;
/** On their own dashboard, instructors see requests for them or for anybody. */
export const forWhom = ({ instructorId, instructorName }: LessonRequestView) => {
  if (!instructorId) return "Any instructor";
  return place === "instructor" ? "You" : (instructorName ?? removedPerson);
};

/** "4:00–5:00 PM" */
export const lessonClock = (lesson: LessonView) => {
  const [from = "", to = ""] = lesson.timeSlot.split("-");
  return clockRange(from, to);
};
/** "Pat Lee, Wednesday, May 1, 2030, 4:00–5:00 PM" */
export const lessonInFull = (lesson: LessonView) =>
  `${playerName(lesson)}, ${longDate(lesson.date)}, ${lessonClock(lesson)}`;
/** "Pat Lee, Wed, May 1, 4:00–5:00 PM" */
export const lessonInShort = (lesson: LessonView) =>
  `${playerName(lesson)}, ${shortDate(lesson.date)}, ${lessonClock(lesson)}`;

/** "Today", "Tomorrow", then "Wed, May 1": as it stands among other days. */
export const dayNear = (date: string) => (daysBetween(today(), date) < 2 ? dayAhead(date) : shortDate(date));

/** "yesterday", or "Wednesday, May 1, 2030" */
const ago = (instant: string) => dayAgo(dateAt(instant)).replace(/^(Today|Yesterday)$/, (day) => day.toLowerCase());
/** "requested yesterday" */
export const requestedAgo = (instant: string) => `requested ${ago(instant)}`;
/** "Sent yesterday" */
export const sentAgo = (instant: string) => `Sent ${ago(instant)}`;

const wayOf: Record<PaymentView["how"], string> = {
  venmo: " by Venmo",
  cashapp: " by Cash App",
  cash: " in cash",
  other: "",
};
/** "Says paid by Venmo, Nov 23" */
export const paymentSentInWords = ({ how, at }: NonNullable<LessonView["paymentSent"]>) =>
  `Says paid${wayOf[how]}, ${monthAndDay(dateAt(at))}`;
/** "$75.00 by Venmo", "$75.00 in cash", "$75.00: paid by her aunt" */
export const paymentInWords = ({ how, amount, words }: Pick<PaymentView, "how" | "amount" | "words">) =>
  how === "other" && words ? `${money(amount)}: ${words}` : money(amount) + wayOf[how];

const timeProposed = ({ date, startTime, location }: NonNullable<ProposalView["to"]>) =>
  `${shortDate(date)}, ${clock(startTime)}, ${location}`;
/** What one side of a lesson proposes, worded for staff. */
export const proposalText = ({ kind, from, to }: ProposalView, lesson: LessonView): string => {
  const name = playerFirstName(lesson);
  if (kind === "cancel") return `${name} wants to cancel this lesson.`;
  if (from === "player") return to ? `${name} wants another time: ${timeProposed(to)}.` : `${name} wants another time.`;
  return to ? `New time offered: ${timeProposed(to)}. ${name} hasn’t replied yet.` : "";
};

/** What several screens say, the first one among them. */
export const lessonWords = {
  failedToFetchLessons: "Failed to fetch lessons",
  failedToFetchLessonRequests: "Failed to fetch lesson requests",
  lessonConfirmedSuccessfully: "Lesson confirmed successfully",
  failedToConfirmLesson: "Failed to confirm lesson",
  more: (count: number | string) => `${count} more`,
  allLessons: "All lessons",
  noShow: "No-show",
  paid: "Paid",
  withCoach: (coach: string) => `with ${coach}`,
};

/** What several other screens say. */
export const fieldWords = {
  lessonCanceled: "Lesson canceled",
  lessonsCanceled: "Lessons canceled",
  failedToCancelLesson: "Failed to cancel lesson",
  requestStatusUpdatedSuccessfully: "Request status updated successfully",
  error: "Error",
  timeOpensUp: "If you’re open then, others can book the time.",
  choose: "Choose",
  pleaseChooseAnInstructor: "Please choose an instructor",
  noMatches: "No matches",
  lessons: "Lessons",
  lessonRequests: "Lesson requests",
  when: "When",
  day: "Day",
  player: "Player",
  instructor: "Instructor",
  from: "From",
  phone: "Phone",
  email: "Email",
  status: "Status",
  focus: "Focus",
  location: "Location",
  price: "Price",
  payment: "Payment",
  notes: "Notes",
  theFamilySeesThis: "The family sees this.",
  reason: "Reason",
  messageOptional: "Message (optional)",
  removedPerson: "a removed person",
  timeline: "Timeline",
};

export const studentLessonsWords = {
  lessonsAndRequests: "Lessons and requests",
  noLessonsYet: "No lessons yet.",
};

export const replyClockWords = {
  lateDays: (days: number) => `${days} days`,
  replyOverdueBy: (late: string) => `Reply overdue by ${late}`,
  replyDueWithinTheHour: "Reply due within the hour",
  replyDueIn: (hours: string) => `Reply due in ${hours}`,
};

export const waitingRequestsWords = {
  customLessonRequests: "Custom lesson requests",
};

export const confirmAllWords = {
  itCouldntBeConfirmed: "It couldn’t be confirmed. Please try again.",
};

export const confirmSelectedWords = {
  lessonsConfirmedSuccessfully: (count: number) => `${count} lessons confirmed successfully`,
};

export const confirmRunWords = {
  couldntConfirm: (refused: number, count: number) => `Couldn’t confirm ${refused} of ${count}`,
  confirmingLessons: "Confirming lessons",
  confirmedTheRest: (confirmed: number) =>
    `${confirmed} ${confirmed === 1 ? "lesson" : "lessons"} confirmed. The rest are still selected:`,
  countDone: (done: number, count: number) => `${done} of ${count} done`,
  backToList: "Back to list",
};

export const selectedBarWords = {
  countSelected: (count: number) => `${count} selected`,
  selectAllRequests: "Select all requests",
  clear: "Clear",
  confirmCount: (count: number) => `Confirm ${count}`,
  selectLesson: (lessonInWords: string) => `Select ${lessonInWords}`,
};

export const timeRangesWords = {
  anyTime: "Any time",
  todayAndLater: "Today and later",
  today: "Today",
  thisWeek: "This week",
  beforeToday: "Before today",
};

export const lessonFiltersWords = {
  confirmedOrScheduled: "Confirmed or scheduled",
  all: "All",
  time: "Time",
  customDates: "Custom dates",
  until: "Until",
};

export const cancelDialogWords = {
  pleaseGiveAReason: "Please give a reason. The player will see it.",
  wellEmailYourReason: (playerName: string) => `We’ll email your reason to ${playerName} or their family.`,
  noEmailOnFile: (playerName: string) => `${playerName} has no email on file, so please call.`,
  coachIsGone: (coach: string) => `${coach} doesn’t give lessons here anymore.`,
  cancelThisLesson: "Cancel this lesson?",
  cancelLesson: "Cancel lesson",
  keepLesson: "Keep lesson",
};

export const cancelLessonButtonWords = {
  cancelLesson: "Cancel lesson",
  cancelThis: (lessonInWords: string) => `Cancel lesson: ${lessonInWords}`,
  cancel: "Cancel",
};

export const deleteLessonButtonWords = {
  lessonDeletedSuccessfully: "Lesson deleted successfully",
  failedToDeleteLesson: "Failed to delete lesson",
  deleted: (lessonInShort: string) => `Deleted: ${lessonInShort}`,
  deleteThis: (lessonInWords: string) => `Delete ${lessonInWords}`,
  delete: "Delete",
  deleteThisLesson: "Delete this lesson?",
  deleteLesson: "Delete lesson",
  thisTakesItOff: "This takes it off your list only. The player still sees it. You can undo this for 10 seconds.",
};

export const offerTimeDialogWords = {
  lessonMoved: "Lesson moved",
  couldntMoveTheLesson: "Couldn’t move the lesson",
  newTimeOffered: "New time offered",
  couldntOfferTheTime: "Couldn’t offer the time",
  thePlayerCanReply: "The player can reply from their dashboard.",
  moveThisLesson: "Move this lesson",
  moveLesson: "Move lesson",
  offerAnotherTime: "Offer another time",
  itMovesRightAway:
    "It moves right away, so agree on the new time first. We’ll email the player if we have an address.",
  itStaysUntilAccepted: "It stays at this time until the player accepts the new one.",
  moveTheseLessons: "Move this lesson and all later ones",
  moveLessons: "Move lessons",
  moveTheOthers: (lessons: number) => (lessons === 1 ? "Move the other one" : `Move the other ${lessons}`),
  lessonsMoved: "Lessons moved",
  couldntMoveTheLessons: "Couldn’t move the lessons",
  theyMoveRightAway:
    "They all move right away, by as many days and to the same hour, and requests among them are confirmed. So agree on the new time first. We’ll send the family one email.",
  openingsBringTheirLocation: "Where the new time is an opening, we’ll use its location. If not, the location stays.",
  anOpeningBringsItsLocation: "If the new time is an opening, we’ll use its location. If not, the location stays.",
  start: "Start",
  choose: "Choose",
};

export const declineDialogWords = {
  lessonDeclined: "Lesson declined",
  failedToDeclineLesson: "Failed to decline lesson",
  declined: (lessonInShort: string) => `Declined: ${lessonInShort}`,
  lessonsDeclined: "Lessons declined",
  failedToDeclineLessons: "Failed to decline the lessons",
  declineTheseRequests: (lessons?: number) =>
    lessons === undefined ? "Decline these requests?" : `Decline all ${lessons} requests?`,
  declineRequests: "Decline requests",
  keepRequests: "Keep requests",
  andLater: (lessons: number) => (lessons === 1 ? "and 1 later week" : `and ${lessons} later weeks`),
  declineThisRequest: "Decline this request?",
  declineRequest: "Decline request",
  keepRequest: "Keep request",
  offerAnotherTimeInstead: "Offer another time instead",
};

export const lessonButtonsWords = {
  playerSeesIt: (firstName: string) => `${firstName} sees it on the player dashboard.`,
  confirmThis: (lessonInWords: string) => `Confirm ${lessonInWords}`,
  confirm: "Confirm",
  declineThis: (lessonInWords: string) => `Decline ${lessonInWords}`,
  decline: "Decline",
  declineAll: "Decline all…",
  lessonCompleted: "Lesson completed",
  couldntCompleteTheLesson: "Couldn’t complete the lesson",
  markThisCompleted: (lessonInWords: string) => `Mark completed: ${lessonInWords}`,
  markCompleted: "Mark completed",
  markedAsANoShow: "Marked as a no-show",
  couldntMarkAsANoShow: "Couldn’t mark as a no-show",
  noShowOf: (lessonInWords: string) => `No-show: ${lessonInWords}`,
};

export const lessonTableWords = {
  added: "Added",
  actions: "Actions",
};

export const lessonListWords = {
  tryAnotherStatus: "Try another status, time or name.",
  showAllLessons: "Show all lessons",
  nothingComingUp: "Nothing coming up",
  noLessonsYet: "No lessons yet",
  lessonsShowUpHere: "Lessons show up here as soon as players request them.",
  addAvailability: "Add availability",
  everyLesson: "Every lesson at the facility. What you do here you do for the coach, and the history shows your name.",
  yourLessons: "Your lessons, each with its history.",
  reviews: "Reviews",
  counted: (n: number) => counted(n, "lesson"),
  revenue: "Revenue",
};

export const paymentDialogWords = {
  moreThanThePrice: (price: string, action: string) =>
    `That’s more than the ${price} price. If it’s right, press “${action}” again.`,
  weCouldntSaveThis: "We couldn’t save this. Please try again.",
  paymentRecorded: "Payment recorded",
  couldntRecordThePayment: "Couldn’t record the payment",
  thePlayerCanSee: "The player can see that you received the payment.",
  paymentRecordRemoved: "Payment record removed",
  couldntRemoveTheRecord: "Couldn’t remove the payment record",
  confirmAsPaid: "Confirm as paid",
  editPayment: "Edit payment",
  savePayment: "Save payment",
  recordPayment: "Record payment",
  removeRecord: "Remove record",
  howWasItPaid: "How was it paid?",
  amount: "Amount",
  describeHowItWasPaid: "Describe how it was paid",
  noteOptional: "Note (optional)",
  thePlayerSeesThis: "The player sees this too.",
};

export const confirmPaidButtonWords = {
  paidConfirmAndRecord: (lessonInWords: string) => `Paid, confirm and record payment: ${lessonInWords}`,
};

export const lessonFactsWords = {
  startedAs: "Started as",
  aCustomLessonRequest: "A custom lesson request",
  received: (paymentInWords: string) => `Received: ${paymentInWords}`,
  recordedBy: (person: string, date: string) => `Recorded by ${person}, ${date}`,
  notRecorded: "Not recorded",
  lookForThisNote: (note: string) => `Look for this payment note: ${note}`,
  lookForANoteEnding: (code: string) => `Look for a payment note that ends in ${code}`,
  editPayment: "Edit payment",
  recordPayment: "Record payment",
  everyWeek: "Every week",
  spotsAtThisTime: "Spots at this time",
  review: "Review",
  starsOf5: (stars: number) => `${stars} out of 5 stars`,
  message: "Message",
};

export const offerTimeButtonWords = {
  moveLesson: "Move lesson",
  offerAnotherTime: "Offer another time",
};

export const proposalPanelWords = {
  cancelAllRequested: "Cancel all that were requested",
  newTimeAccepted: "New time accepted",
  couldntAcceptTheNewTime: "Couldn’t accept the new time",
  theLessonMoved: "The lesson moved to its new time.",
  requestDeclined: "Request declined",
  couldntDeclineTheRequest: "Couldn’t decline the request",
  theLessonStaysAsItIs: "The lesson stays as it is.",
  theLessonIsCanceled: "You’re out then, so the lesson is canceled.",
  offerWithdrawn: "Offer withdrawn",
  couldntWithdrawTheOffer: "Couldn’t withdraw the offer",
  cancelLesson: "Cancel lesson",
  acceptNewTime: "Accept new time",
  declineRequest: "Decline request",
  declineRequestOf: (player: string) => `Decline ${player}’s request?`,
  wellEmail: (player: string) => `We’ll email ${player}.`,
  withdrawOffer: "Withdraw offer",
};

export const lessonShowWords = {
  lesson: "Lesson",
  couldntLoadTheLesson: "Couldn’t load the lesson",
  lessonNotFound: "Lesson not found",
  thisLessonIsntInYourList: "This lesson isn’t in your list",
  itMayHaveBeenDeleted: "It may have been deleted, or it’s another coach’s.",
  seeAllLessons: "See all lessons",
  lessonWith: (playerName: string) => `Lesson with ${playerName}`,
  coachHasLeft: (coach: string) =>
    `${coach} doesn’t coach here anymore. Please call the player and cancel this, so they know.`,
};

export const requestRowsWords = {
  tryAnotherStatus: "Try another status or search.",
  showAllRequests: "Show all requests",
  noLessonRequestsYet: "No lesson requests yet",
  whenNoOpeningWorks:
    "When no opening works for a family, they can request a custom lesson while booking. Those requests show up here.",
  for: "For",
  preferredTimes: "Preferred times",
  counted: (n: number) => counted(n, "request"),
};

export const requestListWords = {
  nameEmailOrPhone: "Name, email or phone",
  requestsToTheFacility:
    "Families who want a time or location that isn’t offered. We promised them a reply within 24 hours.",
  requestsToYou: "Requests for you, or for any coach. We promised families a reply within 24 hours.",
};

export const requestFactsWords = {
  player: "Player",
  hasAnAccount: "Has an account",
  noAccount: "No account",
  preferredDates: "Preferred dates",
  preferredTimes: "Preferred times",
  travel: "Travel",
  sent: "Sent",
  lesson: "Lesson",
};

export const scheduleDialogWords = {
  blankForTheUsualLocation: "Leave blank for the usual location.",
  blankForTheUsualPrice: "Leave blank for the usual price.",
  couldntSchedule: "Couldn’t schedule the lesson",
  theyAskedFor: "They asked for:",
  weCouldntAddTheLesson: "We couldn’t add the lesson to the calendar. Please try again.",
  theLessonIsOnTheCalendar: "The lesson is on the calendar.",
  scheduleALessonFor: (requesterName: string) => `Schedule a lesson for ${requesterName}`,
  scheduleLesson: "Schedule lesson",
  time: "Time",
  lessonNotes: "Lesson notes",
  theLessonsAreOnTheCalendar: "The lessons are on the calendar.",
  scheduleLessons: "Schedule lessons",
  scheduleTheOthers: (lessons: number) =>
    lessons === 1 ? "Schedule the other week" : `Schedule the other ${lessons} weeks`,
  thisBooksALesson: (minutes: number, lessons: number) =>
    lessons === 1
      ? `This books a ${minutes}-minute lesson, with nothing left to confirm.`
      : `This books ${lessons} weekly lessons of ${minutes} minutes, with nothing left to confirm.`,
  theyShowOnTheDashboard: "They show on the player’s dashboard right away.",
  itShowsOnTheDashboard: "It shows on the player’s dashboard right away.",
  theresNoAccount: "There’s no account, so we’ll email the family.",
};

export const requestShowWords = {
  youCalledOrEmailed: "You called or emailed.",
  youAgreedOnALesson: "You agreed on a lesson that isn’t on this calendar.",
  allDone: "All done.",
  itCantBeDone: "It can’t be done.",
  failedToUpdateRequestStatus: "Failed to update request status",
  theRequestFrom: (requesterName: string) => `the request from ${requesterName}`,
  scheduleAnotherLesson: "Schedule another lesson",
  scheduleLesson: "Schedule lesson",
  lessonRequest: "Lesson request",
  allLessonRequests: "All lesson requests",
  requestNotFound: "Request not found",
  thisRequestIsntInYourList: "This request isn’t in your list",
  itMayBeAnotherCoachs: "It may be another coach’s, or the link is wrong.",
  seeAllRequests: "See all requests",
  requestFrom: (requesterName: string) => `Request from ${requesterName}`,
};

export const cautionWords = {
  thisTimeHasPassed: "This time has passed.",
  thisTimeIsTaken: (players: string) => `This time is already taken by ${players}.`,
  morePlayersThanSpots: (players: number, spots: number) =>
    `${players} players want this time, and there ${spots === 1 ? "is 1 spot" : `are ${spots} spots`}.`,
  wantsThisTimeEveryWeek: "Wants this time every week.",
};

export const waitingLessonWords = {
  weekly: (lessons: number, until: string) => `${lessons} weekly lessons, through ${until}`,
  each: (price: string) => `${price} each`,
  replyTo: (lessonInWords: string) => `Reply to ${lessonInWords}`,
  reply: "Reply",
};

export const waitingListWords = {
  confirmSeveralAtOnce: "Confirm several at once",
  waitingForYourReply: "Waiting for your reply",
};

type Counted = number | string | undefined;
export const queueWords = {
  noLessonsWaitingNoBooking: "No lessons waiting, and players can’t book you yet",
  addTheTimesYouTeach: "Add the times you teach. Players see them right away.",
  addAvailability: "Add availability",
  noLessonsWaiting: "No lessons waiting for you",
  yourNextLessons: "Your next lessons are below.",
  newRequestsShowUpHere: "New requests show up here.",
  seeAvailability: "See availability",
  waitingForYou: (n: Counted) => `${n === 1 ? "lesson" : "lessons"} waiting for you`,
  availableSlots: (n: Counted) => (n === 1 ? "available slot" : "available slots"),
  scheduledLessons: (n: Counted) => (n === 1 ? "scheduled lesson" : "scheduled lessons"),
  videoReviews: (n: Counted) => (n === 1 ? "video review" : "video reviews"),
};

export const lessonsToCloseWords = {
  finishedDidTheyShowUp: "Finished: did they show up?",
};

export const nextLessonsWords = {
  comingUp: "Coming up",
  noLessonsOnYourCalendar: "No lessons on your calendar yet.",
};

export const lessonsTodayWords = {
  lessonsToday: "Lessons today",
  group: (players: number) => `Group of ${players}`,
  none: "No lessons today.",
  over: "All of today’s lessons are over.",
  toClose: (count: number) => `${count} to close: did they show up?`,
  openSchedule: "Open schedule",
};

export const abandonedLessonsWords = {
  lessonsWithoutACoach: "Lessons without a coach",
  coachIsGone: (when: string, coach: string) => `${when} with ${coach}, who doesn’t coach here anymore`,
};

export const facilityWaitingWords = {
  lessonsWaitingForAReply: "Lessons waiting for a reply",
  noLessonsWaiting: "No lessons waiting for a reply",
  theyStayHere: "They stay here until the coach replies.",
};

export const bookingTimesWords = {
  timeSlot: " (open)",
  taken: " (taken)",
  thisTimeIsTaken: "Another lesson is already confirmed for this time. Please choose another.",
  thisTimeIsBlocked: "This time is blocked. You can still book the lesson.",
  thisWeekIsBlocked:
    "This time is blocked, so it can’t be one of the weekly lessons. You can still book it as a single lesson.",
  thisIsOutsideThe: "This is outside the time slots, so it's a one-on-one lesson at the coach's own rate.",
};

export const priceAndPlaceWords = {
  priceOf: (price: string) => `Price: ${price}`,
  lessonsFor: (lessons: number, price: string) => `${lessons} lessons: ${price}`,
  where: (places: string) => `Location: ${places}`,
};

export const bookLessonFormWords = {
  bookingFailed: "Booking Failed",
  failedToBookLesson: "Failed to book lesson. Please try again.",
  lessonBookedSuccessfully: "Lesson booked successfully",
  incompleteBooking: "Incomplete Booking",
  pleaseSelectAnInstructor: "Please select an instructor and time slot.",
  pleaseEnterThePlayers: "Please enter the player's name and a date.",
  playersName: "Player's name",
  email: "Email",
  optionalNoAccountNeeded: "Optional. No account needed.",
  date: "Date",
  time: "Time",
  choose: "Choose",
  notes: "Notes",
  bookLesson: "Book Lesson",
  booking: "Booking...",
  bookTheOthers: (weeks: number) => (weeks === 1 ? "Book the other week" : `Book the other ${weeks} weeks`),
  whoAndWhen: (name: string, when: string) => `${name}, ${when}`,
  from: (when: string) => `from ${when}`,
  lessonsBooked: (lessons: number) => `${lessons} lessons booked successfully`,
};

export const confirmWeeksWords = {
  confirmAll: (lessons: number) => `Confirm all ${lessons}`,
  confirmThisAndLater: "Confirm this and later ones",
  lessonsConfirmed: "Lessons confirmed",
  failedToConfirm: "Failed to confirm the lessons",
  onTheirDashboard: "The player sees them on their dashboard.",
};

export const playerFieldWords = {
  startTyping: "Start typing to find a player you know, by their name or their parent’s.",
  onTheirDashboard: "The lesson will be on this player’s dashboard.",
};

export const instructorFilterWords = {
  instructor: "Instructor",
  allInstructors: "All instructors",
};

export const newLessonWords = {
  newLesson: "New lesson",
  close: "Close",
  chooseAnInstructor: "Choose an instructor",
  pleaseChooseAnInstructor: "Please choose an instructor",
};
