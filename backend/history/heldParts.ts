import { actsOf, storyOf } from "../../projections/history/exportQueries.ts";
import type { Backend, HeldPart } from "../backend.ts";

export const historyParts = ({ db }: Pick<Backend, "db">): readonly HeldPart[] => [
  { name: "history", rows: (userId) => storyOf(db, userId) },
  { name: "whatYouDid", rows: (userId) => actsOf(db, userId) },
];
