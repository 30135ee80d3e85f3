export { actingFor, guardiansNow } from "./actingFor.ts";
export { describeFirstPlayer } from "./describeFirstPlayer.ts";
export { knownStudents } from "./knownStudents.ts";
export { consentNeeded, noSuchPlayer } from "./player.ts";
export { mayForget, type Notes } from "./notes/mayForget.ts";
