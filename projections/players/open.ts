export {
  actedFor,
  addedBy,
  consentFor,
  couldActFor,
  familyOf,
  guardiansOf,
  mayActFor,
  minorsAmong,
  playerNames,
  statusOfPlayer,
} from "./queries.ts";
export { PlayerView } from "./view.ts";
