import type { LessonStatus, LessonView } from "../../../backend/lessons/contract.ts";
import { clockRange, fullName, longDate, removedPerson, shortDate } from "../../shared/formats.ts";

export const statusLabel: Record<LessonStatus, string> = {
  pending: "Waiting",
  confirmed: "Confirmed",
  scheduled: "Scheduled",
  completed: "Completed",
  missed: "No-show",
  declined: "Declined",
  cancelled: "Canceled",
};
export const focusLabel: Record<NonNullable<LessonView["sessionFocus"]>, string> = {
  hitting: "Hitting",
  fielding: "Fielding",
  both: "Hitting and fielding",
};
export const weeklyLabel: Record<NonNullable<LessonView["weeklyRecurring"]>, string> = {
  yes: "Wants this time every week",
  maybe: "Might want this time every week",
  no: "Just this once",
};

export const playerName = (lesson: LessonView) =>
  lesson.student?.firstName || lesson.student?.lastName
    ? fullName(lesson.student)
    : (lesson.studentName ?? removedPerson);
/** The player's data was erased. */
export const isPlayerRemoved = (lesson: LessonView) => playerName(lesson) === removedPerson;
export const instructorName = (lesson: LessonView) => fullName(lesson.instructor.user);

/** "4:00–5:00 PM" */
export const lessonClock = (lesson: LessonView) => {
  const [from = "", to = ""] = lesson.timeSlot.split("-");
  return clockRange(from, to);
};
/** "Pat Lee, Wednesday, May 1, 2030, 4:00–5:00 PM" */
export const lessonInWords = (lesson: LessonView) =>
  `${playerName(lesson)}, ${longDate(lesson.date)}, ${lessonClock(lesson)}`;
/** "Pat Lee, Wed, May 1, 4:00–5:00 PM" */
export const lessonInShort = (lesson: LessonView) =>
  `${playerName(lesson)}, ${shortDate(lesson.date)}, ${lessonClock(lesson)}`;

export const studentLessonsWords = {
  seeAll: "See all",
  lessons: "Lessons",
  failedToFetchLessons: "Failed to fetch lessons",
  noLessonYet: "No lesson yet.",
};

export const replyClockWords = {
  hoursDays: (hours: number) => `${hours} days`,
  replyOverdueByLate: (late: string) => `Reply overdue by ${late}`,
  replyDueWithinThe: "Reply due within the hour",
  replyDueInHours: (hours: string) => `Reply due in ${hours}`,
  sentDayAgo: (dayAgo: string) => `Sent ${dayAgo}`,
};

export const waitingRequestsWords = {
  failedToFetchLesson: "Failed to fetch lesson requests",
  customLessonRequests: "Custom lesson requests",
  seeAll: "See all",
};

export const confirmAllWords = {
  itCouldNotBe: "It could not be confirmed. Please try again.",
};

export const confirmSelectedWords = {
  lessonConfirmedSuccessfully: "Lesson confirmed successfully",
  countLessonsConfirmedSuccessfully: (count: number) => `${count} lessons confirmed successfully`,
  failedToFetchLessons: "Failed to fetch lessons",
};

export const confirmRunWords = {
  failedToConfirmCount: (count: number, count2: number) => `Failed to confirm ${count} of ${count2}`,
  confirmingLessons: "Confirming lessons",
  confirmedConfirmedTheOthers: (confirmed: number) =>
    `${confirmed} ${confirmed === 1 ? "lesson is" : "lessons are"} confirmed. The others stay selected:`,
  countOfCount2: (count: number, count2: number) => `${count} of ${count2} answered`,
  backToTheList: "Back to the list",
};

export const selectedBarWords = {
  countSelected: (count: number) => `${count} selected`,
  allWaitingHere: "All waiting here",
  clear: "Clear",
  confirmCount: (count: number) => `Confirm ${count}`,
};

export const instructorFilterWords = {
  instructor: "Instructor",
  allInstructors: "All instructors",
};

export const timeRangesWords = {
  anyTime: "Any time",
  todayAndLater: "Today and later",
  today: "Today",
  thisWeek: "This week",
  beforeToday: "Before today",
};

export const lessonFiltersWords = {
  all: "All",
  waiting: "Waiting",
  confirmed: "Confirmed",
  completed: "Completed",
  declined: "Declined",
  canceled: "Canceled",
  status: "Status",
  player: "Player",
  time: "Time",
  chosenDates: "Chosen dates",
  from: "From",
  until: "Until",
};

