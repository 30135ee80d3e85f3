import { z } from "zod";

/** One thing that happened: who, when, what, from which state to which. Never contact data. */
export const HistoryEntry = z.object({
  id: z.string(),
  of: z.string(),
  at: z.iso.datetime(),
  what: z.string(), // the fact's name, or that of what follows from facts about other things
  from: z.string().nullable(),
  to: z.string().nullable(), // null: the state did not change
  details: z.record(z.string(), z.union([z.string(), z.number()])).nullable(), // what else the sentence needs
  actor: z.object({
    kind: z.enum(["user", "system", "visitor"]),
    id: z.string().nullable(),
    role: z.string().nullable(),
    name: z.string().nullable(),
  }),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
