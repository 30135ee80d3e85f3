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

export const addSlotWords = { addTimeSlot: "Add time slot" };

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

export const slotTermsWords = {
  spots: (count: number) => `${count} ${count === 1 ? "spot" : "spots"}`,
  until: (day: string) => `until ${day}`,
};

export const scheduleManagementWords = {
  scheduleManagement: "Schedule Management",
  noTimeSlots: "No time slots",
  addRegularHours: "Add regular weekly hours so players can book.",
};
