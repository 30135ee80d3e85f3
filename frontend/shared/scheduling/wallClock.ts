import { settings } from "../settings.ts";

/** The time at the facility now, in the format of slots: "16:05". */
export const wallClock = (now = Date.now(), timeZone = settings().facility.timeZone) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(now);
