import pg from "pg";
import { expect, it } from "vitest";
import { ask, stage, wholeLog } from "./testing/stage.ts";
import { keys, kept, leftOut, schemasLeftOut } from "./tables.ts";

it("every table is backed up, or left out for a reason", async () => {
  const here = await stage();
  const named = await ask(
    here.product.url,
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema')
        and table_schema <> all (array['${schemasLeftOut.join("','")}']) and table_name not like 'knex_%'`,
  );
  const names = named.map((row) => (JSON.parse(row) as { name: string }).name);
  expect(names.toSorted()).toEqual([...kept, keys, ...Object.keys(leftOut)].toSorted());
  await here.close();
});

it("carries whatever a log can hold, to the byte", async () => {
  const here = await stage();
  const client = new pg.Client({ connectionString: here.product.url });
  await client.connect();
  const data =
    String.raw`{ "big": 9007199254740993, "tiny":1e-400,  "nul": "a\u0000b", "half": "\ud83d", "twice": 1, "twice": 2,
    "line": "` +
    "\u2028 Zoë 👩🏽‍🦱" +
    String.raw`" }`;
  await client.query(
    `insert into log.event (pos, stream, rev, id, type, data, meta, at)
     values (9000000000000001, 'Ünï "quoted"' || chr(31), 0, gen_random_uuid(), 'Sämpled', $1, $2, '2030-04-01 12:00:00.123456+02')`,
    [data, '{"occurredAt" :\n"2030-04-01T12:00:00.000Z","actor":"system","correlationId":"1","causationId":"1"}'],
  );
  await client.query("insert into web.done_once (name) values ('once: Zoë')");
  await client.end();
  await here.backup("odd");
  const url = await here.empty();
  await here.restore("odd", url);
  expect(await ask(url, wholeLog)).toEqual(await ask(here.product.url, wholeLog));
  expect(await ask(url, "select * from web.done_once")).toEqual(
    await ask(here.product.url, "select * from web.done_once"),
  );
  expect((await ask(url, wholeLog))[0]).toContain("9007199254740993");
  await here.close();
});
