import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { openPostgresStore } from "../../eventstore/postgres.ts";
import { sample } from "../../eventstore/testing/sample.ts";
import { isMigrated, migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {}); // some are terminated here
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

let name: string;
let url: string;
beforeEach(async () => {
  name = `fungo_${randomUUID().replaceAll("-", "")}`;
  const own = new URL(inject("postgresAdminUrl"));
  await withClient(own.href, (admin) => admin.query(`create database ${name}`));
  own.pathname = name;
  url = own.href;
});
afterEach(() =>
  withClient(inject("postgresAdminUrl"), (admin) => admin.query(`drop database if exists ${name} with (force)`)),
);

const applied = async () =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>("select name from knex_migrations order by id");
    return rows.map((row) => row.name);
  });
const works = async () => {
  const store = await openPostgresStore({ url });
  expect((await store.append("s", "any", [sample()])).revision).toBeGreaterThanOrEqual(0);
  await store.close();
};

it("several processes that migrate an empty database at once do it once", async () => {
  await Promise.all(Array.from({ length: 6 }, () => migrate(url)));
  expect(await applied()).toEqual(Object.keys(migrations));
  await works();
});

it("migrating again changes nothing", async () => {
  await migrate(url);
  await works();
  await migrate(url);
  expect(await applied()).toEqual(Object.keys(migrations));
  await works();
});

it("is needed before the newest migration has run, and by a database of a newer version", async () => {
  const needed = () => withClient(url, async (client) => !(await isMigrated(client)));
  const sql = (statement: string) => withClient(url, (client) => client.query(statement));
  expect(await needed()).toBe(true);
  await migrate(url);
  expect(await needed()).toBe(false);
  await sql("insert into knex_migrations (name, batch, migration_time) values ('999 of tomorrow', 2, now())");
  expect(await needed()).toBe(true);
  await sql("delete from knex_migrations where id in (select id from knex_migrations order by id desc limit 2)");
  expect(await needed()).toBe(true);
});

it("names sort in the order they run", () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
});

it("a migration killed half-way leaves no lock, and the next one finishes it", async () => {
  await withClient(url, async (blocker) => {
    // Blocks one of them at its first statement, where everything its process holds can be cut off.
    await blocker.query("begin; create schema web");
    const { rows } = await blocker.query<{ own: number }>("select pg_backend_pid() as own");
    const killed = migrate(url).then(
      () => "finished",
      (error: unknown) => error,
    );
    await withClient(url, async (admin) => {
      const others = "from pg_stat_activity where datname = current_database() and not pid = any($1)";
      const own = [[rows[0]?.own, (await admin.query<{ own: number }>("select pg_backend_pid() as own")).rows[0]?.own]];
      await eventually(async () => {
        const waiting = await admin.query(`select ${others} and wait_event_type = 'Lock'`, own);
        expect(waiting.rowCount).toBe(1);
      });
      expect((await admin.query(`select pg_terminate_backend(pid) ${others}`, own)).rowCount).toBe(2);
    });
    expect(await killed).toBeInstanceOf(Error);
    await blocker.query("rollback");
  });
  const names = Object.keys(migrations);
  const before = await applied();
  expect(before).toEqual(names.slice(0, before.length));
  expect(before.length).toBeLessThan(names.length);
  await migrate(url);
  expect(await applied()).toEqual(names);
  await works();
});

it("a lock row left by a killed knex process does not stop the next one", async () => {
  await migrate(url);
  await withClient(url, (client) => client.query("update knex_migrations_lock set is_locked = 1"));
  await migrate(url);
  expect(await applied()).toEqual(Object.keys(migrations));
});

it("a database of a newer version is refused in words, and left as it is", async () => {
  await migrate(url);
  await withClient(url, (client) =>
    client.query("insert into knex_migrations (name, batch, migration_time) values ('999 of tomorrow', 2, now())"),
  );
  await expect(migrate(url)).rejects.toThrow(
    /^A newer version of this program has upgraded the database \(999 of tomorrow\)\. Start that version, or restore/,
  );
  expect(await applied()).toEqual([...Object.keys(migrations), "999 of tomorrow"]);
});
