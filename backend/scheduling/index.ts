import { instructorOfSlot } from "../../projections/scheduling/queries.ts";
import type { MaySeeStory } from "../backend.ts";
import type { Context } from "../context.ts";
import { blockCalls } from "./blockCalls.ts";
import { slotCalls } from "./calls.ts";
import { SlotView } from "./contract.ts";
import { scheduleParts } from "./heldParts.ts";
import { scheduleCalls } from "./scheduleCalls.ts";
import { withdrawSlotsWhenErased } from "./withdrawSlotsWhenErased.ts";

const maySeeStory: MaySeeStory = async (db, { id, role }, of) => {
  const instructorId = await instructorOfSlot(db, of);
  return instructorId === undefined ? undefined : role === "instructor" && instructorId === id;
};

export const scheduling: Context = {
  name: "scheduling",
  calls: { availability: [...slotCalls, ...scheduleCalls, ...blockCalls] },
  shapes: { SlotView },
  whenErased: [withdrawSlotsWhenErased],
  maySeeStory,
  exported: scheduleParts,
};
