import { dayNames, slotDefaults } from "../../../backend/scheduling/contract.ts";
import { clock } from "../../shared/formats.ts";
import { minutesOf } from "../calendar.ts";

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

const asClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Every half hour from 6:00 AM to 9:30 PM. */
export const slotTimes = Array.from({ length: 32 }, (_, step) => {
  const value = asClock(6 * 60 + step * 30);
  return { value, label: clock(value) };
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
