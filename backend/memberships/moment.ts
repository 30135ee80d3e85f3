import type { Moment } from "../../projections/memberships/queries.ts";
import type { FacilityTime } from "../facilityTime.ts";

/** An instant and the facility's month then, "2030-04". */
export const momentAt = (time: Pick<FacilityTime, "wallClock">, now: string): Moment => ({
  now,
  month: time.wallClock(now).date.slice(0, 7),
});
export const momentNow = (time: Pick<FacilityTime, "wallClock">) => momentAt(time, new Date().toISOString());

/** "2030-05-01" → "May 1" */
export const longDay = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

/** The last day of what ends at an instant. */
export const lastDayBefore = (time: Pick<FacilityTime, "wallClock">, instant: string) =>
  time.wallClock(new Date(Date.parse(instant) - 1).toISOString()).date;
