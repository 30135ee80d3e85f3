import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

// A test says by its title's first words which points of docs/checklist.md it proves: "A3 G1-6: an e-mail stays unique".

const root = fileURLToPath(new URL("..", import.meta.url));
const known = new Set([...read("docs/checklist.md").matchAll(/(?:^| )([A-Z]\d+)\. /gm)].map(([, id]) => id));

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** What stands before the first colon of a title that starts like an id. */
const idsIn = (source: string): string[] =>
  [...source.matchAll(/\(\s*["'`]([A-Z]{1,2}\d[^"'`:\n]*):/g)].flatMap(([, ids]) => ids?.split(/[\s,]+/) ?? []);

/** "U7–U10" stands for all from the first to the last; of those the ends must be there. */
const isKnown = (id: string): boolean => /^G[123]-\d+$/.test(id) || id.split("–").every((end) => known.has(end));

const testFiles = ["eventstore", "projections", "backend", "frontend", "scripts"].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);

it("every point that a test's title names is in the checklist or is a decision", () => {
  const named = testFiles.flatMap((file) => idsIn(read(file)).map((id) => ({ file, id })));
  expect(known.size).toBeGreaterThan(300);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ id }) => !isKnown(id))).toEqual([]);
});

it("a point that nobody asked for is found, also in a list or at the end of a range", () => {
  const title = (ids: string) => `it("${ids}: holds", () => {});`;
  const wrong = ["A999", "A3 A999", "U7, A999", "G4-1", "G1-", "U7–U999", "A3x"].flatMap((ids) => idsIn(title(ids)));
  expect(wrong.filter((id) => !isKnown(id))).toEqual(["A999", "A999", "A999", "G4-1", "G1-", "U7–U999", "A3x"]);
  expect(idsIn(title("A3, U7–U10 G1-6")).every(isKnown)).toBe(true);
});
