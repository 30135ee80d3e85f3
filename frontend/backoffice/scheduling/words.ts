import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { clockRange, counted, monthAndDay, shortMoney } from "../../shared/formats.ts";
import { lastDay } from "../../shared/scheduling/slotWords.ts";

export const slotClock = (slot: SlotView) => clockRange(slot.startTime, slot.endTime);
/** "Monday, 9:00 – 10:00 AM" */
export const slotInWords = (slot: SlotView) => `${slot.dayName}, ${slotClock(slot)}`;
/** "$75 · 2 spots" */
export const slotTerms = ({ price, maxStudents }: SlotView) => `${shortMoney(price)} · ${counted(maxStudents, "spot")}`;
/** "until Apr 19": the last day it is there. */
export const slotEnd = (slot: SlotView) => `until ${monthAndDay(lastDay(slot))}`;

export const slotFieldsWords = {
  dayOfWeek: "Day of week",
  chooseADay: "Choose a day",
  startTime: "Start time",
  endTime: "End time",
  price: "Price",
  maxStudents: "Max students",
  location: "Location",
  weeksDuration: "Weeks duration",
  repeatsWeekly: "Repeats weekly for this many weeks.",
  commonDurations: "Common durations",
  week: "1 week",
  weeks: (weeks: number) => `${weeks} weeks`,
  choose: "Choose",
  lessonsLast: (lessonMinutes: number, slotMinutes: number) =>
    `Lessons last ${lessonMinutes} minutes and start when the slot starts. This slot is ${slotMinutes} minutes long.`,
  onceOn: (date: string) => `Once, on ${date}.`,
  everyWeek: (weeks: number, dayName: string, first: string, last: string) =>
    `${weeks} ${dayName}s, from ${first} to ${last}.`,
  todaysTimeHasStarted: " Today’s time has already started.",
  nobodyCanBookIt: " Today’s time has already started, so nobody can book it. Choose more weeks.",
};

export const addSlotDialogWords = {
  availabilitySlotAddedSuccessfully: "Availability slot added successfully",
  failedToAddAvailability: "Failed to add availability",
  weCouldntSaveThis: "We couldn’t save this. Please try again.",
  pleaseFillInAll: "Please fill in all required fields",
  addAvailability: "Add availability",
  close: "Close",
  addAndKeepGoing: "Add and keep going",
};

export const slotSwitchWords = {
  availabilityUpdatedSuccessfully: "Availability updated successfully",
  failedToUpdateAvailability: "Failed to update availability",
  available: "Available",
  unavailable: "Unavailable",
  availableOf: (slotInWords: string) => `Available: ${slotInWords}`,
};

export const withdrawSlotButtonWords = {
  availabilitySlotDeletedSuccessfully: "Availability slot deleted successfully",
  failedToDeleteAvailability: "Failed to delete availability",
  deleteThis: (slotInWords: string) => `Delete ${slotInWords}`,
  deleteThisTime: "Delete this time?",
  deleteTime: "Delete time",
  playersCantBookIt: "Players won’t be able to book it in any week. Lessons already booked stay as they are.",
  justClosingIt: "Just closing it for a while? Switch it to unavailable instead.",
};

export const slotCardWords = {
  to: (endTime: string) => `to ${endTime}`,
};

export const weekBoardWords = {
  addATimeOn: (dayName: string) => `Add a time on ${dayName}`,
  notTeaching: "Not teaching",
};

export const availabilityWords = {
  theWeeklyTimes: "The weekly times players can book. Changes show on the public site right away.",
  availability: "Availability",
  addAvailability: "Add availability",
  failedToFetchAvailability: "Failed to fetch availability",
  chooseAnInstructor: "Choose an instructor",
  chooseWhose: "You can see and change any coach’s weekly times.",
  playersCantBookYou: "Players can’t book you yet",
  addTheHoursYouTeach: "Add the hours you teach in a normal week. Each one repeats for as many weeks as you choose.",
  playersCantBookThem: "Players can’t book this coach yet",
  addTheHoursTheyTeach: "Add the hours they teach in a normal week. Each one repeats for as many weeks as you choose.",
  addFirstTime: "Add first time",
};

