import type { LessonView } from "../../../../backend/lessons/contract.ts";
import type { SlotView } from "../../../../backend/scheduling/contract.ts";
import { isOn, timesOn } from "../../../../projections/scheduling/freeTimesRule.ts";
import { offerOf } from "../../../shared/lessons/offer.ts";
import { minutesOf, mondayOf, plusDays } from "../../../shared/scheduling/calendar.ts";

type Slot = Pick<
  SlotView,
  | "id"
  | "dayOfWeek"
  | "startTime"
  | "endTime"
  | "isAvailable"
  | "maxStudents"
  | "validFrom"
  | "validUntil"
  | "blockedDates"
  | "oneOnOneDates"
>;
type Lesson = Pick<LessonView, "id" | "scheduledDate" | "date" | "startTime" | "duration" | "status" | "studentName">;
type Clock = Pick<Parameters<typeof offerOf>[0], "now" | "instantOf">;

/** A slot on one day, with the lessons that begin with it. */
export type Occurrence<L> = {
  slotId: string;
  startTime: string;
  endTime: string;
  state: "open" | "full" | "over" | "closed" | "blocked";
  seats: number;
  left: number;
  lessons: L[];
};
/** What overlaps each other on a day: slots, and lessons beside them. */
export type Entry<L> = { from: number; until: number; slots: Occurrence<L>[]; lessons: L[] }; // minutes of the day

export const weekOf = (date: string) => Array.from({ length: 7 }, (_, day) => plusDays(mondayOf(date), day));

const stateAs = { free: "open", own: "open", taken: "full", over: "over", closed: "blocked" } as const;

/**
 * One day of the calendar, in the order of the clock. `lessons`: those of the days before and after too, which may reach
 * over midnight.
 */
export const dayOf = <L extends Lesson>(
  date: string,
  { slots, lessons, ...clock }: Clock & { slots: readonly Slot[]; lessons: readonly L[] },
): Entry<L>[] => {
  const today = lessons.filter((lesson) => lesson.date === date);
  const standing = slots.filter((slot) => isOn(date, slot));
  const offered = timesOn(date, offerOf({ slots, lessons, ...clock }));
  const occurrences = standing.map((slot) => {
    const time = offered.find((one) => one.slot === slot);
    const own = today.filter(({ startTime }) => startTime === slot.startTime);
    return {
      slotId: slot.id,
      startTime: slot.startTime,
      endTime: slot.endTime,
      state: time ? stateAs[time.state] : slot.blockedDates.includes(date) ? "blocked" : "closed",
      seats: slot.maxStudents,
      left: time?.left ?? 0,
      lessons: own,
    } satisfies Occurrence<L>;
  });
  const beside = today.filter(({ startTime }) => !standing.some((slot) => slot.startTime === startTime));
  const entries: Entry<L>[] = [
    ...occurrences.map((slot) => ({ ...spanOf(slot), slots: [slot], lessons: [] })),
    ...beside.map((lesson) => ({
      from: minutesOf(lesson.startTime),
      until: minutesOf(lesson.startTime) + lesson.duration,
      slots: [],
      lessons: [lesson],
    })),
  ];
  return entries.toSorted((a, b) => a.from - b.from).reduce(joinOverlapping<L>, []);
};

const spanOf = ({ startTime, endTime }: { startTime: string; endTime: string }) => ({
  from: minutesOf(startTime),
  until: minutesOf(endTime),
});

/** Groups what overlaps, so that nothing is drawn over anything else. */
const joinOverlapping = <L>(entries: Entry<L>[], next: Entry<L>): Entry<L>[] => {
  const last = entries.at(-1);
  if (!last || last.until <= next.from) return [...entries, next];
  const joined = {
    from: last.from,
    until: Math.max(last.until, next.until),
    slots: [...last.slots, ...next.slots],
    lessons: [...last.lessons, ...next.lessons],
  };
  return [...entries.slice(0, -1), joined];
};

const rowMinutes = 30;
/** The rows of the week's grid, from the first half hour in which something is to the last. Nine to five where nothing is. */
export const rowsOf = (entries: readonly Pick<Entry<unknown>, "from" | "until">[]) => {
  const first = Math.floor(Math.min(9 * 60, ...entries.map(({ from }) => from)) / rowMinutes);
  const last = Math.ceil(Math.max(17 * 60, ...entries.map(({ until }) => until)) / rowMinutes);
  const rowAt = (minute: number) => Math.floor(minute / rowMinutes) - first + 1;
  return {
    count: last - first,
    hours: Array.from({ length: last - first }, (_, row) => (first + row) * rowMinutes).filter(
      (minute) => minute % 60 === 0,
    ),
    rowAt,
    placeOf: ({ from, until }: { from: number; until: number }) => `${rowAt(from)} / ${rowAt(until - 1) + 1}`,
  };
};
