import { actsOf, storyOf } from "../../projections/history/exportQueries.ts";
import type { HeldPart } from "../backend.ts";

export const historyParts: readonly HeldPart[] = [
  { name: "history", rows: ({ db }, userId) => storyOf(db, userId) },
  { name: "whatYouDid", rows: ({ db }, userId) => actsOf(db, userId) },
];
