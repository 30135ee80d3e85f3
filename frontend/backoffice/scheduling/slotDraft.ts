import { dayNames, slotDefaults } from "../../../backend/scheduling/contract.ts";
import { minutesOf } from "../../shared/scheduling/calendar.ts";
import { asClock } from "../../shared/scheduling/slotTimes.ts";

/** A slot as it is being typed. */
export type SlotDraft = {
  dayOfWeek: string;
  startTime: string;
  endTime: string;
  price: string;
  location: string;
  maxStudents: string;
  weeksDuration: string;
};

export const newSlot = (): SlotDraft => ({
  ...slotDefaults,
  dayOfWeek: "",
  maxStudents: String(slotDefaults.maxStudents),
  weeksDuration: String(slotDefaults.weeksDuration),
});

export const weekPresets = [1, 4, 8, 12, 26, 52];
const required = ["dayOfWeek", "startTime", "endTime", "price"] as const;
export const lacksRequired = (draft: SlotDraft) => required.some((field) => draft[field].trim() === "");

/** The slot that follows on the same day, of the same length. */
export const following = (draft: SlotDraft): SlotDraft => {
  const length = minutesOf(draft.endTime) - minutesOf(draft.startTime);
  const end = minutesOf(draft.endTime) + length;
  return end <= 21 * 60 + 30 ? { ...draft, startTime: draft.endTime, endTime: asClock(end) } : newSlot();
};

export const dayName = (day: number) => dayNames[day] ?? "";
