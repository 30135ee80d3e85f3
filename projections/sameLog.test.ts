import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEventStoreDb } from "../eventstore/eventStoreDb.ts";
import type { EventStore } from "../eventstore/eventStore.ts";
import { openPostgresStore } from "../eventstore/postgres.ts";
import { type EventStoreDbServer, startEventStoreDbServer } from "../eventstore/testing/eventStoreDbServer/server.ts";
import { freshDatabase } from "../eventstore/testing/freshDatabase.ts";
import { samples } from "../eventstore/testing/sample.ts";
import { AnotherLog, refuseAnotherLog } from "./sameLog.ts";
import { eventually } from "../eventstore/testing/eventually.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let server: EventStoreDbServer;
let pool: pg.Pool;
const opened: EventStore[] = [];
beforeEach(async () => {
  database = await freshDatabase();
  server = await startEventStoreDbServer();
  pool = new pg.Pool({ connectionString: database.url });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  await pool.end();
  server.stop();
  await database.drop();
});

const remembered = (store: EventStore) => {
  opened.push(store);
  return store;
};
const postgres = async () => remembered(await openPostgresStore(database));
const eventStoreDb = (prefix: string) => remembered(openEventStoreDb({ url: server.url, prefix }));
const shown = (position: string | undefined) =>
  pool.query("insert into projection.checkpoint (name, version, pos) values ('games', 1, $1), ('new', 1, '')", [
    position,
  ]);
const lengthened = async (store: EventStore) => {
  for (let n = 0; n < 3; n++) await store.append(`s-${n}`, "none", samples(1));
  return store;
};

describe("the log is the one the read models were made from", () => {
  it.each([
    ["Postgres", postgres],
    ["EventStoreDB", async () => eventStoreDb("a-")],
  ])("when it is new, when it has grown, and when nothing has happened (%s)", async (_, open) => {
    const store = await open();
    const end = await refuseAnotherLog({ pool, store });
    await lengthened(store);
    await eventually(async () => expect((await pool.query("select from projection.log")).rowCount).toBe(1));
    await end();
    await shown(await store.head());
    await refuseAnotherLog({ pool, store });
    await refuseAnotherLog({ pool, store });
    await store.append("t", "none", samples(1));
    await refuseAnotherLog({ pool, store });
    expect(await store.head()).toBeDefined();
  });

  it("when nothing from another log is shown any more", async () => {
    await refuseAnotherLog({ pool, store: await lengthened(eventStoreDb("a-")) });
    const store = await lengthened(eventStoreDb("b-"));
    await refuseAnotherLog({ pool, store });
    await shown(await store.head());
    await refuseAnotherLog({ pool, store });
    const { rows } = await pool.query("select first_event from projection.log");
    expect(rows).toEqual([{ first_event: server.log.stream("b-s-0")[0]?.id }]);
  });
});

describe("it is another one", () => {
  const refusal = async (store: EventStore) => {
    const answer: unknown = await refuseAnotherLog({ pool, store }).catch((error: unknown) => error);
    return answer instanceof AnotherLog ? answer.message : "it was taken";
  };

  it("of another kind", async () => {
    const store = await lengthened(await postgres());
    await refuseAnotherLog({ pool, store });
    await shown(await store.head());
    expect(await refusal(await lengthened(eventStoreDb("")))).toMatch(/another kind/);
  });

  it("with a different beginning, though it is long enough", async () => {
    const store = await lengthened(eventStoreDb("a-"));
    await shown(await store.head());
    await refuseAnotherLog({ pool, store });
    expect(await refusal(await lengthened(eventStoreDb("b-")))).toMatch(/begins with another fact/);
  });

  it("and the right one was empty at the start", async () => {
    const store = eventStoreDb("a-");
    const end = await refuseAnotherLog({ pool, store });
    await lengthened(store);
    await eventually(async () => expect((await pool.query("select from projection.log")).rowCount).toBe(1));
    await end();
    await shown(await store.head());
    expect(await refusal(await lengthened(eventStoreDb("b-")))).toMatch(/begins with another fact/);
  });

  it("empty, or in a state from before what is shown", async () => {
    const store = await lengthened(await postgres());
    await shown(await store.head());
    await refuseAnotherLog({ pool, store });
    await pool.query("delete from log.event where pos = (select max(pos) from log.event)");
    expect(await refusal(store)).toMatch(/they show facts up to 0+3, and this one ends at 0+2/);
    await pool.query("delete from log.event");
    expect(await refusal(store)).toMatch(/empty/);
    expect(await refusal(store)).toMatch(/delete from projection\.checkpoint, and start again/);
  });
});