export const paidChipWords = {
  paid: "Paid",
};

export const cancelDialogWords = {
  pleaseSayWhyThe: "Please say why. The player sees it.",
  wellEmailPlayerName: (playerName: string) => `We'll email ${playerName} with your reason.`,
  playerNameHasNo: (playerName: string) => `${playerName} has no email on file, so please call.`,
  toldTheTimeOpens: (told: string) => `${told} The time opens up for others.`,
  instructorNameDoesntGive: (instructorName: string, told: string) =>
    `${instructorName} doesn't give lessons here anymore. ${told}`,
  lessonCanceled: "Lesson canceled",
  failedToCancelLesson: "Failed to cancel lesson",
  cancelThisLesson: "Cancel this lesson?",
  cancelLesson: "Cancel lesson",
  keepIt: "Keep it",
  reason: "Reason",
};

export const cancelLessonButtonWords = {
  cancelLessonLessonIn: (lessonInWords: string) => `Cancel lesson: ${lessonInWords}`,
  cancel: "Cancel",
  cancelLesson: "Cancel lesson",
};

export const deleteLessonButtonWords = {
  lessonDeletedSuccessfully: "Lesson deleted successfully",
  failedToDeleteLesson: "Failed to delete lesson",
  deletedLessonInShort: (lessonInShort: string) => `Deleted: ${lessonInShort}`,
  deleteLessonInWords: (lessonInWords: string) => `Delete ${lessonInWords}`,
  delete: "Delete",
  deleteThisLesson: "Delete this lesson?",
  deleteLesson: "Delete lesson",
  itLeavesYourList: "It leaves your list and stays in the player’s. After 10 seconds this cannot be undone.",
};

export const offerTimeDialogWords = {
  lessonMoved: "Lesson moved",
  failedToMoveLesson: "Failed to move lesson",
  timeOffered: "Time offered",
  failedToOfferThe: "Failed to offer the time",
  thePlayerAnswersOn: "The player answers on the dashboard.",
  moveThisLesson: "Move this lesson",
  offerAnotherTime: "Offer another time",
  moveLesson: "Move lesson",
  offerThisTime: "Offer this time",
  lessonInWordsAn: (lessonInWords: string, isAtOnce: boolean) =>
    `${lessonInWords}. ${isAtOnce ? "It moves right away, so agree on the new time first. We'll email the player if we have an address." : "It stays there until the player takes the new time."} An open slot brings its location along. Any other time keeps this one.`,
  day: "Day",
  start: "Start",
  messageOptional: "Message (optional)",
};

export const declineDialogWords = {
  lessonDeclined: "Lesson declined",
  failedToDeclineLesson: "Failed to decline lesson",
  declinedLessonInShort: (lessonInShort: string) => `Declined: ${lessonInShort}`,
  declineThisRequest: "Decline this request?",
  declineRequest: "Decline request",
  keepIt: "Keep it",
  messageOptional: "Message (optional)",
  offerAnotherTimeInstead: "Offer another time instead",
};

export const lessonButtonsWords = {
  lessonConfirmedSuccessfully: "Lesson confirmed successfully",
  failedToConfirmLesson: "Failed to confirm lesson",
  firstNameSeesIt: (firstName: string) => `${firstName} sees it on the player dashboard.`,
  confirmLessonInWords: (lessonInWords: string) => `Confirm ${lessonInWords}`,
  confirm: "Confirm",
  declineLessonInWords: (lessonInWords: string) => `Decline ${lessonInWords}`,
  decline: "Decline",
  lessonCompleted: "Lesson completed",
  failedToCompleteLesson: "Failed to complete lesson",
  markAsCompletedLesson: (lessonInWords: string) => `Mark as completed: ${lessonInWords}`,
  markCompleted: "Mark completed",
  markedAsANo: "Marked as a no-show",
  failedToMarkAs: "Failed to mark as a no-show",
  noShowLessonIn: (lessonInWords: string) => `No-show: ${lessonInWords}`,
  noShow: "No-show",
};

export const lessonStackWords = {
  lessons: "Lessons",
};

export const lessonTableWords = {
  lessons: "Lessons",
  when: "When",
  player: "Player",
  instructor: "Instructor",
  status: "Status",
  focus: "Focus",
  price: "Price",
  asked: "Asked",
  answer: "Answer",
};

