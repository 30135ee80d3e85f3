import { dayNames, mondayFirst, type SlotView } from "../../../backend/scheduling/contract.ts";

export type Weekday = { day: number; name: string; slots: SlotView[] };

/** Monday first, each day's slots by the clock. */
export const weekOf = (slots: SlotView[]): Weekday[] =>
  mondayFirst.map((day) => ({
    day,
    name: dayNames[day],
    slots: slots
      .filter(({ dayOfWeek }) => dayOfWeek === day)
      .toSorted((a, b) => a.startTime.localeCompare(b.startTime) || a.validFrom.localeCompare(b.validFrom)),
  }));
