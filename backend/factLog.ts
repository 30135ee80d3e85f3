import type { EventStore } from "../eventstore/eventStore.ts";
import { openEventStoreDb } from "../eventstore/eventStoreDb.ts";
import { openPostgresStore } from "../eventstore/postgres.ts";
import type { Configuration } from "./configuration.ts";

/** The log that the configuration names, with personal data still sealed. `url`: the Postgres that holds it by default. */
export const openFactLog = async (
  url: string,
  { EVENTSTORE_URL, EVENTSTORE_PREFIX }: Pick<Configuration, "EVENTSTORE_URL" | "EVENTSTORE_PREFIX">,
): Promise<EventStore> =>
  EVENTSTORE_URL ? openEventStoreDb({ url: EVENTSTORE_URL, prefix: EVENTSTORE_PREFIX }) : openPostgresStore({ url });
