import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { changed, changedWhere, created, type Patch, type Projector, projector, removed } from "./projector.ts";
import { type Changes, table } from "./table.ts";
import { recorded, tablesOf } from "./testing/deliver.ts";

interface Does {
  readonly type: "Does";
  readonly data: { readonly patches: readonly Patch[] };
}
const playersTable = table("players", {
  key: "id",
  columns: { id: "text", name: "text", age: "integer?", team: "text?", tags: "jsonb?", active: "boolean" },
  indexes: [["team"], ["team", "name"]],
});
const teamsTable = table("teams", { key: "code", columns: { code: "text", 'odd "name"': "text?" } });

/** A fact here carries its own patches. */
const any: Projector = projector<Does>({
  name: "any",
  version: 1,
  tables: [playersTable, teamsTable],
  on: { Does: ({ data }) => data.patches },
});
const batch = (...patches: Patch[]) => recorded([{ type: "Does", data: { patches } }]);
const player = (more: Changes<typeof playersTable> = {}) => ({ name: "Pat", active: true, ...more });

let tables: Awaited<ReturnType<typeof tablesOf>>;
beforeAll(async () => void (tables = await tablesOf(any)));
beforeEach(() => tables.empty());
afterAll(() => tables.close());

const players = async () => (await tables.rows()).players;

it("folds what happens to one row in one batch, in order", async () => {
  await tables.deliver([
    batch(
      created(playersTable, "a", player({ age: 10, tags: ["x", { y: 1 }] })),
      changed(playersTable, "a", { age: 11 }),
      changed(playersTable, "a", { team: "owls" }),
      created(playersTable, "b", player()),
      removed(playersTable, "b"),
      changed(playersTable, "b", { age: 1 }),
      removed(playersTable, "c"),
      created(playersTable, "c", player({ name: "Back" })),
    ),
  ]);
  expect(await players()).toEqual([
    { id: "a", name: "Pat", age: 11, team: "owls", tags: ["x", { y: 1 }], active: true },
    { id: "c", name: "Back", age: null, team: null, tags: null, active: true },
  ]);
});

it("a row created again is complete again, and changing a missing row does nothing", async () => {
  await tables.deliver([batch(created(playersTable, "a", player({ age: 10, team: "owls" })))]);
  await tables.deliver([batch(created(playersTable, "a", player()), changed(playersTable, "nobody", { age: 3 }))]);
  expect(await players()).toEqual([{ id: "a", name: "Pat", age: null, team: null, tags: null, active: true }]);
});

it("changes different columns of different rows in one batch, and sets explicit nulls", async () => {
  await tables.deliver([
    batch(...["a", "b", "c"].map((id) => created(playersTable, id, player({ age: 10, team: "owls", tags: [id] })))),
    batch(
      changed(playersTable, "a", { age: null }),
      changed(playersTable, "b", { team: "bats", active: false }),
      changed(playersTable, "c", { tags: null, name: "Cleo" }),
    ),
  ]);
  expect(await players()).toEqual([
    { id: "a", name: "Pat", age: null, team: "owls", tags: ["a"], active: true },
    { id: "b", name: "Pat", age: 10, team: "bats", tags: ["b"], active: false },
    { id: "c", name: "Cleo", age: 10, team: "owls", tags: null, active: true },
  ]);
});

it("changedWhere affects what was folded before it and not what comes after, nulls included", async () => {
  await tables.deliver([
    batch(
      created(playersTable, "a", player({ team: "owls" })),
      created(playersTable, "b", player()),
      changedWhere(playersTable, { team: "owls" }, { age: 1 }),
      changedWhere(playersTable, { team: null, name: "Pat" }, { age: 2, team: "bats" }),
      created(playersTable, "c", player({ team: "owls" })),
      changedWhere(playersTable, { team: "nobody's" }, { age: 3 }),
      changedWhere(playersTable, { team: "owls" }, {}),
    ),
  ]);
  expect((await players())?.map(({ id, age, team }) => [id, age, team])).toEqual([
    ["a", 1, "owls"],
    ["b", 2, "bats"],
    ["c", null, "owls"],
  ]);
});

it("text that no database can store does not stop a projector", async () => {
  const odd = "a\0b\ud800c 投👩🏽‍🦱 \\u0000 {\"'}";
  await tables.deliver([
    batch(
      created(playersTable, "a", player({ name: odd, tags: [odd, { deep: odd }] })),
      created(teamsTable, "t", { 'odd "name"': odd }),
      changed(playersTable, "a", { team: odd }),
      changedWhere(playersTable, { team: odd }, { age: 7 }),
    ),
  ]);
  const kept = "a\ufffdb\ufffdc 投👩🏽‍🦱 \\u0000 {\"'}";
  expect(await players()).toEqual([
    { id: "a", name: kept, age: 7, team: kept, tags: [kept, { deep: kept }], active: true },
  ]);
});

// None of these compiles, unless a fact carries what its type does not declare.
const toPlayers = { table: playersTable, key: "a" };
it.each<[string, Patch, RegExp]>([
  ["a table", removed(table("nowhere", { key: "id", columns: { id: "text" } }), "a"), /nowhere is no table/],
  [
    "a column of a new row",
    { kind: "created", ...toPlayers, row: { ...player(), shoe: 9 } },
    /players has no column shoe/,
  ],
  ["a column of a change", { kind: "changed", ...toPlayers, set: { shoe: 9 } }, /players has no column shoe/],
  [
    "a column to look for",
    { kind: "changedWhere", ...toPlayers, where: { shoe: 9 }, set: { age: 1 } },
    /players has no column shoe/,
  ],
  ["rows to change", changedWhere(playersTable, {}, { age: 1 }), /needs to say which rows/],
  [
    "a value that must be there",
    { kind: "created", ...toPlayers, row: { active: true } },
    /null value in column "name"/,
  ],
])("%s that is missing is reported, and nothing of that transaction is kept", async (_, wrong, words) => {
  await expect(tables.deliver([batch(created(playersTable, "good", player()), wrong)])).rejects.toThrow(words);
  expect(await players()).toEqual([]);
});

it("patches in any order and in batches of any size lead to the rows a plain map would hold", async () => {
  let seed = 20_300_401;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const keys = ["a", "b", "c", "d", "e"];
  const teams = ["owls", "bats", null];
  const model = new Map<string, Record<string, unknown>>();
  const step = (): Patch => {
    const key = keys[random(keys.length)]!;
    const team = teams[random(teams.length)]!;
    switch (random(5)) {
      case 0: {
        const row = {
          name: `n${random(9)}`,
          age: random(90),
          team,
          tags: [random(9)],
          active: random(2) === 0,
        };
        model.set(key, { id: key, ...row });
        return created(playersTable, key, row);
      }
      case 1: {
        model.delete(key);
        return removed(playersTable, key);
      }
      case 2: {
        const set = { age: random(90), active: random(2) === 0 };
        for (const row of model.values()) if (row.team === team) Object.assign(row, set);
        return changedWhere(playersTable, { team }, set);
      }
      default: {
        const set = random(2) ? { team } : { name: `m${random(9)}`, age: null, tags: null };
        Object.assign(model.get(key) ?? {}, set);
        return changed(playersTable, key, set);
      }
    }
  };
  for (let n = 0; n < 60; n++) {
    const events = batch(...Array.from({ length: 1 + random(25) }, step));
    await tables.deliver([events]);
    expect(await players()).toEqual([...model.values()].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1)));
  }
});
