import type { LessonView } from "../../../backend/lessons/contract.ts";
import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { addDays, startOfWeek, weekday } from "../booking/calendarDays.ts";
import { minutesOf } from "./slotTimes.ts";

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
>;
type Lesson = Pick<LessonView, "id" | "date" | "startTime" | "duration" | "status" | "studentName">;

/** A slot on one day, with the lessons that begin with it. */
export type Occurrence<L> = {
  slotId: string;
  startTime: string;
  endTime: string;
  state: "open" | "closed" | "blocked";
  seats: number;
  taken: number;
  lessons: L[];
};
/** What overlaps each other on a day: slots, and lessons beside them. */
export type Entry<L> = { from: number; until: number; slots: Occurrence<L>[]; lessons: L[] }; // minutes of the day

export const weekOf = (date: string) => Array.from({ length: 7 }, (_, day) => addDays(startOfWeek(date), day));

const occupies = ({ status }: Pick<LessonView, "status">) => status !== "pending";
const stateOf = ({ isAvailable, blockedDates }: Slot, date: string) =>
  blockedDates.includes(date) ? "blocked" : isAvailable ? "open" : "closed";

/** One day of the calendar, in the order of the clock. */
export const dayOf = <L extends Lesson>(date: string, slots: readonly Slot[], lessons: readonly L[]): Entry<L>[] => {
  const today = lessons.filter((lesson) => lesson.date === date);
  const standing = slots.filter(
    (slot) => slot.dayOfWeek === weekday(date) && slot.validFrom <= date && date < slot.validUntil,
  );
  const occurrences = standing.map((slot) => {
    const own = today.filter(({ startTime }) => startTime === slot.startTime);
    return {
      slotId: slot.id,
      startTime: slot.startTime,
      endTime: slot.endTime,
      state: stateOf(slot, date),
      seats: slot.maxStudents,
      taken: own.filter(occupies).length,
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

/** What overlaps stands together, so that nothing is drawn over anything else. */
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
