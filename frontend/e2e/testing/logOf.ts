import { basename } from "node:path";

/** On EventStoreDB, each data folder has its own prefix. Folder names are unique, so a restarted product finds its log again. */
export function logOf(dataDir: string | undefined, eventStore = process.env["EVENTSTORE_URL"]): Record<string, string> {
  if (!eventStore || !dataDir) return {};
  const part = basename(dataDir).replaceAll(/[^A-Za-z0-9]/g, "");
  return { EVENTSTORE_URL: eventStore, EVENTSTORE_PREFIX: `e2e-${part}-` };
}
