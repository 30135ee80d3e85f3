import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const closureId = z.string();

/** The facility is closed on these days: nobody can book a lesson with anyone. */
const FacilityClosed = z.object({
  type: z.literal("FacilityClosed"),
  data: z.object({
    closureId,
    firstDay: z.iso.date(), // at the facility
    lastDay: z.iso.date(), // included
    name: z.string(), // what for, for everyone to read: a holiday, a repair
  }),
});
const FacilityReopened = z.object({ type: z.literal("FacilityReopened"), data: z.object({ closureId }) });

export const ClosureEvent = z.discriminatedUnion("type", [FacilityClosed, FacilityReopened]);
export type ClosureEvent = z.infer<typeof ClosureEvent>;
export type Closure = z.infer<typeof FacilityClosed>["data"];

/** There is one facility. */
export const closuresStream = "closures-facility";
