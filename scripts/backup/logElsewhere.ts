import type { Configuration } from "../../backend/configuration.ts";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { openEventStoreDb } from "../../eventstore/eventStoreDb.ts";

/** The log where it is not in Postgres, its facts sealed. Connects to nothing yet. */
export const logElsewhere = ({ EVENTSTORE_URL, EVENTSTORE_PREFIX }: Configuration): EventStore | undefined =>
  EVENTSTORE_URL ? openEventStoreDb({ url: EVENTSTORE_URL, prefix: EVENTSTORE_PREFIX }) : undefined;
