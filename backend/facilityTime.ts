import { Temporal } from "temporal-polyfill";

const wallClockIn = (timeZone: string) => (instant: string) => {
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return {
    date: there.toPlainDate().toString(),
    time: there.toPlainTime().toString({ smallestUnit: "minute" }),
    dayOfWeek: there.dayOfWeek % 7,
  };
};

const mostRemembered = 20_000;
/** Schedules ask for the same times over and over, a tenth of a millisecond each. */
const remembered = (instantOf: (wall: { date: string; time: string }) => string): typeof instantOf => {
  const known = new Map<string, string>();
  return (wall) => {
    const key = `${wall.date} ${wall.time}`;
    const instant = known.get(key) ?? instantOf(wall);
    if (known.size >= mostRemembered) known.clear();
    known.set(key, instant);
    return instant;
  };
};

/**
 * The facility's calendar. Wall-clock times that a clock change skips move on by the gap; repeated ones mean the first:
 * what calendars call "compatible".
 */
export const facilityTime = (timeZone: string) => ({
  timeZone,

  /** ISO 8601 UTC with milliseconds. */
  instantOf: remembered(({ date, time }: { date: string; time: string }) =>
    Temporal.PlainDate.from(date)
      .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
      .toInstant()
      .toString({ fractionalSecondDigits: 3 }),
  ),

  /** Day, wall-clock time and weekday (0 Sunday) at an instant. */
  wallClock: wallClockIn(timeZone),
  /** The facility's day now. */
  today: () => wallClockIn(timeZone)(new Date().toISOString()).date,

  addDays: (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString(),
  dayOfWeek: (date: string) => Temporal.PlainDate.from(date).dayOfWeek % 7,
});
export type FacilityTime = ReturnType<typeof facilityTime>;
