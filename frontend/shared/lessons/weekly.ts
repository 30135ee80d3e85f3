import { mostWeeks } from "../../../backend/lessons/contract.ts";

/** How many lessons a series may have. */
export const weekCounts = Array.from({ length: mostWeeks - 1 }, (_, n) => n + 2);

const weekMs = 7 * 24 * 60 * 60_000;
/** That day, and the same day of the weeks after it. A day has no zone: read as UTC it stays the same day. */
export const weeksFrom = (date: string, count: number) =>
  Array.from({ length: count }, (_, n) => new Date(Date.parse(date) + n * weekMs).toISOString().slice(0, 10));
