export {
  actedFor,
  consentFor,
  couldActFor,
  familyOf,
  guardedBy,
  guardiansOf,
  mayActFor,
  minorsAmong,
  playerNames,
  statusOfPlayer,
} from "./queries.ts";
export { PlayerView } from "./view.ts";
export { isSigned } from "./waivers.ts";
