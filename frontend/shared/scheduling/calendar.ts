import { mondayFirst } from "../../../backend/scheduling/contract.ts";

// Calendar days have no time zone: counted in UTC, they are safe from daylight saving.
const dayMs = 86_400_000;
const instantOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

export const plusDays = (date: string, days: number) => dateOf(instantOf(date) + days * dayMs);
/** 0 Sunday … 6 Saturday */
export const weekdayOf = (date: string) => new Date(instantOf(date)).getUTCDay();
/** The Monday of the week of a date. */
export const mondayOf = (date: string) => plusDays(date, -mondayFirst.findIndex((day) => day === weekdayOf(date)));

/** "16:30" → 990 */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
