export const slotFormWords = {
  failedToAddTime: "Failed to add time slot",
  timeSlotAddedSuccessfully: "Time slot added successfully",
  pleaseEnterALocation: "Please enter a location",
  pleaseFillInAll: "Please fill in all required fields",
  endTimeMustBe: "End time must be after start time",
  pleaseCheckTheFields: "Please check the fields marked in red.",
  day: "Day",
  startTime: "Start time",
  endTime: "End time",
  price: "Price",
  maxPlayers: "Max players",
  location: "Location",
  weeks: "Weeks",
  repeatsWeekly: "Repeats every week from today, for 1 to 52 weeks.",
  lessonsRun: (lessonMinutes: number, slotMinutes: number) =>
    `Lessons run ${lessonMinutes} minutes from the start of the slot. This slot is ${slotMinutes} minutes long.`,
  addTimeSlot: "Add Time Slot",
  eliteTrainingCenter: "Elite Training Center",
  adding: "Adding...",
};

export const touchedLessonsWords = {
  failedToFetchLessons: "Failed to fetch lessons",
  noLessonsAffected: "No lessons are affected.",
  lessonsAffected: (count: number) => `${count} ${count === 1 ? "lesson is" : "lessons are"} affected.`,
  blockingDoesntCancel: " Blocking doesn't cancel them. Keep them, or move or cancel them on the dashboard.",
  affectedLessons: "Affected lessons",
};

export const blockDialogWords = {
  failedToBlockDates: "Failed to block dates",
  datesBlocked: "Dates blocked",
  blockTimeRange: "Block Time Range",
  playersCantBookThen: "Players can't book during this time. Keep “All day” to block full days.",
  firstDay: "First day",
  lastDay: "Last day",
  from: "From",
  to: "To",
  allDay: "All day",
  cancel: "Cancel",
  blocking: "Blocking...",
};

export const blockListWords = {
  allDay: "all day",
  datesUnblocked: "Dates unblocked",
  failedToUnblockDates: "Failed to unblock dates",
  blockedDates: "Blocked dates",
  failedToFetchBlocked: "Failed to fetch blocked dates",
  noneBlockedDates: "None. Players can't book blocked dates.",
  unblockWhat: (block: string) => `Unblock ${block}`,
  unblock: "Unblock",
};

export const bookingTimesWords = {
  timeSlot: " (time slot)",
  thisTimeIsBlocked: "This time is blocked. You can still book the lesson.",
  thisIsOutsideThe: "This is outside the time slots, so it's a one-on-one lesson at the coach's own rate.",
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
};

export const clearScheduleWords = {
  scheduleRestored: "Schedule restored",
  failedToRestoreThe: "Failed to restore the schedule",
  allScheduleDataCleared: "All schedule data cleared successfully",
  failedToClearSchedule: "Failed to clear schedule data",
  undo: "Undo",
  clearAllSchedules: "Clear All Schedules",
  clearAllSchedulesQuestion: "Clear all schedules?",
  takesEveryTimeSlot:
    "This takes every time slot off the calendar. Nobody can book until you add new ones or restore these. Booked lessons and blocked dates stay.",
  keepSchedules: "Keep schedules",
  restore: "Restore",
  countCleared: (count: number) =>
    count === 1
      ? "1 time slot was cleared. You can restore it."
      : `${count} time slots were cleared. You can restore them.`,
};

export const copiedNoticeWords = {
  timeSlot: "time slot",
  timeSlots: "time slots",
  andMore: (more: number) => ` and ${more} more`,
  slotsAdded: (slots: string) => `${slots} added.`,
  nothingAdded: "Nothing added.",
  skippedBecause: " Skipped because they overlap:",
  skipped: "Skipped",
  dayCopied: "day copied",
};

export const dayButtonsWords = {
  dayOfTheWeek: "Day of the week",
  timeSlot: "time slot",
  timeSlots: "time slots",
};

