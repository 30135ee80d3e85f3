import { anHour, limited } from "../http/limits.ts";

export const teamLimits = limited({
  findTeamFromAddress: { points: 5, duration: anHour },
  createTeamFromAddress: { points: 5, duration: anHour },
});
