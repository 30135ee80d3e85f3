import { Temporal } from "temporal-polyfill";

const wallClockIn = (timeZone: string) => (instant: string) => {
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return {
    date: there.toPlainDate().toString(),
    time: there.toPlainTime().toString({ smallestUnit: "minute" }),
    dayOfWeek: there.dayOfWeek % 7,
  };
};

/**
 * The facility's calendar. Wall-clock times that a clock change skips move on by the gap; repeated ones mean the first:
 * what calendars call "compatible".
 */
export const facilityTime = (timeZone: string) => ({
  timeZone,

  /** ISO 8601 UTC with milliseconds. */
  instantOf: ({ date, time }: { date: string; time: string }) =>
    Temporal.PlainDate.from(date)
      .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
      .toInstant()
      .toString({ fractionalSecondDigits: 3 }),

  /** Day, wall-clock time and weekday (0 Sunday) at an instant. */
  wallClock: wallClockIn(timeZone),
  /** The facility's day now. */
  today: () => wallClockIn(timeZone)(new Date().toISOString()).date,

  addDays: (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString(),
  dayOfWeek: (date: string) => Temporal.PlainDate.from(date).dayOfWeek % 7,
});
export type FacilityTime = ReturnType<typeof facilityTime>;
