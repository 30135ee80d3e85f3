export { actingFor } from "./actingFor.ts";
export { describeFirstPlayer } from "./describeFirstPlayer.ts";
