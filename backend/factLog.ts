import type { EventStore } from "../eventstore/eventStore.ts";
import { kindsOfStreams } from "../eventstore/facts.ts";
import { knowingOutages } from "../eventstore/knownOutage.ts";
import { openPostgresStore } from "../eventstore/postgres.ts";
import type { Configuration } from "./configuration.ts";

interface Log {
  warn(details: object, words: string): void;
}
const silent: Log = { warn() {} };

type Named = Pick<Configuration, "EVENTSTORE_URL" | "EVENTSTORE_PREFIX">;

/** The log if it is not in Postgres. Connects to nothing yet. */
export const logElsewhere = async ({ EVENTSTORE_URL, EVENTSTORE_PREFIX }: Named): Promise<EventStore | undefined> => {
  if (!EVENTSTORE_URL) return undefined;
  // Its client is a large part of what a start reads, and most products do without it.
  const { openEventStoreDb } = await import("../eventstore/eventStoreDb.ts");
  return openEventStoreDb({ url: EVENTSTORE_URL, prefix: EVENTSTORE_PREFIX, kinds: kindsOfStreams });
};

/** The log the configuration names, with personal data still sealed. `url`: the Postgres that holds it by default. */
export const openFactLog = async (url: string, named: Named, log = silent): Promise<EventStore> => {
  const elsewhere = await logElsewhere(named);
  if (!elsewhere) return openPostgresStore({ url });
  return knowingOutages(elsewhere, {
    away: (error) => log.warn({ err: error }, "the log is away: nothing can be written"),
    back: () => log.warn({}, "the log is back"),
  });
};
