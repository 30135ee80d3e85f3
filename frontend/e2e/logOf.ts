import { basename } from "node:path";

/**
 * With EVENTSTORE_URL in our environment the browser tests run on that server: each data folder, whose name is used
 * once, has a part of it to itself, also after a restart of its product.
 */
export function logOf({ DATA_DIR }: Record<string, string>): Record<string, string> {
  const { EVENTSTORE_URL } = process.env;
  if (!EVENTSTORE_URL || !DATA_DIR) return {};
  return { EVENTSTORE_URL, EVENTSTORE_PREFIX: `e2e-${basename(DATA_DIR).replaceAll(/[^A-Za-z0-9]/g, "")}-` };
}
