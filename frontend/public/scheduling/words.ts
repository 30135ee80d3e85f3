export const slotFormWords = {
  failedToAddTime: "Failed to add time slot",
  pleaseTryAgain: "Please try again.",
  timeSlotAddedSuccessfully: "Time slot added successfully",
  pleaseEnterALocation: "Please enter a location",
  pleaseFillInAll: "Please fill in all required fields",
  endTimeMustBe: "End time must be after start time",
  pleaseCheckWhatYou: "Please check what you entered.",
  day: "Day",
  startTime: "Start time",
  endTime: "End time",
  price: "Price",
  maxStudents: "Max students",
  location: "Location",
  weeks: "Weeks",
  theSameTimeEvery: "The same time every week from today on, 1 to 52 weeks.",
  aLessonTakesLesson: (lessonMinutes: number, length: number) =>
    `A lesson takes ${lessonMinutes} minutes from the start of the slot. This slot is ${length} minutes long.`,
  addTimeSlot: "Add Time Slot",
};

export const touchedLessonsWords = {
  failedToFetchLessons: "Failed to fetch lessons",
  noLessonsAreTouched: "No lessons are touched.",
  countTouched: (count: number) => `${count} ${count === 1 ? "lesson is" : "lessons are"} touched.`,
  blockingLeavesThemAs: " Blocking leaves them as they are: cancel or move them on the dashboard, or keep them.",
  touchedLessons: "Touched lessons",
};

export const blockDialogWords = {
  failedToBlockDates: "Failed to block dates",
  pleaseTryAgain: "Please try again.",
  datesBlocked: "Dates blocked",
  blockTimeRange: "Block Time Range",
  playersCantBookOn: "Players can't book on these days. Without times, the whole days are blocked.",
  firstDay: "First day",
  lastDay: "Last day",
  from: "From",
  to: "To",
  wholeDay: "Whole day",
  cancel: "Cancel",
  blockTheseDates: "Block these dates",
};

export const changeWords = {
  pleaseTryAgain: "Please try again.",
};

export const blockListWords = {
  wholeDay: "whole day",
  wholeDays: "whole days",
  datesUnblocked: "Dates unblocked",
  failedToUnblockDates: "Failed to unblock dates",
  blockedDates: "Blocked dates",
  failedToFetchBlocked: "Failed to fetch blocked dates",
  noneBlockDaysAway: "None. Block days away, and nobody can book then.",
  unblockBlockInWords: (blockInWords: string) => `Unblock ${blockInWords}`,
  unblock: "Unblock",
};

export const bookingTimesWords = {
  timeSlot: " (time slot)",
  thisTimeIsBlocked: "This time is blocked. You can still book the lesson.",
  thisIsOutsideOf: "This is outside of the time slots. The lesson will be one-on-one, at the instructor's own rate.",
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
  optionalAnAccountIs: "Optional. An account is not needed.",
  date: "Date",
  time: "Time",
  choose: "Choose",
  notes: "Notes",
  bookLesson: "Book Lesson",
};

export const clearScheduleWords = {
  scheduleRestored: "Schedule restored",
  failedToRestoreThe: "Failed to restore the schedule",
  allScheduleDataCleared: "All schedule data cleared successfully",
  failedToClearSchedule: "Failed to clear schedule data",
  undo: "Undo",
  clearAllSchedules: "Clear All Schedules",
  clearAllSchedules2: "Clear all schedules?",
  allYourTimeSlots:
    "All your time slots are taken off the calendar, and nobody can book you until you publish new ones or restore these. Lessons that are booked and dates that are blocked stay as they are.",
  clearAll: "Clear all",
  keepThem: "Keep them",
  restore: "Restore",
  countClearedAndCan: (count: number) =>
    `${count} ${count === 1 ? "time slot was" : "time slots were"} cleared and can come back.`,
};

export const copiedNoticeWords = {
  timeSlot: "time slot",
  timeSlots: "time slots",
  andMore: (count: number, told: number) => ` and ${count - told} more`,
  countAdded: (count: string) => `${count} added.`,
  nothingWasAdded: "Nothing was added.",
  leftOutSinceThey: " Left out, since they overlap:",
  leftOut: "Left out",
  dayCopied: "day copied",
};

