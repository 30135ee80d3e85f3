import { findRunningPostgres, startEmbeddedPostgres } from "../eventstore/embeddedPostgres.ts";

/** The running product's database, or the same one started just for this. */
export const database = async (
  { DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  say: (line: string) => void = console.log,
): Promise<{ url: string; stop: () => Promise<unknown> }> => {
  const running = DATABASE_URL ?? findRunningPostgres(DATA_DIR);
  return running ? { url: running, stop: async () => {} } : startEmbeddedPostgres({ dataDir: DATA_DIR, say });
};
