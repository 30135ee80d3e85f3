import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { clockRange, shortDate, shortMoney } from "../../shared/formats.ts";
import { lastDay } from "./occurrences.ts";

export const slotClock = (slot: SlotView) => clockRange(slot.startTime, slot.endTime);
/** "Monday, 9:00–10:00 AM" */
export const slotInWords = (slot: SlotView) => `${slot.dayName}, ${slotClock(slot)}`;
/** "$75 · 2 places" */
export const slotTerms = ({ price, maxStudents }: SlotView) =>
  `${shortMoney(price)} · ${maxStudents} ${maxStudents === 1 ? "place" : "places"}`;
/** "until Apr 19": the last day it is there. */
export const slotEnd = (slot: SlotView) =>
  `${slot.isActive ? "until" : "ended"} ${shortDate(lastDay(slot)).replace(/^\w+, /, "")}`;
