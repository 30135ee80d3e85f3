import type { z } from "zod";

/** Whose key seals a field of a fact, worked out from the rest of it. */
type SubjectOf = (data: never) => string;

/** The face of a context in this room: the facts it records. */
export interface Context {
  readonly name: string; // the name of its folder in every room
  readonly facts: readonly z.ZodObject<{ type: z.ZodLiteral<string>; data: z.ZodType<object> }>[];
  /** Which fields of which facts are sealed, and with whose key. */
  readonly secrets?: Readonly<Record<string, Readonly<Record<string, SubjectOf>>>>;
  /** The prefixes of its stream names, up to a hyphen. */
  readonly streams: readonly string[];
}
