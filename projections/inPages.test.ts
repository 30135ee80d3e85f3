import knex from "knex";
import { expect, it } from "vitest";
import { freshDatabase } from "../eventstore/testing/freshDatabase.ts";
import { inPages } from "./inPages.ts";
import { read } from "./read.ts";
import { table } from "./table.ts";

const things = table("things", { key: "id", columns: { id: "text", kind: "integer?" } });
const gathered = async <Row>(rows: AsyncIterable<Row>) => {
  const found: Row[] = [];
  for await (const row of rows) found.push(row);
  return found;
};

it("returns every row once and in order, also when a page ends with the last, and holds no connection between pages", async () => {
  const { url, drop } = await freshDatabase();
  const db = knex({ client: "pg", connection: url, pool: { min: 0, max: 1 } });
  try {
    for (const count of [0, 1, 200, 401]) {
      await db.raw(
        "create table read.things as select lpad(n::text, 5, '0') as id, n % 7 as kind from generate_series(1, ?) n",
        [count],
      );
      const all = await gathered(inPages(read(db, things.as("t")).select("t.*"), { key: "t.id" }));
      expect(all.map(({ id }) => Number(id))).toEqual(Array.from({ length: count }, (_, n) => n + 1));
      await db.raw("drop table read.things");
    }
    await db.raw("create table read.things as select lpad(n::text, 5, '0') as id from generate_series(1, 500) n");
    const slow = Array.from({ length: 20 }, () => inPages(read(db, things), { key: "id" }));
    for (const rows of slow) await rows.next(); // the only connection is free between pages
    expect((await read(db, things).count("* as n"))[0]).toEqual({ n: "500" });
  } finally {
    await db.destroy();
    await drop();
  }
});
