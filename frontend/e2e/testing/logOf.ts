import { basename } from "node:path";

/** On an EventStoreDB each data folder, whose name is used once, has a part to itself, also after a restart of its product. */
export function logOf(dataDir: string | undefined, eventStore = process.env["EVENTSTORE_URL"]): Record<string, string> {
  if (!eventStore || !dataDir) return {};
  const part = basename(dataDir).replaceAll(/[^A-Za-z0-9]/g, "");
  return { EVENTSTORE_URL: eventStore, EVENTSTORE_PREFIX: `e2e-${part}-` };
}
