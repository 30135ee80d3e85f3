import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.

/** Which lesson of how many: 3 of 8. It keeps its number whatever becomes of the others. */
export const InSeries = z.object({ id: z.string(), n: z.int(), of: z.int() });

/** Done to several lessons of a series at once: one mail tells of all. */
export const seriesActId = z.string().optional();