export const lessonListWords = {
  failedToFetchLessons: "Failed to fetch lessons",
  noLessonMatches: "No lesson matches",
  tryAnotherStatusAnother: "Try another status, another time or fewer letters of the name.",
  showAllLessons: "Show all lessons",
  noLessonsYet: "No lessons yet",
  lessonsAppearHereAs: "Lessons appear here as soon as players book them.",
  publishYourAvailability: "Publish your availability",
  everyLessonAtThe: "Every lesson at the facility. What you do here, you do for the coach, and the history names you.",
  yourLessonsWithEverything: "Your lessons with everything that happened to them.",
  lessons: "Lessons",
};

export const paymentDialogWords = {
  theServerCouldNot: "The server could not save this. Please try again.",
  paymentNoted: "Payment noted",
  failedToNoteThe: "Failed to note the payment",
  lessonConfirmedSuccessfully: "Lesson confirmed successfully",
  failedToConfirmLesson: "Failed to confirm lesson",
  thePlayerSeesThat: "The player sees that the payment was received.",
  paymentNoteRemoved: "Payment note removed",
  failedToRemoveThe: "Failed to remove the payment note",
  confirmAndNoteThe: "Confirm and note the payment",
  confirmLesson: "Confirm lesson",
  correctThePaymentNote: "Correct the payment note",
  noteThePayment: "Note the payment",
  save: "Save",
  removeTheNote: "Remove the note",
  howWasItPaid: "How was it paid?",
  amount: "Amount",
  howItWasPaid: "How it was paid",
  wordsOptional: "Words (optional)",
  thePlayerSeesThis: "The player sees this, too.",
};

export const confirmPaidButtonWords = {
  paidConfirmAndNote: (lessonInWords: string) => `Paid: confirm and note the payment of ${lessonInWords}`,
  paid: "Paid",
};

export const lessonFactsWords = {
  cameOf: "Came of",
  aCustomLessonRequest: "A custom lesson request",
  payment: "Payment",
  receivedPaymentInWords: (paymentInWords: string) => `Received: ${paymentInWords}`,
  notedByNotedBy: (notedBy: string, shortDate: string) => `Noted by ${notedBy}, ${shortDate}`,
  notRecorded: "Not recorded",
  paymentNoteToLook: (lessonPaymentNote: string) => `Payment note to look for: ${lessonPaymentNote}`,
  correctTheNote: "Correct the note",
  recordPayment: "Record payment",
  when: "When",
  player: "Player",
  instructor: "Instructor",
  phone: "Phone",
  email: "E-mail",
  focus: "Focus",
  everyWeek: "Every week",
  place: "Place",
  price: "Price",
  placesAtThisTime: "Places at this time",
  review: "Review",
  starsOf5Stars: (stars: number) => `${stars} of 5 stars`,
  message: "Message",
  reason: "Reason",
  notes: "Notes",
};

export const offerTimeButtonWords = {
  moveLesson: "Move lesson",
  offerAnotherTime: "Offer another time",
};

export const proposalPanelWords = {
  accepted: "Accepted",
  failedToAccept: "Failed to accept",
  theLessonIsAt: "The lesson is at its new time.",
  theLessonIsCancelled: "The lesson is cancelled.",
  declined: "Declined",
  failedToDecline: "Failed to decline",
  theLessonStaysAs: "The lesson stays as it is.",
  offerWithdrawn: "Offer withdrawn",
  failedToWithdrawThe: "Failed to withdraw the offer",
  cancelTheLesson: "Cancel the lesson",
  acceptTheNewTime: "Accept the new time",
  decline: "Decline",
  withdrawTheOffer: "Withdraw the offer",
};

export const lessonShowWords = {
  lesson: "Lesson",
  allLessons: "All lessons",
  theLessonCouldNot: "The lesson could not be read",
  lessonNotFound: "Lesson not found",
  thisLessonIsNot: "This lesson is not in your list",
  itMayHaveBeen: "It may have been deleted, or it belongs to another instructor.",
  seeAllLessons: "See all lessons",
  lessonWithPlayerName: (playerName: string) => `Lesson with ${playerName}`,
  timeline: "Timeline",
};

