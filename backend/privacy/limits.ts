import { anHour, quarterHour, limited } from "../http/limits.ts";

export const privacyLimits = limited({
  eraseAccount: { points: 10, duration: quarterHour },
  exportOwnData: { points: 5, duration: anHour },
  exportDataOfOthers: { points: 30, duration: anHour },
});
