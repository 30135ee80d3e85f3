import type { Context } from "../context.ts";
import { blockCalls } from "./blockCalls.ts";
import { slotCalls } from "./calls.ts";
import { scheduleCalls } from "./scheduleCalls.ts";

export const scheduling: Context = {
  name: "scheduling",
  calls: { availability: [...slotCalls, ...scheduleCalls, ...blockCalls] },
};
