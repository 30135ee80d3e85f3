import type { LessonView } from "../../../backend/lessons/contract.ts";
import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { weekdayOf } from "../scheduling/calendar.ts";
import { minutesOf } from "../scheduling/slotDraft.ts";
import { type Days, daysOf } from "./visibleDays.ts";

/** One date on which a slot is there to be booked, unless the instructor blocked that date. */
export type OpenTime = { date: string; slot: SlotView; isBlocked: boolean };

type Now = { date: string; time: string }; // at the facility

/** What players can still book, and what they could if the date were not blocked, day by day, by the clock: neither over, nor full. */
export const openTimes = (
  slots: readonly SlotView[],
  { days, lessons, now }: { days: Days; lessons: readonly LessonView[]; now: Now },
): OpenTime[] =>
  daysOf(days).flatMap((date) =>
    slots
      .filter(
        ({ isAvailable, dayOfWeek, validFrom, validUntil, startTime }) =>
          isAvailable &&
          dayOfWeek === weekdayOf(date) &&
          validFrom <= date &&
          date < validUntil &&
          (now.date < date || (now.date === date && now.time < startTime)),
      )
      .filter((slot) =>
        hasSeats(
          slot,
          lessons.filter((lesson) => takes(lesson, { date, slot })),
        ),
      )
      .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
      .map((slot) => ({ date, slot, isBlocked: slot.blockedDates.includes(date) })),
  );

/** Beside a lesson that begins at another time there are none: an instructor is at one place at a time. */
const hasSeats = ({ startTime, maxStudents }: SlotView, lessons: readonly LessonView[]) =>
  lessons.length < maxStudents && lessons.every((lesson) => lesson.startTime === startTime);

const takes = ({ status, date, startTime, duration }: LessonView, at: Omit<OpenTime, "isBlocked">) =>
  (status === "confirmed" || status === "scheduled") &&
  date === at.date &&
  minutesOf(startTime) < minutesOf(at.slot.endTime) &&
  minutesOf(at.slot.startTime) < minutesOf(startTime) + duration;
