import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("check-imports.mjs", import.meta.url));

const goodTree = {
  "eventstore/lessons/events.ts": 'import { z } from "zod";\nexport const facts = z.object({});',
  "eventstore/lessons/examples.ts": 'import { facts } from "./events.ts";\nexport const example = facts;',
  "eventstore/testing/server.ts": "export const server = 1;",
  "projections/lessons/view.ts": [
    'import { z } from "zod";',
    'import type { facts } from "../../eventstore/lessons/events.ts";',
    "export const view = z.object({});",
    "export type Facts = typeof facts;",
  ].join("\n"),
  "projections/lessons/queries.ts": [
    'import { isOver } from "../../backend/lessons/movesRule.ts";',
    'import { view } from "./view.ts";',
    "export const query = [view, isOver];",
  ].join("\n"),
  "projections/lessons/overRuled.ts": "export const overRuled = 1;",
  "projections/lessons/queries.test.ts":
    'import { example } from "../../eventstore/lessons/examples.ts";\nexport { example };',
  "projections/lessons/freeRule.ts": "export const isFree = () => true;",
  "eventstore/lessons/open.ts": 'export { facts } from "./events.ts";',
  "projections/lessons/open.ts": 'export { query } from "./queries.ts";',
  "projections/lessons/tables.ts": "export const lessons = 1;",
  "projections/camps/queries.ts": [
    'import { query } from "../lessons/open.ts";',
    'import { lessons } from "../lessons/tables.ts";',
    "export const joined = [query, lessons];",
  ].join("\n"),
  "backend/handle.ts": 'import type { facts } from "../eventstore/lessons/open.ts";\nexport type Facts = typeof facts;',
  "backend/camps/agesRule.ts":
    'import { isOver } from "../lessons/movesRule.ts";\nexport const isGrown = () => isOver(18);',
  "backend/clinics/calls.ts": "export const calls = 1;",
  "backend/demo/people.ts": 'import { camp } from "../camps/camp.ts";\nexport const people = camp;',
  "backend/lessons/spanRule.ts": "export const endOf = (startsAt: number) => startsAt + 60;",
  "backend/lessons/movesRule.ts":
    'import { endOf } from "./spanRule.ts";\nexport const isOver = (startsAt: number) => endOf(startsAt) < 0;',
  "backend/lessons/contract.ts": [
    'export { view } from "../../projections/lessons/view.ts";',
    'export { endOf } from "./spanRule.ts";',
  ].join("\n"),
  "backend/lessons/lesson.ts": [
    'import { isFree } from "../../projections/lessons/freeRule.ts";',
    'import type { Facts } from "../handle.ts";',
    "export type Lesson = Facts;",
    "export const free = isFree();",
  ].join("\n"),
  "backend/camps/camp.ts": 'import { facts } from "../../eventstore/lessons/open.ts";\nexport const camp = facts;',
  "frontend/shared/Toasts.tsx": "export const Toasts = () => <p>Saved</p>;",
  "frontend/public/Page.tsx": [
    'import { view } from "../../backend/lessons/contract.ts";',
    'import { isFree } from "../../projections/lessons/freeRule.ts";',
    'import { isOver } from "../../backend/lessons/movesRule.ts";',
    'import { Toasts } from "../shared/Toasts.tsx";',
    "export const Page = () => <Toasts key={String([view, isOver(0), isFree()])} />;",
  ].join("\n"),
  "frontend/backoffice/Desk.tsx": "export const Desk = () => <p>Desk</p>;",
  "backend/videos/storage/s3.ts": "export const s3 = 1;",
  "backend/videos/storage/openStorage.ts": 'export const open = () => import("./s3.ts");',
  "scripts/bench.ts": 'import { query } from "../projections/lessons/queries.ts";\nexport const bench = query;',
};

