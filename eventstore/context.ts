import type { z } from "zod";

/** Whose key seals a field of a fact, told by the rest of it. */
type SubjectOf = (data: never) => string;

/** The face of a context in this room: the facts that it records. */
export interface Context {
  readonly name: string; // as its folder is called in every room
  readonly facts: readonly z.ZodObject<{ type: z.ZodLiteral<string>; data: z.ZodType<object> }>[];
  /** Which fields of which facts are sealed, and with whose key. */
  readonly secrets?: Readonly<Record<string, Readonly<Record<string, SubjectOf>>>>;
  /** What the names of its streams begin with, up to a hyphen. */
  readonly streams: readonly string[];
}