export const requestRowsWords = {
  failedToFetchLesson: "Failed to fetch lesson requests",
  noRequestMatches: "No request matches",
  tryAnotherStatusOr: "Try another status or fewer letters.",
  showAllRequests: "Show all requests",
  noLessonRequestsYet: "No lesson requests yet",
  whenNoFreeTime:
    "When no free time suits a family, they ask for a custom lesson while booking. What they ask for comes here.",
  lessonRequests: "Lesson requests",
  from: "From",
  instructor: "Instructor",
  for: "For",
  wishes: "Wishes",
  status: "Status",
  waiting: "Waiting",
};

export const requestListWords = {
  nameEmailOrPhone: "Name, e-mail or phone",
  status: "Status",
  familiesWhoWantAnother:
    "Families who want another time or place than is offered. They were promised a reply within 24 hours.",
  requestsToYouAnd:
    "Requests to you, and those that any instructor may take. Families were promised a reply within 24 hours.",
  lessonRequests: "Lesson requests",
};

export const requestFactsWords = {
  from: "From",
  hasAnAccount: "Has an account",
  withoutAnAccount: "Without an account",
  phone: "Phone",
  email: "E-mail",
  instructor: "Instructor",
  preferredDates: "Preferred dates",
  preferredTimes: "Preferred times",
  travel: "Travel",
  location: "Location",
  focus: "Focus",
  notes: "Notes",
  sent: "Sent",
  lesson: "Lesson",
};

export const instructorFieldWords = {
  instructor: "Instructor",
  choose: "Choose",
};

export const scheduleDialogWords = {
  pleaseChooseAnInstructor: "Please choose an instructor",
  placeLocation: (location: string) => `Place: ${location}`,
  requestStatusUpdatedSuccessfully: "Request status updated successfully",
  error: "Error",
  theLessonCouldNot: "The lesson could not be put on the calendar. Please try again.",
  theLessonIsOn: "The lesson is on the calendar.",
  scheduleALessonFor: (requesterName: string) => `Schedule a lesson for ${requesterName}`,
  schedule: "Schedule",
  day: "Day",
  time: "Time",
  notesForTheLesson: "Notes for the lesson",
  lessonMinutesMinutesAgreed: (lessonMinutes: number, value: string) =>
    `${lessonMinutes} minutes, agreed: nothing is left to confirm. ${value}`,
  itShowsOnThe: "It shows on the player’s dashboard at once.",
  thereIsNoAccount: "There is no account to show it in; the family is told by e-mail.",
};

export const requestShowWords = {
  contacted: "Contacted",
  youCalledOrWrote: "You called or wrote.",
  scheduled: "Scheduled",
  agreedWithoutALesson: "Agreed, without a lesson on the calendar here.",
  completed: "Completed",
  doneNothingIsLeft: "Done, nothing is left to do.",
  declined: "Declined",
  itCannotBeDone: "It cannot be done.",
  requestStatusUpdatedSuccessfully: "Request status updated successfully",
  error: "Error",
  failedToUpdateRequest: "Failed to update request status",
  theRequestFromRequester: (requesterName: string) => `the request from ${requesterName}`,
  scheduleAnotherLesson: "Schedule another lesson",
  scheduleALesson: "Schedule a lesson",
  lessonRequest: "Lesson request",
  allLessonRequests: "All lesson requests",
  failedToFetchLesson: "Failed to fetch lesson requests",
  requestNotFound: "Request not found",
  thisRequestIsNot: "This request is not in your list",
  itIsAnotherInstructors: "It is another instructor’s, or there is none at this address.",
  seeAllRequests: "See all requests",
  requestFromRequesterName: (requesterName: string) => `Request from ${requesterName}`,
  timeline: "Timeline",
};

export const sickDayDialogWords = {
  pleaseChooseADay: "Please choose a day",
  pleaseChooseAnInstructor: "Please choose an instructor",
  pleaseChooseUpTo: (mostDays: number) => `Please choose up to ${mostDays} days, the first one first`,
  countCanceled: (count: number) => `${count} ${count === 1 ? "lesson" : "lessons"} canceled`,
  countOfferedAnotherTime: (count: number) => `${count} offered another time`,
  thereWereNoLessons: "There were no lessons to cancel.",
  daysBlockedFamiliesEmailed: "Days blocked, families emailed",
  failedToCallIn: "Failed to call in sick",
  pleaseTryAgainWhat: "Please try again. What was done already isn't done twice.",
  callInSick: "Call in sick",
  tellTheFamilies: "Tell the families",
  firstDay: "First day",
  lastDay: "Last day",
  messageToTheFamilies: "Message to the families",
  sorryImDownWith: "Sorry, I'm down with the flu.",
  eachFamilyGetsOne: "Each family gets one email.",
  theirLessons: "Their lessons",
  cancelAll: "Cancel all",
  offerOtherTimes: "Offer other times",
  weOfferTheNearest:
    "We offer the nearest openings. Lessons without an account or an opening are canceled. Nobody can book these days anymore.",
  failedToFetchLessons: "Failed to fetch lessons",
  noLessonsOnThese: "No lessons on these days. They'll be blocked.",
  lessonsOnTheseDays: "Lessons on these days",
  noEmailOnFile: (value: string) => `No email on file. Please call${value}.`,
};

