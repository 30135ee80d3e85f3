import { chmodSync, copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectors } from "../../projections/contexts.ts";
import { active } from "../../projections/scheduling/freeTimesRule.ts";
import { tableName } from "../../projections/rows.ts";
import { ask, type Stage, stage } from "./testing/stage.ts";

/**
 * A backup of a log written by an older build, in which people of all kinds do everything that could be done at the
 * time, and the read models that build made of it.
 */
const folder = join(import.meta.dirname, "testing", "writtenBefore");
type Tables = Record<string, readonly Record<string, unknown>[]>;

/** Since then a proposal stays when its lesson ends, so that undoing that shows it again; nobody sees it in between. */
const withoutEndedProposal = (lesson: Tables[string][number]) =>
  active.some((status) => status === lesson["status"])
    ? lesson
    : Object.fromEntries(
        Object.entries(lesson).map(([name, value]) => [name, name.startsWith("propos") ? null : value]),
      );

let here: Stage;
beforeAll(async () => {
  here = await stage();
  for (const name of ["log", "log.keys", "master.key"]) {
    copyFileSync(join(folder, name), here.file(`before-${name}`));
    chmodSync(here.file(`before-${name}`), 0o600);
  }
});
afterAll(() => here.close());

it("an old log is read as it was: every read model has the same rows", async () => {
  const url = await here.empty();
  const { examined } = await here.restore("before-log", url, { master: here.file("before-master.key") });
  expect(examined.sum.facts).toBe(182);
  const before: Tables = JSON.parse(gunzipSync(readFileSync(join(folder, "tables.json.gz"))).toString());
  const now: Tables = {};
  for (const { tables } of projectors)
    for (const { name, key } of tables)
      now[name] = (await ask(url, `select * from ${tableName(name)} order by "${key}" collate "C"`)).map((row) =>
        JSON.parse(row),
      );
  expect(Object.values(now).flat().length).toBeGreaterThan(100);
  // A newer table or column has nothing to be compared with; what was there before is as it was.
  expect({ ...now, lessons: now["lessons"]?.map(withoutEndedProposal) }).toMatchObject(before);
});
