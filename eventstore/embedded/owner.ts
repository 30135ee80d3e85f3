import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { EmbeddedPostgresError } from "./failure.ts";
import { startOf } from "./processes.ts";

const owners = z.object({ pid: z.int(), started: z.string(), port: z.int().optional() });
type Owner = z.infer<typeof owners>;

const patience = 1_000; // ms: a process that was killed a moment ago may still be on its way out

/**
 * Notes that this process supervises the Postgres of this data folder; of several that try at once one gets it. Without
 * it a second start in the same folder would take the first one's server for a left-over and stop it under its feet.
 *
 * A dead owner's note is never taken over, it is followed: owners are numbered, only one process can create the next
 * number, and the note with the highest one stays. So nobody can remove a note that somebody else has just made.
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
    /** Leaves the note empty: it names nobody, and the next owner follows it. Once it did, the number is not ours. */
    release: () => {
      if (isMine) unlessGone(() => truncateSync(note));
      isMine = false;
    },
  };
}

/** Creates the note after `last`, whole or not at all. False when another process was faster. */
function follow(dataDir: string, last: number, me: Owner): boolean {
  const mine = last + 1;
  try {
    write(dataDir, me, (draft) => linkSync(draft, noteOf(dataDir, mine)));
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
  const others = numbersIn(dataDir).filter((number) => number !== mine);
  // This number had an owner already, whom others have followed since we looked.
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

/** An empty note names nobody, nor does one that a crash of the machine cut off. */
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

/** A note may be followed and removed between two looks, and a data folder need not be there at all. */
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
