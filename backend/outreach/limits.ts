import { aDay, anHour, limited } from "../http/limits.ts";
import { sentADay, testsAnHour } from "./contract.ts";

export const outreachLimits = limited({
  testOutreach: { points: testsAnHour, duration: anHour },
  sendOutreach: { points: sentADay, duration: aDay },
});
