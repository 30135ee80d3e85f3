import { anHour, limited } from "../http/limits.ts";

export const clinicLimits = limited({
  inquireFromAddress: { points: 5, duration: anHour },
});
