import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { clockRange, shortDate, shortMoney } from "../../shared/formats.ts";
import { plusDays } from "./calendar.ts";

export const slotClock = (slot: SlotView) => clockRange(slot.startTime, slot.endTime);
/** "Monday, 9:00 – 10:00 AM" */
export const slotInWords = (slot: SlotView) => `${slot.dayName}, ${slotClock(slot)}`;
/** "$75 · 2 places" */
export const slotTerms = ({ price, maxStudents }: SlotView) =>
  `${shortMoney(price)} · ${maxStudents} ${maxStudents === 1 ? "place" : "places"}`;
/** The day after the last one is stored; people think of the last one. */
export const slotEnd = ({ validUntil, isActive }: SlotView) =>
  `${isActive ? "until" : "ended"} ${shortDate(plusDays(validUntil, -1))}`;
