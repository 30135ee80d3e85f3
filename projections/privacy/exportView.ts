import { z } from "zod";

/** Incremented when the meaning of a field in the file changes; new parts and fields leave it alone. */
export const personalFileVersion = 1;

/** The head of the file. */
export const AboutPersonalFile = z.object({
  product: z.string(),
  version: z.int().describe("of the shape of this file"),
  madeAt: z.iso.datetime(),
  madeFor: z.object({ id: z.string(), name: z.string().nullable(), email: z.string().nullable() }),
  askedBy: z.enum(["oneself", "guardian", "admin"]),
  notes: z.string().array().describe("what a reader should know"),
});
export type AboutPersonalFile = z.infer<typeof AboutPersonalFile>;

/**
 * Everything held on one person: `about` describes the file, then one list per part. `complete` comes last: without it
 * the file was cut off.
 */
export const PersonalFile = z
  .object({ about: AboutPersonalFile, complete: z.literal(true) })
  .catchall(z.array(z.record(z.string(), z.unknown())));
export type PersonalFile = z.infer<typeof PersonalFile>;

/** How a complete file ends. */
export const personalFileEnd = '\n"complete": true\n}\n';
