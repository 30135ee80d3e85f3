import { blocksHeldOn, slotsHeldOn } from "../../projections/scheduling/exportQueries.ts";
import type { HeldPart } from "../backend.ts";

export const scheduleParts: readonly HeldPart[] = [
  { name: "openTimes", rows: ({ db }, userId) => slotsHeldOn(db, userId) },
  { name: "blockedDates", rows: ({ db }, userId) => blocksHeldOn(db, userId) },
];
