import { chmodSync, copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectors } from "../../projections/contexts.ts";
import { active } from "../../projections/scheduling/freeTimesRule.ts";
import { tableName } from "../../projections/rows.ts";
import { ask, type Stage, stage } from "./testing/stage.ts";

/**
 * Backups of logs written by older builds, in which people of all kinds do everything that could be done at the time,
 * and the read models that each build made of its own. They are called after what came next.
 */
const folder = join(import.meta.dirname, "testing", "writtenBefore");
const builds = { contexts: 182, families: 445 }; // facts
type Tables = Record<string, readonly Record<string, unknown>[]>;

/** Since then a proposal stays when its lesson ends, so that undoing that shows it again; nobody sees it in between. */
const withoutEndedProposal = (lesson: Tables[string][number]) =>
  active.some((status) => status === lesson["status"])
    ? lesson
    : Object.fromEntries(
        Object.entries(lesson).map(([name, value]) => [name, name.startsWith("propos") ? null : value]),
      );

/** Since then the lesson has it that its coach is away, whatever else is proposed. */
const asOfTheLesson = ({ proposalIsAway, ...lesson }: Tables[string][number]) => ({
  ...lesson,
  isAway: proposalIsAway ?? false,
});

/** Since then each statement of what came by hand has a row of its own with its day. */
const withoutDay = (ledger: Tables[string][number]) =>
  Object.fromEntries(Object.entries(ledger).filter(([name]) => name !== "notedAt"));
const lastStated = (statements: Tables[string], ledger: Tables[string][number]) =>
  statements
    .filter(({ registrationId }) => registrationId === ledger["registrationId"])
    .map(({ statedAt, cents }) => [String(statedAt), cents])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
    .at(-1);

/** Since then lines of histories tell more. */
const atLeast = ({ details, ...line }: Tables[string][number]) => (details ? { ...line, details } : line);

let here: Stage;
beforeAll(async () => {
  here = await stage();
  for (const build of Object.keys(builds))
    for (const name of ["log", "log.keys", "master.key"]) {
      copyFileSync(join(folder, build, name), here.file(`${build}-${name}`));
      chmodSync(here.file(`${build}-${name}`), 0o600);
    }
});
afterAll(() => here.close());

it.each(Object.entries(builds))(
  "a log from before %s is read as it was: every read model has the same rows",
  async (build, facts) => {
    const url = await here.empty();
    const { examined } = await here.restore(`${build}-log`, url, { master: here.file(`${build}-master.key`) });
    expect(examined.sum.facts).toBe(facts);
    const before: Tables = JSON.parse(gunzipSync(readFileSync(join(folder, build, "tables.json.gz"))).toString());
    const every = projectors
      .flatMap(({ tables }) => tables)
      .map(
        ({ name, key }) =>
          `select '${name}' as name, coalesce(json_agg(t order by "${key}" collate "C"), '[]') as rows from ${tableName(name)} t`,
      );
    const now: Tables = Object.fromEntries(
      (await ask(url, every.join(" union all "))).map((line) => {
        const { name, rows } = JSON.parse(line);
        return [name, rows];
      }),
    );
    expect(Object.values(now).flat().length).toBeGreaterThan(100);
    // A newer table or column has nothing to be compared with; what was there before is as it was.
    expect({ ...now, lessons: now["lessons"]?.map(withoutEndedProposal) }).toMatchObject({
      ...before,
      lessons: before["lessons"]?.map(asOfTheLesson),
      campLedgers: before["campLedgers"]?.map(withoutDay),
      history: before["history"]?.map(atLeast),
    });
    const stated = (before["campLedgers"] ?? []).filter(({ notedAt }) => notedAt !== null);
    expect(stated.map((ledger) => lastStated(now["campStatements"] ?? [], ledger))).toEqual(
      stated.map(({ notedAt, byHandCents }) => [notedAt, byHandCents]),
    );

    // An account is its own player, under its own id and name.
    const own = ({ id, firstName, lastName, age, erasedAt }: Tables[string][number]) => ({
      id,
      firstName,
      lastName,
      age,
      erasedAt,
    });
    expect(now["players"]?.map(own)).toEqual(before["users"]?.map(own));
    expect(now["players"]?.every(({ isOwn, plays }) => isOwn === true && plays === true)).toBe(true);
    expect(now["guardians"]).toEqual([]);
  },
);
