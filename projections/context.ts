import type { Knex } from "knex";
import type { Fact } from "../eventstore/facts.ts";
import type { Projector } from "./projector.ts";

type Of<T extends Fact["type"]> = Extract<Fact, { type: T }>["data"];

/** Which field names the thing a fact is about (the smallest there is), and that thing's state afterwards. */
export interface HistoryLine<D> {
  readonly of: keyof D & string;
  readonly state?: string | ((data: D) => string | null | undefined);
  /** What names the act that several facts are parts of: once it is taken back, all of them are one line. */
  readonly act?: keyof D & string;
  /** What else its sentence says: times, days, numbers. Never anything personal, nor what somebody typed. */
  readonly tells?: (data: D) => Readonly<Record<string, string | number | null | undefined>>;
}
/** What the history says about each fact of a context. Leaving one out does not compile. */
export type HistoryOf<T extends Fact["type"]> = { readonly [Type in T]: HistoryLine<Of<Type>> };

/** The face of a context in this room: what it makes of facts, and what it therefore knows about people. */
export interface Context {
  readonly name: string; // the name of its folder in every room
  readonly projectors: readonly Projector[];
  readonly history?: Readonly<Partial<HistoryOf<Fact["type"]>>>;
  /**
   * What is left of an erased person, each a condition in SQL about `e.subject`; `:now` (ISO 8601 UTC) and `:today` (a
   * day at the facility) may be used in it.
   */
  readonly notGone?: readonly string[];
  /** Subjects whose erasing was begun by a fact of the context's own and not recorded, each a query in SQL for ids. */
  readonly begunErasing?: readonly string[];
  /** What belongs to the person `:userId` and has a history of its own, each a query in SQL for ids. */
  readonly things?: readonly string[];
  /** Subjects of what was sent without an account under an address, however it is spelled. */
  readonly visitors?: (db: Knex, email: string) => Promise<readonly string[]>;
}