export const scheduleWords = {
  today: "Today",
  previous: (unit: string) => `Previous ${unit}`,
  next: (unit: string) => `Next ${unit}`,
  dayOfWeek: (weekday: string, day: number) => `${weekday} ${day}`,
  day: "Day",
  week: "Week",
  month: "Month",
  list: "List",
  coach: "Coach",
  hasLeft: (name: string) => `${name} (has left)`,
  schedule: "Schedule",
  timesAre: (zone: string, facility: string) => `Times are ${zone} (${facility}).`,
  callInSick: "Call in sick",
  markCoachOut: "Mark coach out",
  addAvailability: "Add availability",
  view: "View",
  moreActions: "More actions",
  thisWeekHasMore: "This week has more lessons than fit here. Choose an instructor to see all of theirs.",
  failedToFetchLessons: "Failed to fetch lessons",
};

export const closedDaysWords = {
  closedDays: "Closed days",
  lead: "Players can’t book lessons on these days.",
  none: "No closed days ahead.",
  failedToFetch: "Failed to fetch closed days",
  closedFor: (name: string) => `Closed: ${name}`,
  isClosed: "Closed",
  reopen: "Reopen",
  reopenWhat: (days: string) => `Reopen ${days}`,
  reopened: "Open again",
  failedToReopen: "Failed to reopen",
  closeMore: "Close the facility",
  firstDay: "First day",
  lastDay: "Last day",
  whatFor: "What for",
  likeThanksgiving: "Like Thanksgiving. Coaches see it on their calendars.",
  close: "Close these days",
  done: "Back to schedule",
  closed: "Facility closed",
  failedToClose: "Failed to close the facility",
  undo: "Undo",
  closingDoesntCancel: " Closing doesn’t cancel lessons. Keep them, or move or cancel them.",
};

export const timeGridWords = {
  addOn: (column: string) => `Add on ${column}`,
  moveByKeys: "To move it, press Shift and an arrow key, then Enter.",
  movingTo: (time: string) => `Move to ${time}? Press Enter to go on or Escape to leave it.`,
};

export const blocksWords = {
  camp: "Camp",
  clinic: "Clinic",
  group: "Group",
  blocked: "Blocked",
  open: "Open",
  of: (count: number, seats: number) => `${count} of ${seats}`,
  requests: (count: number) => `${count} requested`,
};

export const monthGridWords = {
  blocked: "Blocked",
  blockedHours: (hours: string) => `Blocked ${hours}`,
  /** "Away: Ana Lopez 4:00–6:00 PM, Ben Cho", "4 coaches away" */
  away: (coaches: readonly string[]) =>
    coaches.length > 3 ? `${coaches.length} coaches away` : `Away: ${coaches.join(", ")}`,
  awayCount: (coaches: number) => `${coaches} away`,
  requested: "requested",
  entries: (count: number) => (count === 0 ? "nothing planned" : count === 1 ? "1 entry" : `${count} entries`),
  more: (count: number) => `${count} more`,
};

export const weekListWords = {
  earlierThisWeek: "Earlier this week",
  nothingPlanned: "Nothing planned",
  noLessons: "No lessons",
  openToPlayers: "Open to players",
  blocked: "Blocked",
  withCoach: (coach: string) => `with ${coach}`,
};

export const sickDayDialogWords = {
  pleaseChooseADay: "Please choose a day",
  firstDayFirst: "The last day can’t be before the first day",
  pleaseChooseUpTo: (mostDays: number) => `Please choose up to ${mostDays} days`,
  countCanceled: (count: number) => `${count} ${count === 1 ? "lesson" : "lessons"} canceled`,
  countOfferedAnotherTime: (count: number) => `${count} offered another time`,
  thereWereNoLessons: "There were no lessons to cancel.",
  calledInSick: "Called in sick, days blocked",
  coachMarkedOut: "Coach marked out, days blocked",
  couldntCallInSick: "Couldn’t call in sick",
  couldntMarkCoachOut: "Couldn’t mark the coach out",
  pleaseTryAgain: "Please try again. What’s already done won’t be done twice.",
  callInSick: "Call in sick",
  markCoachOut: "Mark coach out",
  firstDay: "First day",
  lastDay: "Last day",
  messageToFamilies: "Message to families",
  sorryImDownWithTheFlu: "Sorry, I’m down with the flu.",
  sorryYourCoachIs: "Sorry, your coach is down with the flu.",
  eachFamilyGetsOneEmail: "Each family gets one email.",
  theirLessons: "Their lessons",
  cancelAll: "Cancel all",
  offerOtherTimes: "Offer other times",
  theseDaysClose: "These days close for booking.",
  wellOfferTheNearestOpenings:
    "We’ll offer each player the nearest openings. Lessons with no account or no opening are canceled.",
  noLessonsOnTheseDays: "No lessons on these days.",
  lessonsOnTheseDays: "Lessons on these days",
  lessonsOfFamilies: (lessons: number, families: number) =>
    `${counted(lessons, "lesson")}, ${counted(families, "family", "families")}.`,
  isPaid: (amount: string) => `${amount} is recorded as paid. Work out any refund with the families.`,
  campsStayOn: "Camps stay on, and their families aren’t told. Move or cancel their days yourself:",
  campsOnTheseDays: "Camps on these days",
  players: (count: number) => `${count} ${count === 1 ? "player" : "players"}`,
  moveOrCancelADay: "Move or cancel a day",
  stillOn: (titles: readonly string[]) => {
    const named = [...new Set(titles)];
    return named.length > 0 && `Still on: ${named.join(", ")}.`;
  },
  noEmailOnFile: (phone: string | null) => `No email on file. Please call${phone ? ` ${phone}` : ""}.`,
  pleaseChooseAnInstructor: "Please choose an instructor",
  failedToFetchLessons: "Failed to fetch lessons",
};

