import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { idsOf } from "./points.ts";

/**
 * A test, or a group of tests, whose title begins with the points it proves, "A3 G1-6: an email stays unique", or with
 * parts of them: "U33:slots+lessons, U36: …".
 */
export interface Proof {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The title is the first argument of it(…), test(…), describe(…) or it.each(…)(…); what is skipped proves nothing. */
const titles = /(?<=\b(?:it|test|describe)|\))\(\s*(["'`])([A-Z]{1,2}\d(?:[^\n:]|:(?=\S))*?):(\s[^\n]*?)\1/g;

export const proofsIn = (file: string, source: string): Proof[] =>
  [...source.matchAll(titles)]
    .filter(([, quote, ids]) => !ids!.includes(quote!))
    .map(([, , ids, rest]) => ({
      file,
      title: `${ids}:${rest}`,
      ids: ids!.split(/[\s,]+/).flatMap(idsOf),
    }));

const isSpec = (name: string) => /\.(test|spec)\.tsx?$/.test(name);

export const proofs: readonly Proof[] = ["eventstore", "projections", "backend", "frontend", "scripts"].flatMap(
  (room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isSpec(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .toSorted()
      .flatMap((file) => proofsIn(file, readFileSync(join(root, file), "utf8"))),
);
