import { blocksHeldOn, slotsHeldOn } from "../../projections/scheduling/exportQueries.ts";
import type { Backend, HeldPart } from "../backend.ts";

export const scheduleParts = ({ db }: Pick<Backend, "db">): readonly HeldPart[] => [
  { name: "openTimes", rows: (userId) => slotsHeldOn(db, userId) },
  { name: "blockedDates", rows: (userId) => blocksHeldOn(db, userId) },
];