export const dayButtonsWords = {
  dayOfTheWeek: "Day of the week",
  timeSlot: "time slot",
  timeSlots: "time slots",
};

export const instructorChoiceWords = {
  instructor: "Instructor",
  whatYouChangeHere: "What you change here, you change for this coach.",
  chooseAnInstructor: "Choose an instructor",
};

export const recentBookingsWords = {
  recentLessonBookings: "Recent Lesson Bookings",
  failedToFetchLessons: "Failed to fetch lessons",
  noBookingsYetThey: "No bookings yet. They stand here as soon as somebody books.",
};

export const slotListWords = {
  timeSlotRestored: "Time slot restored",
  failedToRestoreTime: "Failed to restore time slot",
  timeSlotDeletedSuccessfully: "Time slot deleted successfully",
  failedToDeleteTime: "Failed to delete time slot",
  undo: "Undo",
  deleteSlotInWords: (slotInWords: string) => `Delete ${slotInWords}`,
  availabilityUpdatedSuccessfully: "Availability updated successfully",
  failedToUpdateAvailability: "Failed to update availability",
  slotId: (id: string) => `slot ${id}`,
  available: "Available",
  unavailable: "Unavailable",
};

export const staffGateWords = {
  accessDenied: "Access Denied",
  pleaseLogInTo: "Please log in to access the schedule.",
  logIn: "Log in",
  youAreSignedIn:
    "You are signed in as a player, and this page is for instructors. Your lessons are on your dashboard.",
  playerDashboard: "Player Dashboard",
  loadingTheSchedule: "Loading the schedule",
};

export const scheduleBuilderPageWords = {
  dayCopied: "Day copied",
  countAddedToThe: (count: string) => `${count} added to the other days.`,
  failedToCopyThe: "Failed to copy the day",
  copiesDayNamesS: (dayNames: undefined | string) => `Copies ${dayNames}'s time slots to the six other days`,
  copyToAllDays: "Copy to All Days",
  eliteTrainingCenter: "Elite Training Center",
  failedToFetchAvailability: "Failed to fetch availability",
  loadingTheSchedule: "Loading the schedule",
  blockTimeRange: "Block Time Range",
  noTimeSlotsOn: (dayNames: undefined | string) => `No time slots on ${dayNames}`,
  addTheFirstOne: "Add the first one, or copy another day's to all days.",
  addTimeSlotOn: "Add time slot on ",
  scheduleBuilder: "Schedule Builder",
  theTimesOfA: "The times of a normal week at which players can book.",
  home: "Home",
  videos: "Videos",
  lessonScheduling: "Lesson Scheduling",
};

export const weekCalendarWords = {
  mediaMinWidth1100: "@media (min-width: 1100px)",
  confirmed: "Confirmed",
  scheduled: "Scheduled",
  waiting: "Waiting",
  completed: "Completed",
  over: "Over",
  blocked: "Blocked",
  unavailable: "Unavailable",
  full: "Full",
  leftOfSeatsLeft: (left: number, seats: number) => `${left} of ${seats} left`,
  free: "Free",
  nothingOnThisDay: "Nothing on this day",
};

export const schedulingPageWords = {
  previousWeek: "Previous week",
  thisWeek: "This week",
  nextWeek: "Next week",
  indoorCage1: "Indoor Cage 1",
  failedToFetchAvailability: "Failed to fetch availability",
  failedToFetchLessons: "Failed to fetch lessons",
  scheduleManagement: "Schedule Management",
  noTimeSlots: "No time slots",
  addTheHoursOf: "Add the hours of a normal week, and players can book.",
  bookALesson: "Book a Lesson",
  lessonScheduling: "Lesson Scheduling",
  theWeekTheTimes: "The week, the times on offer, and a form for whoever asks in person.",
  scheduleBuilder: "Schedule Builder",
  instructorDashboard: "Instructor Dashboard",
  adminDashboard: "Admin Dashboard",
  addTimeSlot: "Add time slot",
};
