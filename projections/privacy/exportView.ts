import { z } from "zod";

/** Grows when what a field of the file says changes; parts and fields that are added leave it as it is. */
export const personalFileVersion = 1;

/** What stands at the head of the file. */
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
 * Everything that is held on one person: under `about` what the file is, then one list a part. `complete` is the last
 * thing in it: a file without it broke off.
 */
export const PersonalFile = z
  .object({ about: AboutPersonalFile, complete: z.literal(true) })
  .catchall(z.array(z.record(z.string(), z.unknown())));
export type PersonalFile = z.infer<typeof PersonalFile>;

/** How a whole file ends. */
export const personalFileEnd = '\n"complete": true\n}\n';
