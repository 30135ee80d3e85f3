import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { clockRange, shortDate, shortMoney } from "../formats.ts";
import { plusDays, weekdayOf } from "./calendar.ts";
import { slotTermsWords as words } from "./words.ts";

/** "9:00–10:00 AM" */
export const slotClock = ({ startTime, endTime }: Pick<SlotView, "startTime" | "endTime">) =>
  clockRange(startTime, endTime);
/** "Monday, 9:00–10:00 AM" */
export const slotInWords = (slot: Pick<SlotView, "dayName" | "startTime" | "endTime">) =>
  `${slot.dayName}, ${slotClock(slot)}`;

/** The last day on which a slot is there. `validUntil` is the first day on which it is not. */
export const lastDay = ({ dayOfWeek, validUntil }: Pick<SlotView, "dayOfWeek" | "validUntil">) => {
  const end = plusDays(validUntil, -1);
  return plusDays(end, -((weekdayOf(end) - dayOfWeek + 7) % 7));
};

/** "$75 · 2 spots · Cage 1 · until May 22" */
export const slotTerms = (slot: SlotView) =>
  [
    shortMoney(slot.price),
    words.spots(slot.maxStudents),
    slot.location,
    words.until(shortDate(lastDay(slot)).replace(/^\w+, /, "")),
  ].join(" · ");
