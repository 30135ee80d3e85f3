import { settings } from "../../shared/settings.ts";

/** The time on the facility's wall now, as slots write it: "16:05". */
export const wallClock = (now = Date.now(), timeZone = settings().facility.timeZone) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(now);
