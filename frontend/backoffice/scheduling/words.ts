import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { clockRange, counted, monthAndDay, shortMoney } from "../../shared/formats.ts";
import { lastDay } from "./occurrences.ts";

export const slotClock = (slot: SlotView) => clockRange(slot.startTime, slot.endTime);
/** "Monday, 9:00 – 10:00 AM" */
export const slotInWords = (slot: SlotView) => `${slot.dayName}, ${slotClock(slot)}`;
/** "$75 · 2 spots" */
export const slotTerms = ({ price, maxStudents }: SlotView) => `${shortMoney(price)} · ${counted(maxStudents, "spot")}`;
/** "until Apr 19": the last day it is there. */
export const slotEnd = (slot: SlotView) => `${slot.isActive ? "until" : "ended"} ${monthAndDay(lastDay(slot))}`;

export const instructorFilterWords = {
  instructor: "Instructor",
  allInstructors: "All instructors",
};

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
  schedule: "Schedule",
  scheduleBuilder: "Schedule Builder",
  lessonScheduling: "Lesson Scheduling",
  addAvailability: "Add availability",
  failedToFetchAvailability: "Failed to fetch availability",
  chooseAnInstructor: "Choose an instructor",
  chooseWhose: "You can see and change any coach’s weekly times.",
  playersCantBookYou: "Players can’t book you yet",
  addTheHoursYouTeach: "Add the hours you teach in a normal week. Each one repeats for as many weeks as you choose.",
  playersCantBookThem: "Players can’t book this coach yet",
  addTheHoursTheyTeach: "Add the hours they teach in a normal week. Each one repeats for as many weeks as you choose.",
  addFirstTime: "Add first time",
  pastTimes: (count: number) => `Past times (${count})`,
};