export const touchedLessonsWords = {
  failedToFetchLessons: "Failed to fetch lessons",
  noLessonsAffected: "No lessons are affected.",
  lessonsAffected: (count: number) => `${count} ${count === 1 ? "lesson is" : "lessons are"} affected.`,
  blockingDoesntCancel: (count: number) => {
    const which = count === 1 ? "it" : "them";
    return ` Blocking doesn’t cancel ${which}. Keep ${which}, or open ${which} to move or cancel.`;
  },
  affectedLessons: "Affected lessons",
};

export const blockDialogWords = {
  failedToBlockDates: "Failed to block dates",
  datesBlocked: "Dates blocked",
  undo: "Undo",
  datesUnblocked: "Dates unblocked",
  failedToUnblockDates: "Failed to unblock dates",
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

export const clearScheduleWords = {
  scheduleRestored: "Schedule restored",
  failedToRestoreThe: "Failed to restore the schedule",
  allScheduleDataCleared: "All schedule data cleared successfully",
  failedToClearSchedule: "Failed to clear schedule data",
  undo: "Undo",
  clearAllSchedules: "Clear All Schedules",
  clearAllSchedulesQuestion: "Clear all schedules?",
  takes: (slots: string) =>
    `This takes ${slots} off the calendar. Nobody can book until you add new ones or undo this. Booked lessons and blocked dates stay.`,
  timesCleared: "Times to clear",
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

export const recentBookingsWords = {
  recentLessonBookings: "Recent Lesson Bookings",
  failedToFetchLessons: "Failed to fetch lessons",
  noBookingsYet: "No bookings yet. New ones show up here.",
};

export const scheduleBuilderWords = {
  failedToFetchAvailability: "Failed to fetch availability",
  blockTimeRange: "Block Time Range",
  noTimeSlotsOn: (day: undefined | string) => `No time slots on ${day}`,
  addOneHere: "Add one, or copy another day to all days.",
  addTheFirst: "Once you add one, players can book it.",
  addTimeSlotOn: (day: undefined | string) => `Add time slot on ${day}`,
  scheduleBuilder: "Schedule Builder",
  theWeeklyTimes: "The weekly times players can book.",
  home: "Home",
  videos: "Videos",
  loadingTheSchedule: "Loading the schedule",
  chooseAnInstructor: "Choose an instructor",
  chooseWhose: "You can see and change any coach’s weekly times.",
};

export const copyDayWords = {
  dayCopied: "Day copied",
  slotsAddedToThe: (slots: string) => `${slots} added to the other days.`,
  failedToCopyThe: "Failed to copy the day",
  copyToAllDays: "Copy to All Days",
  copyAnyway: "Copy anyway",
  copyQuestion: (day: string | undefined) => `Copy ${day} to all days?`,
  adds: (slots: string) => `This adds ${slots}. You can undo it.`,
  addsNothing: "This adds nothing: other times are in the way.",
  added: "Added",
  skipsBecause: "Skipped because they overlap:",
  skipped: "Skipped times",
};

export const lessonSchedulingWords = {
  indoorCage1: "Indoor Cage 1",
  bookALesson: "Book a Lesson",
  lessonScheduling: "Lesson Scheduling",
  theWeekAtA: "The week at a glance, the time slots, and a form to book walk-ins.",
};

export const scheduleTabWords = {
  schedule: "Schedule",
  calendar: "Calendar",
  availability: "Availability",
  scheduleBuilder: "Schedule Builder",
  lessonScheduling: "Lesson Scheduling",
  chooseAnInstructor: "Choose an instructor",
};

export const freeTimeMenuWords = {
  newLesson: "New lesson",
  addAvailability: "Add availability",
  block: "Block",
};
