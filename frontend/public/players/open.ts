export { callName } from "./callName.ts";
export { addPlayer, correctPlayer } from "./dialogs.ts";
export { Declaration } from "./Declaration.tsx";
export { PlayerFields, typedOf } from "./PlayerFields.tsx";
export { PlayerDialog } from "./PlayerDialog.tsx";
export { usePlayerChoice } from "./usePlayerChoice.ts";
export { usePlayerFilter } from "./usePlayerFilter.tsx";
export { usePlayers } from "./usePlayers.ts";
export { WhoIsThisFor } from "./WhoIsThisFor.tsx";
