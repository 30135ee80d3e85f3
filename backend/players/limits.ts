import { aDay, limited } from "../http/limits.ts";

export const playerLimits = limited({
  messageFamily: { points: 40, duration: aDay },
  inviteGuardian: { points: 5, duration: aDay },
  growUp: { points: 5, duration: aDay },
});