export const instructorChoiceWords = {
  instructor: "Instructor",
  changesHereApply: "Changes here apply to this coach's schedule.",
  chooseAnInstructor: "Choose an instructor",
};

export const recentBookingsWords = {
  recentLessonBookings: "Recent Lesson Bookings",
  failedToFetchLessons: "Failed to fetch lessons",
  noBookingsYet: "No bookings yet. New ones show up here.",
};

export const slotListWords = {
  timeSlotRestored: "Time slot restored",
  failedToRestoreTime: "Failed to restore time slot",
  timeSlotDeletedSuccessfully: "Time slot deleted successfully",
  failedToDeleteTime: "Failed to delete time slot",
  undo: "Undo",
  deleteSlot: (slot: string) => `Delete ${slot}`,
  availabilityUpdatedSuccessfully: "Availability updated successfully",
  failedToUpdateAvailability: "Failed to update availability",
  available: "Available",
  unavailable: "Unavailable",
  availableSlot: (slot: string) => `Available: ${slot}`,
};

export const staffGateWords = {
  accessDenied: "Access Denied",
  pleaseLogInTo: "Please log in to access the schedule.",
  logIn: "Log in",
  youreLoggedInAs: "You're logged in as a player, and this page is for coaches. Your lessons are on your dashboard.",
  playerDashboard: "Player Dashboard",
  loadingTheSchedule: "Loading the schedule",
};

export const scheduleBuilderPageWords = {
  dayCopied: "Day copied",
  slotsAddedToThe: (slots: string) => `${slots} added to the other days.`,
  failedToCopyThe: "Failed to copy the day",
  copiesDay: (day: undefined | string) => `Copies ${day}'s time slots to the other six days`,
  copyToAllDays: "Copy to All Days",
  failedToFetchAvailability: "Failed to fetch availability",
  blockTimeRange: "Block Time Range",
  noTimeSlotsOn: (day: undefined | string) => `No time slots on ${day}`,
  addOneHere: "Add one, or copy another day to all days.",
  addTimeSlotOn: (day: undefined | string) => `Add time slot on ${day}`,
  scheduleBuilder: "Schedule Builder",
  theWeeklyTimes: "The weekly times players can book.",
  home: "Home",
  videos: "Videos",
  lessonScheduling: "Lesson Scheduling",
};

export const weekCalendarWords = {
  confirmed: "Confirmed",
  scheduled: "Scheduled",
  requested: "Requested",
  completed: "Completed",
  past: "Past",
  blocked: "Blocked",
  unavailable: "Unavailable",
  full: "Full",
  seatsLeft: (left: number, seats: number) => `${left} of ${seats} left`,
  open: "Open",
  nothingOnThisDay: "Nothing on this day",
  noShow: "No-show",
};

export const availabilityWords = {
  scheduleManagement: "Schedule Management",
  noTimeSlots: "No time slots",
  addRegularHours: "Add regular weekly hours so players can book.",
};

export const addSlotWords = { addTimeSlot: "Add time slot" };

export const schedulingPageWords = {
  previousWeek: "Previous week",
  thisWeek: "This week",
  nextWeek: "Next week",
  indoorCage1: "Indoor Cage 1",
  failedToFetchAvailability: "Failed to fetch availability",
  failedToFetchLessons: "Failed to fetch lessons",
  bookALesson: "Book a Lesson",
  lessonScheduling: "Lesson Scheduling",
  theWeekAtA: "The week at a glance, the time slots, and a form to book walk-ins.",
  scheduleBuilder: "Schedule Builder",
  instructorDashboard: "Instructor Dashboard",
  adminDashboard: "Admin Dashboard",
};

export const slotTermsWords = {
  spots: (count: number) => `${count} ${count === 1 ? "spot" : "spots"}`,
  until: (day: string) => `until ${day}`,
};

export const playerFieldWords = {
  startTyping: "Start typing to find a player you know, by their name or their parent’s.",
  onTheirDashboard: "The lesson will be on this player’s dashboard.",
};
