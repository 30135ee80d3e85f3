export {
  actedFor,
  addedBy,
  consentFor,
  couldActFor,
  guardiansOf,
  mayActFor,
  playerNames,
  statusOfPlayer,
} from "./queries.ts";
export { PlayerView } from "./view.ts";
