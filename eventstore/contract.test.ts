import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { openPostgresStore } from "./postgres.ts";
import { type Log, specifyEventStore } from "./testing/contract.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";
import { tcpProxy } from "./testing/tcpProxy.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let admin: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

const postgresLog = async (): Promise<Log> => {
  await admin.query("truncate log.event");
  const way = await tcpProxy(database.url);
  return { open: () => openPostgresStore({ url: way.url }), way, remove: way.close };
};

// One line an adapter.
specifyEventStore("Postgres", postgresLog);
