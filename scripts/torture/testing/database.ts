import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase } from "../../../eventstore/testing/freshDatabase.ts";
import type { Rack } from "../chapter.ts";
import { inPostgres, type LogKind } from "../logs.ts";

/** A database of the run's own Postgres, with all tables, and a folder: for chapters that leave Postgres alone. */
export const database = async ({ onEnd }: Pick<Rack, "onEnd">) => {
  const { url, drop } = await freshDatabase("withTables");
  onEnd(drop);
  const folder = await mkdtemp(join(tmpdir(), "fungo-torture-"));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  return { url, folder };
};

/** The log in it. That Postgres is not safe, which a node would rather not work on. */
export const inDatabase: LogKind = async (...asked) => ({
  ...(await inPostgres(...asked)),
  environment: { DATABASE_SAFETY: "0" },
});
