import knex, { type Knex } from "knex";
import { expect, expectTypeOf, it } from "vitest";
import { list, listed } from "./list.ts";
import { type Conditions, described, read } from "./read.ts";
import { type Aliased, jsonb, type RowOf, table, text } from "./table.ts";

// As in table.test.ts, half of this is for the compiler. Nothing here asks a database.
const db = knex({ client: "pg" });
const sqlOf = (query: unknown) => (query as Knex.QueryBuilder).toQuery();

const players = table("players", {
  key: "id",
  columns: { id: "text", teamId: "text?", name: "text", throws: text<"left" | "right">("?"), age: "integer?" },
});
const teams = table("teams", { key: "id", columns: { id: "text", name: "text", colors: jsonb<string[]>() } });
type Player = RowOf<typeof players>;

it("a query of a table knows its columns and rows", () => {
  const query = () => read(db, players).where({ throws: "left", teamId: null }).whereIn("age", [9, 10]).orderBy("name");
  expect(sqlOf(query())).toBe(
    `select * from "read"."players" where "throws" = 'left' and "teamId" is null and "age" in (9, 10) order by "name" asc`,
  );
  expectTypeOf(query()).resolves.toEqualTypeOf<Player[]>();
  expectTypeOf(query().first()).resolves.toEqualTypeOf<Player | undefined>();
  expectTypeOf(query().first("id", "age")).resolves.toEqualTypeOf<
    { readonly id: string; readonly age: number | null } | undefined
  >();
  expectTypeOf(query().whereNotNull("age").select("age as years")).resolves.toEqualTypeOf<
    { readonly years: number }[]
  >();
  expectTypeOf(query().pluck("name")).resolves.toEqualTypeOf<string[]>();
  expectTypeOf(query().count("* as n")).resolves.toEqualTypeOf<{ readonly n: string }[]>();
});

it("a misspelled column does not compile", () => {
  const query = () => read(db, players);
  // @ts-expect-error -- misspelt, which Knex does not mind
  expect(sqlOf(query().where({ nam: "Pat" }))).toContain(`"nam" = 'Pat'`);
  // @ts-expect-error -- misspelt
  void query().where("nam", "Pat");
  // @ts-expect-error -- misspelt
  void query().where("agee", ">", 9);
  // @ts-expect-error -- misspelt
  void query().where((either) => either.orWhere({ nam: "Pat" }));
  // @ts-expect-error -- misspelt
  void query().whereIn("nam", ["Pat"]);
  // @ts-expect-error -- misspelt
  void query().whereNull("nam");
  // @ts-expect-error -- misspelt
  void query().select("nam");
  // @ts-expect-error -- misspelt
  void query().select("nam as called");
  // @ts-expect-error -- misspelt
  void query().pluck("nam");
  // @ts-expect-error -- misspelt
  void query().first("nam");
  // @ts-expect-error -- misspelt
  void query().orderBy("nam");
  // @ts-expect-error -- misspelt
  void query().orderBy([{ column: "nam", order: "asc" }]);
});

it("nor does a value its column never has", () => {
  const query = () => read(db, players);
  // @ts-expect-error -- of another type
  void query().where({ name: 7 });
  // @ts-expect-error -- another word
  void query().where("throws", "up");
  // @ts-expect-error -- another word
  void query().whereIn("throws", ["left", "up"]);
  // @ts-expect-error -- never null
  expect(sqlOf(query().where({ name: null }))).toContain(`"name" is null`);
});

const ofTeam = (id: string) => (found: Conditions<Aliased<"p", Pick<Player, "teamId">>>) =>
  void found.where("p.teamId", id);

it("a query of several tables knows the columns of each, and null where one may be missing", () => {
  const query = () =>
    read(db, players.as("p"))
      .leftJoin(teams.as("t"), "t.id", "p.teamId")
      .modify(ofTeam("owls"))
      .where((either) => either.where("p.age", 9).orWhereNull("p.age"))
      .select("p.*", "t.name as team", "t.colors", db.raw<{ n: number }>("1 as n"), db.raw("2"));
  expect(sqlOf(query())).toBe(
    `select "p".*, "t"."name" as "team", "t"."colors", 1 as n, 2 from "read"."players" as "p" ` +
      `left join "read"."teams" as "t" on "t"."id" = "p"."teamId" ` +
      `where "p"."teamId" = 'owls' and ("p"."age" = 9 or "p"."age" is null)`,
  );
  type Found = Player & { readonly team: string | null; readonly colors: string[] | null; readonly n: number };
  expectTypeOf(query()).resolves.toEqualTypeOf<{ readonly [K in keyof Found]: Found[K] }[]>();
  const outer = read(db, query().as("q")).join(teams.as("t"), "t.id", "q.teamId").where("q.n", 1);
  expectTypeOf(outer.select("q.team", "t.name")).resolves.toEqualTypeOf<
    { readonly team: string | null; readonly name: string }[]
  >();
  // @ts-expect-error -- misspelt
  void read(db, players.as("p")).join(teams.as("t"), "t.ident", "p.teamId");
  // @ts-expect-error -- of a table that is not there
  void read(db, players.as("p")).where("t.name", "Owls");
  // @ts-expect-error -- of a table that is not there
  void read(db, players.as("p")).select("t.*");
  // @ts-expect-error -- of which table?
  void read(db, players.as("p")).select("name");
  // @ts-expect-error -- teams have no team
  void read(db, teams.as("t")).modify(ofTeam("owls"));
});

it("SQL declares what it returns", () => {
  const query = read(db, db.raw<{ id: number }>("generate_series(1, 3) as n (id)"))
    .joinRaw<{ "k.n": string }>("cross join lateral (select 'a' as n) k")
    .where("k.n", "a")
    .select("id", "k.n");
  expect(sqlOf(query)).toBe(
    `select "id", "k"."n" from generate_series(1, 3) as n (id) cross join lateral (select 'a' as n) k where "k"."n" = 'a'`,
  );
  expectTypeOf(query).resolves.toEqualTypeOf<{ readonly id: number; readonly n: string }[]>();
});

it("a table that is no read model is known by its declaration", () => {
  const sessions = read(db, described<{ user_id: string; expire: Date }>("web.session")).where({ user_id: "a" });
  expect(sqlOf(sessions)).toBe(`select * from "web"."session" where "user_id" = 'a'`);
  // @ts-expect-error -- misspelt
  void sessions.where({ userId: "a" });
});

it("a list is sorted by columns that its query has", () => {
  const definition = { name: "players", id: "id", otherwise: ["name", "asc"], filter: {} } as const;
  const byAge = list({ ...definition, sortable: { age: ["age", "name"] } });
  const misspelt = list({ ...definition, sortable: { age: ["agee", "name"] } });
  expect(byAge.sortable).toEqual({ id: "id", age: ["age", "name"] });
  const ask = () => [
    listed(read(db, players), { filter: {} }, byAge),
    // @ts-expect-error -- misspelt
    listed(read(db, players), { filter: {} }, misspelt),
  ];
  expectTypeOf(ask).toBeFunction();
});
