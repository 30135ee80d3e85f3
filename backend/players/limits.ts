import { aDay, limited } from "../http/limits.ts";

export const playerLimits = limited({
  inviteGuardian: { points: 5, duration: aDay },
  growUp: { points: 5, duration: aDay },
});
