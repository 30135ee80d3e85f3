import type { Context } from "../context.ts";
import { blockCalls } from "./blockCalls.ts";
import { slotCalls } from "./calls.ts";
import { scheduleParts } from "./heldParts.ts";
import { scheduleCalls } from "./scheduleCalls.ts";
import { withdrawSlotsWhenErased } from "./withdrawSlotsWhenErased.ts";

export const scheduling: Context = {
  name: "scheduling",
  calls: { availability: [...slotCalls, ...scheduleCalls, ...blockCalls] },
  whenErased: [withdrawSlotsWhenErased],
  exported: scheduleParts,
};