const wrong: [file: string, line: string, rule: string][] = [
  [
    "eventstore/lessons/a1.ts",
    'import { query } from "../../projections/lessons/queries.ts";',
    "eventstore-looks-one-way",
  ],
  [
    "projections/lessons/a2.ts",
    'import type { Lesson } from "../../backend/lessons/lesson.ts";',
    "projections-looks-one-way",
  ],
  ["backend/lessons/a3.ts", 'import { Toasts } from "../../frontend/shared/Toasts.tsx";', "backend-looks-one-way"],
  ["backend/lessons/a4.ts", 'import { camp } from "../camps/camp.ts";', "siblings-meet-at-doors"],
  ["backend/lessons/a5.ts", 'import type { camp } from "../camps/camp.ts";', "siblings-meet-at-doors"],
  ["backend/camps/d1.ts", 'import { facts } from "../../eventstore/lessons/events.ts";', "siblings-meet-at-doors"],
  ["backend/camps/d2.ts", 'import type { view } from "../../projections/lessons/view.ts";', "siblings-meet-at-doors"],
  ["projections/camps/d3.ts", 'import { query } from "../lessons/queries.ts";', "siblings-meet-at-doors"],
  ["projections/camps/d4.ts", 'import { facts } from "../../eventstore/lessons/events.ts";', "siblings-meet-at-doors"],
  ["eventstore/camps/d5.ts", 'import { facts } from "../lessons/events.ts";', "siblings-meet-at-doors"],
  ["backend/camps/d6.ts", 'import { people } from "../demo/people.ts";', "siblings-meet-at-doors"],
  ["backend/http/d7.ts", 'import { query } from "../../projections/lessons/queries.ts";', "rooms-meet-at-doors"],
  ["backend/d8.ts", 'import type { view } from "../projections/lessons/view.ts";', "rooms-meet-at-doors"],
  ["projections/d9.ts", 'import { facts } from "../eventstore/lessons/events.ts";', "rooms-meet-at-doors"],
  ["backend/clinics/open.ts", 'export { calls } from "./calls.ts";', "doors-lead-to-no-calls"],
  ["backend/lessons/a6.ts", 'import { example } from "../../eventstore/lessons/examples.ts";', "specs-stay-specs"],
  ["backend/lessons/a7.ts", 'export * from "../../eventstore/testing/server.ts";', "specs-stay-specs"],
  ["backend/lessons/a8.test.ts", 'import { Toasts } from "../../frontend/shared/Toasts.tsx";', "backend-looks-one-way"],
  [
    "backend/lessons/contract.ts",
    'export { query } from "../../projections/lessons/queries.ts";',
    "contract-stays-light",
  ],
  [
    "backend/lessons/contract.ts",
    'import type { facts } from "../../eventstore/lessons/events.ts";',
    "contract-stays-light",
  ],
  ["backend/lessons/contract.ts", 'import { readFileSync } from "node:fs";', "contract-stays-light"],
  ["projections/lessons/weekView.ts", 'import { query } from "./queries.ts";', "view-stays-light"],
  [
    "projections/lessons/dayView.ts",
    'import { facts } from "../../eventstore/lessons/events.ts";',
    "view-takes-types-alone",
  ],
  [
    "frontend/public/a9.ts",
    'import type { Lesson } from "../../backend/lessons/lesson.ts";',
    "frontend-knows-contracts-and-rules",
  ],
  [
    "frontend/public/a10.tsx",
    'export { view } from "../../projections/lessons/view.ts";',
    "frontend-knows-contracts-and-rules",
  ],
  ["projections/lessons/tables.ts", 'import { query } from "./queries.ts";', "tables-stay-apart"],
  ["backend/lessons/r1Rule.ts", 'import type { Lesson } from "./lesson.ts";', "rules-stay-pure"],
  ["backend/lessons/r2Rule.ts", 'import type { view } from "./contract.ts";', "rules-stay-pure"],
  ["backend/lessons/r3Rule.ts", 'import { z } from "zod";', "rules-stay-pure"],
  ["backend/lessons/r4Rule.ts", 'import { view } from "../../projections/lessons/view.ts";', "rules-stay-pure"],
  [
    "eventstore/lessons/r6.ts",
    'import { endOf } from "../../backend/lessons/spanRule.ts";',
    "eventstore-looks-one-way",
  ],
  [
    "frontend/public/a14.ts",
    'import { overRuled } from "../../projections/lessons/overRuled.ts";',
    "frontend-knows-contracts-and-rules",
  ],
  ["projections/lessons/seatsRule.ts", 'import { z } from "zod";', "rules-stay-pure"],
  ["frontend/public/a11.tsx", 'const desk = <p>{import("../backoffice/Desk.tsx")}</p>;', "fronts-apart"],
  ["backend/lessons/a12.ts", 'import { bench } from "../../scripts/bench.ts";', "scripts-are-leaves"],
  ["backend/videos/s1.ts", 'export * from "./storage/s3.ts";', "s3-on-request"],
  ["eventstore/lessons/a13.ts", 'export * from "./a13.ts";', "no-circles"],
];

const check = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });

const trees = mkdtempSync(join(tmpdir(), "fungo-imports-"));
afterAll(() => rmSync(trees, { recursive: true, force: true }));

function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(trees, "tree-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

it("finds nothing wrong in a tree that keeps the rules", async () => {
  const { code, output } = await check(plant(goodTree));
  expect(output).toMatch(/^27 files, 26 imports, 0 of them forbidden$/m);
  expect(code).toBe(0);
});

describe("what breaks a rule", () => {
  let found: { code: number; output: string };
  beforeAll(async () => {
    const files: Record<string, string> = {};
    for (const [file, line] of wrong) files[file] = `${files[file] ?? ""}${line}\n`;
    found = await check(plant({ ...goodTree, ...files }));
  });

  it.each(wrong)("is refused in %s: %s", (file, line, rule) => {
    const [, named = ""] = /"([^"]+)"/.exec(line)!;
    const to = named.startsWith(".") ? join(dirname(file), named) : named.replace("node:", "");
    expect(found.output).toContain(`${file} → ${to}\n    ${rule}: `);
  });

  it("is all that is refused", () => {
    expect(found.output).toContain(`${wrong.length} of them forbidden`);
    expect(found.code).toBe(1);
  });
});

it("follows a door to the calls behind its exports", async () => {
  const { output } = await check(
    plant({
      ...goodTree,
      "backend/clinics/open.ts": 'export { send } from "./send.ts";',
      "backend/clinics/send.ts": 'import { calls } from "./calls.ts";\nexport const send = calls;',
    }),
  );
  expect(output).toContain("backend/clinics/open.ts → backend/clinics/calls.ts\n    doors-lead-to-no-calls: ");
});

it("refuses a tree in which it reads no import", async () => {
  const empty = Object.fromEntries(Object.keys(goodTree).map((file) => [file, ""]));
  const { code, output } = await check(plant(empty));
  expect(output).toContain("No imports were read at all.");
  expect(code).toBe(1);
});
