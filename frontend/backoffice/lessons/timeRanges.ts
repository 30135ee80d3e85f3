import { today } from "../../shared/formats.ts";
import { mondayOf, plusDays } from "../../shared/scheduling/calendar.ts";
import { timeRangesWords as words } from "./words.ts";

export type DateRange = { from?: string; until?: string }; // both days included

export const rangeLabel = {
  any: words.anyTime,
  coming: words.todayAndLater,
  today: words.today,
  week: words.thisWeek,
  past: words.beforeToday,
} as const;
type RangeName = keyof typeof rangeLabel;
export const rangeNames = ["any", "coming", "today", "week", "past"] as const satisfies RangeName[];

const ranges: Record<RangeName, (now: string) => DateRange> = {
  any: () => ({}),
  coming: (now) => ({ from: now }),
  today: (now) => ({ from: now, until: now }),
  week: (now) => ({ from: mondayOf(now), until: plusDays(mondayOf(now), 6) }),
  past: (now) => ({ until: plusDays(now, -1) }),
};
export const rangeOf = (name: RangeName, now = today()) => ranges[name](now);

/** Which of the named ranges these dates are, or "custom". */
export const nameOf = ({ from, until }: DateRange, now = today()): RangeName | "custom" =>
  rangeNames.find((name) => {
    const range = rangeOf(name, now);
    return (range.from ?? "") === (from ?? "") && (range.until ?? "") === (until ?? "");
  }) ?? "custom";
