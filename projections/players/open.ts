export { answeringFor, isContactOf } from "./answering.ts";
export {
  actedFor,
  consentFor,
  couldActFor,
  everyIdOf,
  familyOf,
  guardedBy,
  guardiansOf,
  idsOf,
  isCalled,
  keptAs,
  mayActFor,
  mergedInto,
  minorsAmong,
  playerNames,
  statusOfPlayer,
} from "./queries.ts";
export { type KnownPlayer, knownPlayers } from "./movedInQueries.ts";
export { PlayerView } from "./view.ts";
export { isSigned } from "./waivers.ts";
