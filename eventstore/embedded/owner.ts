import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { EmbeddedPostgresError } from "./failure.ts";
import { startOf, until } from "./processes.ts";

const owners = z.object({ pid: z.int(), started: z.string(), port: z.int().optional() });
type Owner = z.infer<typeof owners>;

/**
 * Notes that this process supervises the Postgres of this data folder. Without it a second start in the same folder
 * would take the first one's server for a left-over and stop it under its feet.
 */
export async function claim(dataDir: string): Promise<{ listening: (port: number) => void; release: () => void }> {
  // A process that was killed a moment ago may still be on its way out.
  await until(() => livingOwner(dataDir) === undefined, 1_000);
  const other = livingOwner(dataDir);
  if (other)
    throw new EmbeddedPostgresError(
      `Fungo already runs on the data folder ${dataDir} (process ${other.pid}). Stop it first, or name another DATA_DIR.`,
    );
  const me: Owner = { pid: process.pid, started: startOf(process.pid) ?? "" };
  const note = (owner: Owner) => writeFileSync(ownerFile(dataDir), JSON.stringify(owner), { mode: 0o600 });
  note(me);
  return {
    listening: (port) => note({ ...me, port }),
    release: () => rmSync(ownerFile(dataDir), { force: true }),
  };
}

/** The living process that supervises this folder's Postgres, with its port once it listens. */
export function livingOwner(dataDir: string): Owner | undefined {
  const file = ownerFile(dataDir);
  if (!existsSync(file)) return undefined;
  const owner = parsed(readFileSync(file, "utf8"));
  return owner && startOf(owner.pid) === owner.started ? owner : undefined;
}

/** A file that was cut off by a crash names nobody. */
function parsed(text: string): Owner | undefined {
  try {
    return owners.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const ownerFile = (dataDir: string): string => join(dataDir, "postgres-owner.json");
