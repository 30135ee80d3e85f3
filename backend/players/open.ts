export { actingFor } from "./actingFor.ts";
export { describeFirstPlayer } from "./describeFirstPlayer.ts";
export { consentNeeded } from "./player.ts";
