import type { Rack } from "../torture/chapter.ts";
import type { Damage } from "../torture/node.ts";

/** What every chapter is given. */
export interface Field extends Rack {
  /** An empty migrated database of its own, and a folder for what nodes on it keep. */
  readonly database: () => Promise<{ url: string; folder: string }>;
}

export interface How {
  readonly isShort: boolean; // seconds instead of minutes, for npm test
  readonly seed: number; // the same seed is the same attack
  /** Deliberate damage, specific to the chapter: a check that cannot fail is no check. */
  readonly plant?: string | undefined;
}

export interface Chapter {
  readonly name: string;
  readonly does: string; // in one line
  readonly plants: readonly string[];
  /** Those of them that damage a module of the product; a spec makes sure that they fit. */
  readonly damages?: Readonly<Record<string, Damage>>;
  /** Bounded in count and time. Everything it opens it hands to the field, which ends it. */
  readonly run: (field: Field, how: How) => Promise<Outcome>;
}

/** A line of the table: what was tried, how often, and how often it went wrong. */
interface Row {
  readonly what: string;
  readonly tried: number;
  readonly wrong: number;
}

/** Findings contain enough to repeat them. What could not run neither passed nor failed, and says why. */
export type Outcome = Tried | { readonly notRun: string };
export interface Tried {
  readonly rows: readonly Row[];
  readonly findings: readonly string[];
  readonly figures: Readonly<Record<string, number | string>>; // for the reader
}

export const isWrong = (outcome: Outcome) => !("notRun" in outcome) && outcome.findings.length > 0;
