import type { EventStore } from "../eventstore/eventStore.ts";
import { openEventStoreDb } from "../eventstore/eventStoreDb.ts";
import { knowingOutages } from "../eventstore/knownOutage.ts";
import { openPostgresStore } from "../eventstore/postgres.ts";
import type { Configuration } from "./configuration.ts";

interface Log {
  info(details: object, words: string): void;
  warn(details: object, words: string): void;
}
const silent: Log = { info() {}, warn() {} };

/** The log that the configuration names, with personal data still sealed. `url`: the Postgres that holds it by default. */
export const openFactLog = async (
  url: string,
  { EVENTSTORE_URL, EVENTSTORE_PREFIX }: Pick<Configuration, "EVENTSTORE_URL" | "EVENTSTORE_PREFIX">,
  log = silent,
): Promise<EventStore> =>
  EVENTSTORE_URL
    ? knowingOutages(openEventStoreDb({ url: EVENTSTORE_URL, prefix: EVENTSTORE_PREFIX }), {
        away: (error) => log.warn({ err: error }, "the log is away: nothing can be written"),
        back: () => log.info({}, "the log is back"),
      })
    : openPostgresStore({ url });
