import knex, { type Knex } from "knex";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freshDatabase } from "../eventstore/testing/freshDatabase.ts";
import { plannedOnce } from "./plannedOnce.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Knex;
beforeAll(async () => {
  database = await freshDatabase();
  db = knex({ client: "pg", connection: database.url, pool: { min: 0, max: 1, ...plannedOnce() } });
  await db.raw("create table glove (id int, owner text)");
  await db("glove").insert({ id: 1, owner: "Pat" });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const plans = async () => (await db.raw("select statement from pg_prepared_statements")).rows;
const askedThrice = async () => {
  const answers: unknown[] = [];
  for (let n = 0; n < 3; n++) answers.push((await db("glove").select("*").where({ id: 1 })).at(0));
  return answers;
};

it("repeated queries are planned once", async () => {
  const pat = { id: 1, owner: "Pat" };
  expect(await askedThrice()).toEqual([pat, pat, pat]);
  expect(await plans()).toEqual([{ statement: 'select * from "glove" where "id" = $1' }]);
});

it("a plan made useless by a newer version's change of the table breaks no one's query", async () => {
  await askedThrice();
  await db.raw("alter table glove add column hand text default 'left'");
  const left = { id: 1, owner: "Pat", hand: "left" };
  expect(await askedThrice()).toEqual([left, left, left]);
});

it("a fault of a query is its own", async () => {
  for (let n = 0; n < 3; n++) await expect(db.raw("select 1 / ?::int", [0])).rejects.toThrow("division by zero");
  await expect(db("glove").count("* as n")).resolves.toEqual([{ n: "1" }]);
});