export const weekListWords = {
  earlierThisWeek: "Earlier this week",
  nothingPlanned: "Nothing planned",
  noLessons: "No lessons",
  openToPlayers: "Open to players",
  blocked: "Blocked",
  withValue: (value: string) => ` with ${value}`,
  withInstructorName: (instructorName: string) => ` with ${instructorName}`,
};

export const timeGridWords = {
  camp: "Camp",
  blocked: "Blocked",
  open: "Open",
};

export const scheduleWords = {
  today: "Today",
  previousUnit: (unit: string) => `Previous ${unit}`,
  nextUnit: (unit: string) => `Next ${unit}`,
  calendar: "Calendar",
  list: "List",
  schedule: "Schedule",
  allTimesAreFacility: (facility: string) => `All times are ${facility}’s.`,
  callInSick: "Call in sick",
  weeklyTimes: "Weekly times",
  addAvailability: "Add availability",
  scheduleBuilder: "Schedule Builder",
  view: "View",
  failedToFetchLessons: "Failed to fetch lessons",
  thisWeekHasMore: "This week has more lessons than fit here. Choose an instructor to see all of theirs.",
};

export const cautionWords = {
  thisTimeHasPassed: "This time has passed.",
  thisTimeIsAlready: (firm: string) => `This time is already taken by ${firm}.`,
  playersWantThisTime: (count: number, seats: number) =>
    `${count + 1} players want this time and there ${seats === 1 ? "is 1 place" : `are ${seats} places`}.`,
  wantsThisTimeEvery: "Wants this time every week.",
};

export const waitingLessonWords = {
  askedDayAgo: (dayAgo: string) => `asked ${dayAgo}`,
  answerLessonInWords: (lessonInWords: string) => `Answer ${lessonInWords}`,
  answer: "Answer",
};

export const waitingListWords = {
  confirmSeveralAtOnce: "Confirm several at once",
  waitingForYourAnswer: "Waiting for your answer",
};

export const queueWords = {
  nothingWaitsAndNobody: "Nothing waits, and nobody can book you yet",
  publishTheTimesYou:
    "Publish the times you teach. Players see them at once and ask for lessons; their requests come here.",
  publishAvailability: "Publish availability",
  nothingWaitsForYou: "Nothing waits for you",
  everyRequestIsAnswered: "Every request is answered. Your next lessons are below.",
  newRequestsComeHere: "New requests come here as soon as players book your times.",
  seeYourAvailability: "See your availability",
  waitingForYou: "waiting for you",
  availableSlots: "available slots",
  scheduledLessons: "scheduled lessons",
  failedToFetchLessons: "Failed to fetch lessons",
};

export const lessonsToCloseWords = {
  finishedDidTheyCome: "Finished: did they come?",
};

export const nextLessonsWords = {
  todayAndNext: "Today and next",
  allLessons: "All lessons",
  noLessonIsOn: "No lesson is on your calendar. Confirmed lessons appear here.",
};

export const abandonedLessonsWords = {
  failedToFetchLessons: "Failed to fetch lessons",
  withoutAnInstructor: "Without an instructor",
  dateLessonClockWith: (date: string, lessonClock: string, instructorName: string) =>
    `${date}, ${lessonClock} with ${instructorName}, who is no instructor any more`,
};

export const facilityWaitingWords = {
  seeAll: "See all",
  lessonsWaitingForAn: "Lessons waiting for an answer",
  failedToFetchLessons: "Failed to fetch lessons",
  noRequestIsUnanswered: "No request is unanswered",
  lessonsThatPlayersAsk: "Lessons that players ask for appear here until their instructor answers.",
  withInstructorName: (instructorName: string) => `with ${instructorName}`,
  askedDayAgo: (dayAgo: string) => `asked ${dayAgo}`,
};
