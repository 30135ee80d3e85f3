import { expect, it } from "vitest";
import { changed, changedWhere, created } from "./projector.ts";
import { createIndexes, createTable } from "./rows.ts";
import { jsonb, type RowOf, table, text } from "./table.ts";

// Half of this is for the compiler: a line under @ts-expect-error that compiles is itself an error.
const players = table("players", {
  key: "id",
  columns: {
    id: "text",
    name: "text",
    position: text<"catcher" | "pitcher">(),
    age: "integer?",
    throws: text<"left" | "right">("?"),
    isActive: "boolean",
    tags: jsonb<string[]>(),
    address: jsonb<{ street: string }>("?"),
  },
  indexes: [["name"], ["position", "age"], ["lower(name)"]],
});
const pat = { name: "Pat", position: "catcher" as const, isActive: true, tags: ["new"] };

it("what only the compiler knows about a table is not in its SQL", () => {
  expect(createTable(players)).toBe(
    `create table read."players" ("id" text not null, "name" text not null, "position" text not null, "age" integer, ` +
      `"throws" text, "isActive" boolean not null, "tags" jsonb not null, "address" jsonb, primary key ("id"))`,
  );
  expect(createIndexes(players).split("\n")).toEqual([
    `create index on read."players" ("name");`,
    `create index on read."players" ("position", "age");`,
    `create index on read."players" (lower("name"))`,
  ]);
});

it("columns give their rows a type", () => {
  const row: RowOf<typeof players> = { id: "a", ...pat, age: null, throws: "left", address: { street: "Elm" } };
  // @ts-expect-error -- a text is no number
  const isNumber: typeof row = { ...row, name: 7 };
  // @ts-expect-error -- nobody throws up
  const isOtherWord: typeof row = { ...row, throws: "up" };
  // @ts-expect-error -- without a question mark it is never null
  const isNull: typeof row = { ...row, isActive: null };
  // @ts-expect-error -- JSON of another shape
  const isOtherShape: typeof row = { ...row, address: { city: "Elm" } };
  for (const other of [isNumber, isOtherWord, isNull, isOtherShape]) expect(other).not.toEqual(row);
});

it("created takes a complete row without its key, and nothing else", () => {
  expect(created(players, "a", { ...pat, age: null, address: { street: "Elm" } })).toEqual({
    kind: "created",
    table: players,
    key: "a",
    row: { ...pat, age: null, address: { street: "Elm" } },
  });
  const more = { shoe: 9 };
  const { isActive: _, ...less } = pat;
  // @ts-expect-error -- misspelt
  created(players, "a", { ...pat, agee: 12 });
  // @ts-expect-error -- the same, out of a spread
  created(players, "a", { ...pat, ...more });
  // @ts-expect-error -- isActive is missing
  created(players, "a", less);
  // @ts-expect-error -- of another type
  created(players, "a", { ...pat, age: "12" });
  // @ts-expect-error -- another word
  created(players, "a", { ...pat, position: "coach" });
  // @ts-expect-error -- the key stands before the row
  created(players, "a", { ...pat, id: "b" });
});

it("changed takes some columns", () => {
  const unknown: { name?: string | undefined } = {};
  expect(changed(players, "a", { throws: null })).toMatchObject({ key: "a", set: { throws: null } });
  // @ts-expect-error -- misspelt
  changed(players, "a", { agee: 12 });
  // @ts-expect-error -- never null
  changed(players, "a", { name: null });
  // @ts-expect-error -- nor undefined, which would be stored as null
  changed(players, "a", unknown);
  // @ts-expect-error -- a key stays
  changed(players, "a", { id: "b" });
});

it("changedWhere searches existing columns", () => {
  const where = { id: "a", throws: null };
  expect(changedWhere(players, where, { isActive: false })).toMatchObject({ where, set: { isActive: false } });
  // @ts-expect-error -- misspelt
  changedWhere(players, { nam: "Pat" }, { isActive: false });
  // @ts-expect-error -- another word
  changedWhere(players, { throws: "up" }, { isActive: false });
  // @ts-expect-error -- misspelt
  changedWhere(players, where, { active: false });
});

it("keys and indexes are columns", () => {
  const columns = { id: "text", name: "text?", age: "integer" } as const;
  expect(table("players", { key: "id", columns, indexes: [["age", "lower(name)"]] })).toMatchObject({ columns });
  // @ts-expect-error -- misspelt
  table("players", { key: "ident", columns });
  // @ts-expect-error -- a key is never null
  table("players", { key: "name", columns });
  // @ts-expect-error -- a key is a text
  table("players", { key: "age", columns });
  // @ts-expect-error -- misspelt
  table("players", { key: "id", columns, indexes: [["nam"]] });
  // @ts-expect-error -- misspelt
  table("players", { key: "id", columns, indexes: [["age", "lower(nam)"]] });
  // @ts-expect-error -- there is no such type
  table("players", { key: "id", columns: { id: "text", born: "date" } });
});
