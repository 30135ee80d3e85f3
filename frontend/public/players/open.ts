export { FamilyCard } from "./FamilyCard.tsx";
export { callName } from "./callName.ts";
export { usePlayerChoice } from "./usePlayerChoice.ts";
export { usePlayerFilter } from "./usePlayerFilter.tsx";
export { usePlayers } from "./usePlayers.ts";
export { WhoIsThisFor } from "./WhoIsThisFor.tsx";
