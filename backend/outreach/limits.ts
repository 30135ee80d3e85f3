import { aDay, limited } from "../http/limits.ts";
import { sentADay } from "./contract.ts";

export const outreachLimits = limited({
  sendOutreach: { points: sentADay, duration: aDay },
});
