import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { openEventStoreDb } from "./eventStoreDb.ts";
import { openPostgresStore } from "./postgres.ts";
import { type Log, specifyEventStore } from "./testing/contract.ts";
import { startEventStoreDbServer } from "./testing/eventStoreDbServer/server.ts";
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

/**
 * A prefix on a server that no one else uses. The server must be a single node without TLS, since the specs cut the
 * connection.
 */
const eventStoreDbLog = async (url: string): Promise<Log> => {
  const way = await tcpProxy(url);
  const prefix = `spec-${randomUUID()}-`;
  return { open: async () => openEventStoreDb({ url: way.url, prefix }), way, remove: way.close };
};

const testServerLog = async (): Promise<Log> => {
  const server = await startEventStoreDbServer();
  const log = await eventStoreDbLog(server.url);
  const remove = async () => {
    await log.remove();
    server.stop();
  };
  return { ...log, remove };
};

// One line per adapter, and one more for a real server when there is one.
specifyEventStore("Postgres", postgresLog);
specifyEventStore("EventStoreDB, on a server of ours", testServerLog);
const real = process.env["EVENTSTORE_URL"];
if (real) specifyEventStore("EventStoreDB, on the server in EVENTSTORE_URL", () => eventStoreDbLog(real));
