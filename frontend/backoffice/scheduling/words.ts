export const slotFieldsWords = {
  dayOfWeek: "Day of week",
  chooseADay: "Choose a day",
  startTime: "Start time",
  endTime: "End time",
  price: "Price",
  maxStudents: "Max students",
  location: "Location",
  weeksDuration: "Weeks duration",
  theSameTimeEvery: "The same time every week, for this many weeks.",
  commonDurations: "Common durations",
  n1Week: "1 week",
  weeksWeeks: (weeks: number) => `${weeks} weeks`,
  choose: "Choose",
  lessonsLastLessonMinutes: (lessonMinutes: number, minutes: number) =>
    `Lessons last ${lessonMinutes} minutes and start when the slot starts. This slot is ${minutes} minutes long.`,
  onceOnFirst: (first: string) => `Once, on ${first}.`,
  weeksDayNameS: (weeks: number, dayName: string, first: string, last: string) =>
    `${weeks} ${dayName}s, from ${first} to ${last}.`,
  todaysTimeHasAlready: (weeks: number) =>
    ` Today’s time has already begun${weeks === 1 ? ": choose more weeks, or nobody can book it." : "."}`,
};

export const addSlotDialogWords = {
  availabilitySlotAddedSuccessfully: "Availability slot added successfully",
  failedToAddAvailability: "Failed to add availability",
  theServerCouldNot: "The server could not save this. Please try again.",
  pleaseFillInAll: "Please fill in all required fields",
  addAvailability: "Add availability",
  close: "Close",
  addAndAddAnother: "Add and add another",
  add: "Add",
};

export const slotSwitchWords = {
  availabilityUpdatedSuccessfully: "Availability updated successfully",
  failedToUpdateAvailability: "Failed to update availability",
  available: "Available",
  unavailable: "Unavailable",
};

export const withdrawSlotButtonWords = {
  availabilitySlotDeletedSuccessfully: "Availability slot deleted successfully",
  failedToDeleteAvailability: "Failed to delete availability",
  deleteSlotInWords: (slotInWords: string) => `Delete ${slotInWords}`,
  deleteThisTime: "Delete this time?",
  deleteTime: "Delete time",
  playersCanNoLonger: "Players can no longer book it in any week. Lessons that are already booked stay as they are.",
  toCloseItFor: "To close it for a while only, switch it to unavailable instead.",
};

export const slotCardWords = {
  toEndTime: (endTime: string) => `to ${endTime}`,
};

export const weekBoardWords = {
  addATimeOn: (name: string) => `Add a time on ${name}`,
  notTeaching: "Not teaching",
};

export const availabilityWords = {
  theWeeklyTimesPlayers: "The weekly times players can book. Changes show on the public site at once.",
  availability: "Availability",
  schedule: "Schedule",
  scheduleBuilder: "Schedule Builder",
  lessonScheduling: "Lesson Scheduling",
  addAvailability: "Add availability",
  failedToFetchAvailability: "Failed to fetch availability",
  playersCannotBookYou: "Players cannot book you yet",
  addTheHoursYou: "Add the hours you teach in a normal week. Each one repeats for as many weeks as you choose.",
  addYourFirstTime: "Add your first time",
  endedTimesCount: (count: number) => `Ended times (${count})`,
};
