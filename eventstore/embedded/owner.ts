import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { EmbeddedPostgresError } from "./failure.ts";
import { startOf } from "./processes.ts";

const owners = z.object({ pid: z.int(), started: z.string(), port: z.int().optional() });
type Owner = z.infer<typeof owners>;

const patience = 1_000; // ms: a process killed a moment ago may still be exiting

/**
 * Records that this process supervises the Postgres of this data folder. If several try at once, one succeeds. Without
 * this, a second start in the same folder would mistake the first one's server for a leftover and stop it under its
 * feet.
 * A dead owner's note is never taken over but succeeded: owners are numbered, only one process can create the next
 * number, and the highest note stands. So no one can remove a note someone else has just written.
 */
export async function claim(dataDir: string): Promise<{ listening: (port: number) => void; release: () => void }> {
  const me: Owner = { pid: process.pid, started: startOf(process.pid) ?? "" };
  const end = performance.now() + patience;
  for (;;) {
    const last = lastNumber(dataDir);
    const other = ownerOf(dataDir, last);
    if (other && performance.now() > end)
      throw new EmbeddedPostgresError(
        `Fungo already runs on the data folder ${dataDir} (process ${other.pid}). Stop it first, or name another DATA_DIR.`,
      );
    if (other) await pause(10);
    else if (follow(dataDir, last, me)) return held(dataDir, last + 1, me);
  }
}

/** The living process that supervises this folder's Postgres, with its port once it listens. */
export function livingOwner(dataDir: string): Owner | undefined {
  return ownerOf(dataDir, lastNumber(dataDir));
}

function held(dataDir: string, number: number, me: Owner) {
  const note = noteOf(dataDir, number);
  let isMine = true;
  return {
    listening: (port: number) => {
      if (isMine) write(dataDir, { ...me, port }, (draft) => renameSync(draft, note));
    },
    /**
     * Empties the note: it names no one, and the next owner succeeds it. Once that has happened, the number is no
     * longer ours.
     */
    release: () => {
      if (isMine) unlessGone(() => truncateSync(note));
      isMine = false;
    },
  };
}

/** Creates the note after `last`, whole or not at all. False if another process was faster. */
function follow(dataDir: string, last: number, me: Owner): boolean {
  const mine = last + 1;
  try {
    write(dataDir, me, (draft) => linkSync(draft, noteOf(dataDir, mine)));
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
  const others = numbersIn(dataDir).filter((number) => number !== mine);
  // This number already had an owner, who has been succeeded since we looked.
  const isLast = others.every((number) => number < mine);
  for (const number of isLast ? others : [mine]) rmSync(noteOf(dataDir, number), { force: true });
  return isLast;
}

function write(dataDir: string, owner: Owner, moveIntoPlace: (draft: string) => void): void {
  const draft = join(dataDir, `postgres-owner.${randomUUID()}.new`);
  try {
    writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
    moveIntoPlace(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

function ownerOf(dataDir: string, number: number): Owner | undefined {
  const owner = parsed(unlessGone(() => readFileSync(noteOf(dataDir, number), "utf8")) ?? "");
  return owner && startOf(owner.pid) === owner.started ? owner : undefined;
}

/** An empty note names no one; neither does one cut short by a machine crash. */
function parsed(text: string): Owner | undefined {
  try {
    return owners.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const lastNumber = (dataDir: string): number => Math.max(0, ...numbersIn(dataDir));

const numbersIn = (dataDir: string): number[] =>
  (unlessGone(() => readdirSync(dataDir)) ?? [])
    .map((name) => /^postgres-owner\.(\d+)\.json$/.exec(name)?.[1])
    .filter((digits) => digits !== undefined)
    .map(Number);

const noteOf = (dataDir: string, number: number): string => join(dataDir, `postgres-owner.${number}.json`);

/** Between two looks a note may be succeeded and removed, and the data folder need not exist at all. */
function unlessGone<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;
