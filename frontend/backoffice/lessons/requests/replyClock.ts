import { counted } from "../../../shared/formats.ts";
import { replyClockWords as words } from "../words.ts";

const hour = 60 * 60 * 1000; // ms

/** Time left until the promised reply, or how late it is. Null once somebody replied, or if none was promised. */
export const replyClock = ({ status, replyDueAt }: { status: string; replyDueAt: string | null }, now = Date.now()) => {
  if (status !== "pending" || replyDueAt === null) return null;
  const left = Date.parse(replyDueAt) - now;
  const hours = Math.max(1, Math.round(Math.abs(left) / hour));
  const late = hours < 48 ? counted(hours, "hour") : words.lateDays(Math.round(hours / 24));
  return left < 0
    ? { isOverdue: true, words: words.replyOverdueBy(late) }
    : {
        isOverdue: false,
        words: left < hour ? words.replyDueWithinTheHour : words.replyDueIn(counted(hours, "hour")),
      };
};
