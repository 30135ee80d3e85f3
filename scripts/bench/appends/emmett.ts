import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { perSecond } from "../benchmark.ts";
import { data, meta, type } from "../payload.ts";

/** With its own package.json: nothing else in Fungo needs it, and it wants other versions of what Fungo uses. */
const folder = join(import.meta.dirname, "../../../../../scripts/bench/appends/emmett");
const name = "@event-driven-io/emmett-postgresql";

/** The part of its store used here. Revisions and the answer are bigint. */
interface Store {
  appendToStream(
    stream: string,
    events: readonly { type: string; data: object; metadata: object }[],
    options: { expectedStreamVersion: bigint | "STREAM_DOES_NOT_EXIST" },
  ): Promise<{ nextExpectedStreamVersion: bigint }>;
  readonly schema: { migrate(): Promise<unknown> };
  close(): Promise<void>;
}

/** Another event store on Postgres, on the same server in a database of its own. */
interface Emmett {
  readonly name: string;
  readonly perSecond: (of: { callers: number; ms: number }) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Undefined if it is not installed; `npm run bench` installs it. */
export const emmett = async (url: string): Promise<Emmett | undefined> => {
  if (!existsSync(join(folder, "node_modules", name))) return undefined;
  const find = createRequire(join(folder, "package.json"));
  const { getPostgreSQLEventStore } = (await import(pathToFileURL(find.resolve(name)).href)) as {
    getPostgreSQLEventStore: (url: string, options: object) => Store;
  };
  const { dependencies } = find("./package.json") as { dependencies: Readonly<Record<string, string>> };
  const store = getPostgreSQLEventStore(url, { schema: { autoMigration: "None" } });
  await store.schema.migrate();
  return {
    name: `emmett-postgresql ${dependencies[name]}`,
    perSecond: (of) => {
      const run = randomUUID();
      const revisions: bigint[] = [];
      return perSecond(of, async (caller) => {
        const expectedStreamVersion = revisions[caller] ?? "STREAM_DOES_NOT_EXIST";
        const events = [{ type, data, metadata: meta }];
        const appended = await store.appendToStream(`${run}-${caller}`, events, { expectedStreamVersion });
        revisions[caller] = appended.nextExpectedStreamVersion;
      });
    },
    async close() {
      await store.close();
      // Its connections are then still closing, and a server that stops meanwhile would end this process.
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const others =
        "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";
      while ((await client.query(others)).rowCount) await pause(20);
      await client.end();
    },
  };
};
