import type { OwnWaitlistEntryView } from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { counted } from "../campWords.ts";

/** Where a family stands in line, in words. */
export const turnWords = ({ position }: Pick<OwnWaitlistEntryView, "position">) =>
  position === null
    ? ""
    : position === 1
      ? "You are next in line."
      : `You are number ${position} in line: ${counted(position - 1, "family is", "families are")} before you.`;

const minute = 60_000;
/** How long somebody still has, in words: "1 day and 4 hours", "3 hours", "12 minutes", "less than a minute". */
export const timeLeft = (until: string, now: number) => {
  const minutes = Math.floor((Date.parse(until) - now) / minute);
  if (minutes < 1) return "less than a minute";
  if (minutes < 60) return counted(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  if (hours < 24)
    return hours < 6 && minutes % 60 > 0
      ? `${counted(hours, "hour")} and ${counted(minutes % 60, "minute")}`
      : counted(hours, "hour");
  const rest = hours % 24;
  return `${counted(Math.floor(hours / 24), "day")}${rest > 0 ? ` and ${counted(rest, "hour")}` : ""}`;
};
