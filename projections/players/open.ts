export { actedFor, addedBy, consentFor, guardiansOf, isPlayer, mayActFor, playerNames } from "./queries.ts";
export { PlayerView } from "./view.ts";
