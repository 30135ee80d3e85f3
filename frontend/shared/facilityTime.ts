import { Temporal } from "temporal-polyfill";

/**
 * A wall time at the facility as an instant, as the server computes it. Around clock changes, a skipped time moves on by
 * the gap, and a repeated time means the first.
 */
export const instantIn =
  (timeZone: string) =>
  ({ date, time }: { date: string; time: string }) =>
    Temporal.PlainDate.from(date)
      .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
      .toInstant()
      .toString({ fractionalSecondDigits: 3 });
