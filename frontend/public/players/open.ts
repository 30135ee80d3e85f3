export { callName } from "./callName.ts";
export { addPlayer, correctPlayer } from "./dialogs.ts";
export { PlayerDialog } from "./PlayerDialog.tsx";
export { usePlayerChoice } from "./usePlayerChoice.ts";
export { usePlayerFilter } from "./usePlayerFilter.tsx";
export { usePlayers } from "./usePlayers.ts";
export { WhoIsThisFor } from "./WhoIsThisFor.tsx";
