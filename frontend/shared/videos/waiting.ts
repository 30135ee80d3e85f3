import type { VideoView } from "../../../backend/videos/contract.ts";
import { counted } from "../formats.ts";

/** 5 → "5 hours", 60 → "2 days" */
export const hoursInWords = (hours: number) => {
  if (hours < 1) return "less than an hour";
  return hours < 48 ? counted(hours, "hour") : `${Math.floor(hours / 24)} days`;
};

/** Whole hours since an instant. */
const hoursSince = (instant: string, now = Date.now()) =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / 3_600_000));

/** How long a waiting video is with whoever has it, or with nobody. */
export const heldFor = ({ waitingSince, withSince }: Pick<VideoView, "waitingSince" | "withSince">) => {
  const since = [waitingSince, withSince]
    .filter((instant) => instant !== null)
    .sort()
    .at(-1);
  return hoursInWords(since === undefined ? 0 : hoursSince(since));
};
