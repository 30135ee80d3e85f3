import { z } from "zod";

// The lines of a backup. Every later version must read a file: fields are only ever added, as optional ones.

/** The first line. */
export const Header = z.object({
  fungo: z.enum(["backup", "keys"]),
  format: z.int(),
  id: z.string(), // identifies this backup; its file of keys has the same
  product: z.string(), // version
  takenAt: z.string(), // ISO 8601 UTC
  log: z.enum(["postgres", "eventstore"]),
  head: z.string().nullable(), // position of the last fact, in that log
  facts: z.int().optional(), // how many to expect, if known beforehand
  migrations: z.array(z.string()), // of the database it was taken from
  columns: z.record(z.string(), z.array(z.string())), // of the tables whose rows follow
});
export type Header = z.infer<typeof Header>;
export const newestFormat = 1;

/** A fact as stored in the log, sealed. `data` and `meta` are the JSON texts themselves, so that nothing is rounded. */
export const StoredFact = z.object({
  position: z.string(),
  stream: z.string(),
  revision: z.int(),
  id: z.string(),
  type: z.string(),
  data: z.string(),
  meta: z.string(),
  at: z.string(), // ISO 8601 UTC, as exact as the log has it
});
export type StoredFact = z.infer<typeof StoredFact>;

/** The sum of the facts, wherever they are stored: streams, revisions, ids, types, data and metadata, in order. */
export const LogSum = z.object({ facts: z.int(), streams: z.int(), sha256: z.string() });
export type LogSum = z.infer<typeof LogSum>;

/** A row of an ordinary table, as the database writes it in JSON. */
export const Row = z.object({ table: z.string(), json: z.string() });
export type Row = z.infer<typeof Row>;

/** Every line between the first and the last. */
export const Line = z.union([
  z.object({ fact: StoredFact }),
  z.object({ log: LogSum }), // after the last fact
  z.object({ row: Row }),
]);
export type Line = z.infer<typeof Line>;

/** The last line: how many came before it (including the header), and the SHA-256 of their bytes. */
export const End = z.object({ end: z.object({ lines: z.int(), sha256: z.string() }) });
