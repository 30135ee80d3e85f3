import type { ClosureEvent } from "./closureEvents.ts";

/** One valid example of each fact, for tests to build on. */
export const facilityClosed = {
  type: "FacilityClosed",
  data: { closureId: "c1", firstDay: "2030-11-28", lastDay: "2030-11-29", name: "Thanksgiving" },
} satisfies ClosureEvent;
export const facilityReopened = { type: "FacilityReopened", data: { closureId: "c1" } } satisfies ClosureEvent;
