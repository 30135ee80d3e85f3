import { resolve } from "node:path";
import { findRunningPostgres, startEmbeddedPostgres } from "../eventstore/embeddedPostgres.ts";

interface Place {
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
}

/** Which database that is, in words without a password. */
export const placeOf = ({ DATABASE_URL, DATA_DIR }: Place) => {
  if (!DATABASE_URL) return `The database of ${resolve(DATA_DIR)}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `The database ${host}${pathname}`;
};

/** The running product's database, or the same one started just for this. */
export const database = async (
  { DATABASE_URL, DATA_DIR }: Place,
  say: (line: string) => void = console.log,
): Promise<{ url: string; stop: () => Promise<unknown> }> => {
  const running = DATABASE_URL ?? findRunningPostgres(DATA_DIR);
  return running ? { url: running, stop: async () => {} } : startEmbeddedPostgres({ dataDir: DATA_DIR, say });
};
