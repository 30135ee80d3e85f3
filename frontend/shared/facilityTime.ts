import { Temporal } from "temporal-polyfill";

/**
 * A wall time of the facility as an instant, as the server computes it: times that a change of the clock skips move on
 * by the gap, times that it repeats mean the first.
 */
export const instantIn =
  (timeZone: string) =>
  ({ date, time }: { date: string; time: string }) =>
    Temporal.PlainDate.from(date)
      .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
      .toInstant()
      .toString({ fractionalSecondDigits: 3 });
