import { randomUUID } from "node:crypto";
import { logElsewhere } from "../../backend/factLog.ts";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { openPostgresStore } from "../../eventstore/postgres.ts";

/** Where the log of a measurement is. */
export interface BenchLog {
  readonly name: string;
  /** An empty one for a product about to start; `""` unsets a variable. */
  readonly environment: () => Readonly<Record<string, string>>;
  /** An empty one, beside this database. */
  readonly open: (url: string) => Promise<EventStore>;
}

export const inPostgres: BenchLog = {
  name: "Postgres",
  environment: () => ({ EVENTSTORE_URL: "", EVENTSTORE_PREFIX: "" }),
  open: (url) => openPostgresStore({ url }),
};

/** Each has its own prefix; nothing is removed from the server afterwards. */
export const inEventStoreDb = (url: string): BenchLog => {
  const environment = () => ({ EVENTSTORE_URL: url, EVENTSTORE_PREFIX: `bench-${randomUUID()}-` });
  return { name: "EventStoreDB", environment, open: async () => (await logElsewhere(environment()))! };
};
