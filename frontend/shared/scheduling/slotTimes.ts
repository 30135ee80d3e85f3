import { clock } from "../formats.ts";

/** 990 → "16:30" */
export const asClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Every half hour from 6:00 AM to 9:30 PM. */
export const slotTimes = Array.from({ length: 32 }, (_, step) => {
  const value = asClock(6 * 60 + step * 30);
  return { value, label: clock(value) };
});
