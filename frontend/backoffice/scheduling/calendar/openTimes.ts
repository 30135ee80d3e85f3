import type { LessonView } from "../../../../backend/lessons/contract.ts";
import type { SlotView } from "../../../../backend/scheduling/contract.ts";
import { type OfferedTime, timesOn } from "../../../../projections/scheduling/freeTimesRule.ts";
import { offerOf } from "../../../shared/lessons/offer.ts";
import { type Days, daysOf } from "./visibleDays.ts";

/** One date on which a slot can be booked, unless the instructor blocked that date. */
export type OpenTime = { date: string; slot: SlotView; isBlocked: boolean };

type Told = Pick<Parameters<typeof offerOf>[0], "now" | "instantOf"> & {
  days: Days;
  lessons: readonly LessonView[]; // those of the days before and after too, which may reach over midnight
};

/** Day by day, what players can still book, and what they could book if the date were not blocked. */
export const openTimes = (slots: readonly SlotView[], { days, ...told }: Told): OpenTime[] => {
  const offer = offerOf({ slots, ...told });
  return daysOf(days)
    .flatMap((date) => timesOn(date, offer))
    .filter(isOpen)
    .map(({ date, slot, state }) => ({ date, slot, isBlocked: state === "closed" }));
};

const isOpen = ({ state, left }: OfferedTime<SlotView>) => state === "free" || (state === "closed" && left > 0);
