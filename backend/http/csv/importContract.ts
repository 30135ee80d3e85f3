import { z } from "zod";

/** The most that one file brings. */
export const importMostRows = 1000;
export const importMostBytes = 1024 * 1024;

/** suppressed: it is added, and can't be emailed. known: we have it already. */
export const ImportOutcome = z.enum(["added", "known", "suppressed", "wrong"]);
export type ImportOutcome = z.infer<typeof ImportOutcome>;

export const ImportedRow = z.object({
  row: z.int(), // as a spreadsheet counts: the heading is row 1
  name: z.string(),
  email: z.string(),
  about: z.string().optional(), // what else tells it from others
  outcome: ImportOutcome,
  why: z.string().nullable(), // what is wrong with it, or how we know it
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/** What became of each row of a file, or what would. */
export const ImportView = z.object({ isDryRun: z.boolean(), rows: ImportedRow.array() });
export type ImportView = z.infer<typeof ImportView>;

/** Whether it only says what would become of each row. */
export const ImportQuery = z.object({ dryRun: z.enum(["true", "false"]).default("false") });
