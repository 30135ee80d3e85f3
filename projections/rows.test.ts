import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { changed, changedWhere, created, type Patch, type Projector, projector, removed } from "./projector.ts";
import { recorded, tablesOf } from "./testing/deliver.ts";

interface Does {
  readonly type: "Does";
  readonly data: { readonly patches: readonly Patch[] };
}
/** A fact here carries its own patches. */
const any: Projector = projector<Does>({
  name: "any",
  version: 1,
  tables: {
    players: {
      key: "id",
      columns: { id: "text", name: "text", age: "integer?", team: "text?", tags: "jsonb?", active: "boolean" },
      indexes: [["team"], ["team", "name"]],
    },
    teams: { key: "code", columns: { code: "text", 'odd "name"': "text?" } },
  },
  on: { Does: ({ data }) => data.patches },
});
const batch = (...patches: Patch[]) => recorded([{ type: "Does", data: { patches } }]);
const player = (more: object = {}) => ({ name: "Pat", active: true, ...more });

let tables: Awaited<ReturnType<typeof tablesOf>>;
beforeAll(async () => void (tables = await tablesOf(any)));
beforeEach(() => tables.empty());
afterAll(() => tables.close());

const players = async () => (await tables.rows()).players;

it("folds what happens to one row in one batch, in order", async () => {
  await tables.deliver([
    batch(
      created("players", "a", player({ age: 10, tags: ["x", { y: 1 }] })),
      changed("players", "a", { age: 11 }),
      changed("players", "a", { team: "owls" }),
      created("players", "b", player()),
      removed("players", "b"),
      changed("players", "b", { age: 1 }),
      removed("players", "c"),
      created("players", "c", player({ name: "Back" })),
    ),
  ]);
  expect(await players()).toEqual([
    { id: "a", name: "Pat", age: 11, team: "owls", tags: ["x", { y: 1 }], active: true },
    { id: "c", name: "Back", age: null, team: null, tags: null, active: true },
  ]);
});

it("a row created again is whole again, and a change of a row that is not there is nothing", async () => {
  await tables.deliver([batch(created("players", "a", player({ age: 10, team: "owls" })))]);
  await tables.deliver([batch(created("players", "a", player()), changed("players", "nobody", { age: 3 }))]);
  expect(await players()).toEqual([{ id: "a", name: "Pat", age: null, team: null, tags: null, active: true }]);
});

it("changes different columns of different rows in one batch, and sets null where null is told", async () => {
  await tables.deliver([
    batch(...["a", "b", "c"].map((id) => created("players", id, player({ age: 10, team: "owls", tags: [id] })))),
    batch(
      changed("players", "a", { age: null }),
      changed("players", "b", { team: "bats", active: false }),
      changed("players", "c", { tags: null, name: "Cleo" }),
    ),
  ]);
  expect(await players()).toEqual([
    { id: "a", name: "Pat", age: null, team: "owls", tags: ["a"], active: true },
    { id: "b", name: "Pat", age: 10, team: "bats", tags: ["b"], active: false },
    { id: "c", name: "Cleo", age: 10, team: "owls", tags: null, active: true },
  ]);
});

it("changedWhere reaches what was folded before it and not what comes after, null too", async () => {
  await tables.deliver([
    batch(
      created("players", "a", player({ team: "owls" })),
      created("players", "b", player()),
      changedWhere("players", { team: "owls" }, { age: 1 }),
      changedWhere("players", { team: null, name: "Pat" }, { age: 2, team: "bats" }),
      created("players", "c", player({ team: "owls" })),
      changedWhere("players", { team: "nobody's" }, { age: 3 }),
      changedWhere("players", { team: "owls" }, {}),
    ),
  ]);
  expect((await players())?.map(({ id, age, team }) => [id, age, team])).toEqual([
    ["a", 1, "owls"],
    ["b", 2, "bats"],
    ["c", null, "owls"],
  ]);
});

it("what nobody can store in a text does not stop a projector", async () => {
  const odd = "a\0b\ud800c 投👩🏽‍🦱 \\u0000 {\"'}";
  await tables.deliver([
    batch(
      created("players", "a", player({ name: odd, tags: [odd, { deep: odd }] })),
      created("teams", "t", { 'odd "name"': odd }),
      changed("players", "a", { team: odd }),
      changedWhere("players", { team: odd }, { age: 7 }),
    ),
  ]);
  const kept = "a\ufffdb\ufffdc 投👩🏽‍🦱 \\u0000 {\"'}";
  expect(await players()).toEqual([
    { id: "a", name: kept, age: 7, team: kept, tags: [kept, { deep: kept }], active: true },
  ]);
});

it.each<[string, Patch, RegExp]>([
  ["a table", created("nowhere", "a", {}), /no table nowhere/],
  ["a column of a new row", created("players", "a", player({ shoe: 9 })), /players has no column shoe/],
  ["a column of a change", changed("players", "a", { shoe: 9 }), /players has no column shoe/],
  ["a column to look for", changedWhere("players", { shoe: 9 }, { age: 1 }), /players has no column shoe/],
  ["rows to change", changedWhere("players", {}, { age: 1 }), /needs to say which rows/],
  ["a value that must be there", created("players", "a", { active: true }), /null value in column "name"/],
])("%s that is missing is said, and nothing of that transaction is kept", async (_, wrong, words) => {
  await expect(tables.deliver([batch(created("players", "good", player()), wrong)])).rejects.toThrow(words);
  expect(await players()).toEqual([]);
});

it("patches in any order and in batches of any size lead to the rows that a plain map would hold", async () => {
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
          id: key,
          name: `n${random(9)}`,
          age: random(90),
          team,
          tags: [random(9)],
          active: random(2) === 0,
        };
        model.set(key, { ...row });
        return created("players", key, row);
      }
      case 1: {
        model.delete(key);
        return removed("players", key);
      }
      case 2: {
        const set = { age: random(90), active: random(2) === 0 };
        for (const row of model.values()) if (row.team === team) Object.assign(row, set);
        return changedWhere("players", { team }, set);
      }
      default: {
        const set = random(2) ? { team } : { name: `m${random(9)}`, age: null, tags: null };
        Object.assign(model.get(key) ?? {}, set);
        return changed("players", key, set);
      }
    }
  };
  for (let n = 0; n < 60; n++) {
    const events = batch(...Array.from({ length: 1 + random(25) }, step));
    await tables.deliver([events]);
    expect(await players()).toEqual([...model.values()].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1)));
  }
});
