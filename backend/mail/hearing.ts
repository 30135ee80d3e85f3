import { setTimeout as timeout } from "node:timers/promises";
import type { Knex } from "knex";
import { type EventStore, type Position, type RecordedEvent, StoreUnavailable } from "../../eventstore/eventStore.ts";
import { isUnavailable } from "../../eventstore/outage.ts";
import { aheadOfDatabase } from "../timed/databaseTime.ts";
import { harmless } from "../../projections/fault.ts";
import type { Projections } from "../../projections/projections.ts";
import type { Post } from "../post.ts";
import type { Process } from "../process.ts";
import type { Outbox, Unwritten } from "./outbox.ts";

const name = "processes"; // must never change: the database remembers under it how far they are
const together = 100; // ms
const pauseAfterTrouble = 2000; // ms
const mostApart = 60 * 60 * 1000; // ms between two clocks

interface Log {
  warn(details: object, words: string): void;
  error(details: object, words: string): void;
}
interface Hearing {
  readonly db: Knex;
  readonly store: EventStore;
  readonly projections: Pick<Projections, "until" | "poison" | "whileActive">;
  readonly mail: Outbox;
  readonly processes: readonly Process[];
  /** Whether a fact can be undone for a while: its mails wait until it stands. */
  readonly isUndoable: (fact: RecordedEvent) => boolean;
  readonly log: Log;
  readonly afterTrouble?: number; // ms until it continues
}

/**
 * The log's end when this first runs: old facts, demo data or a restored log are no news. A rebuild of read models
 * moves nothing here, so it sends nothing.
 */
const beginAtHead = async ({ db, store }: Pick<Hearing, "db" | "store">) => {
  const head = (await store.head()) ?? "";
  await db("mail.heard").insert({ name, pos: head }).onConflict().ignore();
};
const heardUpTo = async (db: Knex): Promise<Position> => (await db("mail.heard").where({ name }).first("pos")).pos;

const isOutside = (error: unknown) => error instanceof StoreUnavailable || isUnavailable(error);

type Following = Post | Unwritten;

/** A fault in one process must neither stop the others nor lose a mail unseen: staff see that there should be one. */
const followingFrom = async ({ processes, isUndoable, log }: Hearing, fact: RecordedEvent) => {
  const found: Following[] = [];
  const { stream, revision, id } = fact;
  const hasDoer = typeof fact.meta.actor !== "string"; // only whoever did it can undo it
  const waiting = hasDoer && isUndoable(fact) && { unlessUndone: { stream, revision, id } };
  for (const { name: kind, on } of processes) {
    try {
      const posts = (await on[fact.type]?.(fact)) ?? [];
      found.push(...posts.map((post) => ({ ...post, ...waiting })));
    } catch (error) {
      if (isOutside(error)) throw error;
      const reason = `We couldn't write it: ${harmless(error)}`;
      log.error(
        { process: kind, eventId: fact.id, type: fact.type, error: harmless(error) },
        "a mail cannot be written",
      );
      found.push({ key: `${fact.id} ${kind}`, kind, reason });
    }
  }
  return found;
};

/**
 * Mails announce what is still ahead; what is over is not mailed. With a wrong clock the wrong ones would be dropped.
 */
class WrongClock extends Error {}

/**
 * Mails and progress are written together: whatever happens in between, each fact mails once. Facts without a mail are
 * noted a little later, together with what comes meanwhile; if that is lost, they are delivered again.
 */
const bookmark = ({ db, mail }: Hearing, from: Position, onTrouble: (error: unknown) => void) => {
  let [noted, heard] = [from, from];
  let writing: Promise<void> = Promise.resolve();
  let later: NodeJS.Timeout | undefined;

  const write = async (to: Position, found: readonly Following[]) => {
    if (to <= noted) return; // together with what came after it
    const moved = {
      sql: `update mail.heard set pos = :to where name = :name and pos = :from
               and abs(extract(epoch from clock_timestamp()) * 1000 - :now) < :mostApart returning name`,
      values: { name, from: noted, to, now: Date.now(), mostApart },
    };
    if (await mail.postIf(moved, found)) noted = to;
    else if (Math.abs(await aheadOfDatabase(db)) >= mostApart) throw new WrongClock();
    else throw new Error("another process hears the facts now");
  };
  /** One after the other. */
  const note = async (to: Position, found: readonly Following[] = []) => {
    const turn = writing.then(() => write(to, found));
    writing = turn.catch(() => {});
    return turn;
  };

  return {
    async move(to: Position, found: readonly Following[]) {
      if (found.length > 0) await note(to, found); // or what follows would be noted without these
      heard = to;
      if (found.length > 0) return;
      later ??= setTimeout(() => {
        later = undefined;
        note(heard).catch(onTrouble);
      }, together);
    },
    async close() {
      clearTimeout(later);
      await note(heard).catch(() => {}); // the next turn delivers it again
    },
  };
};

/**
 * Waits until all read models show this position; false: the turn was over first. One that waits before a fact lacks
 * what a mail looks up, and the mail would be lost: it comes late instead.
 */
const allShown = async (
  { projections, afterTrouble = pauseAfterTrouble }: Hearing,
  to: Position,
  over: AbortSignal,
) => {
  while (!over.aborted) {
    if (!(await projections.until(to))) continue;
    if ((await projections.poison()).length === 0) return true;
    await timeout(afterTrouble, undefined, { signal: over }).catch(() => {});
  }
  return false;
};

const follow = async (hearing: Hearing, turn: AbortSignal) => {
  const { db, store } = hearing;
  const from = await heardUpTo(db);
  const trouble = new AbortController();
  const mark = bookmark(hearing, from, (error) => trouble.abort(error));
  const over = AbortSignal.any([turn, trouble.signal]);
  try {
    for await (const { events } of store.subscribe(from || undefined, over)) {
      if (events.length === 0) continue;
      const to = events.at(-1)!.position;
      if (!(await allShown(hearing, to, over))) return;
      const found: Following[] = [];
      for (const fact of events) found.push(...(await followingFrom(hearing, fact)));
      await mark.move(to, found);
    }
    trouble.signal.throwIfAborted();
  } finally {
    await mark.close();
  }
};

/** Delivers every fact from now on to the processes, in the node that projects. */
export const startHearing = async (hearing: Hearing) => {
  await beginAtHead(hearing);
  hearing.projections.whileActive(async (turn) => {
    while (!turn.aborted) {
      try {
        await follow(hearing, turn);
      } catch (error) {
        if (turn.aborted) return;
        hearing.log.warn({ error: harmless(error) }, "mails are not written for a moment");
        await timeout(hearing.afterTrouble ?? pauseAfterTrouble, undefined, { signal: turn }).catch(() => {});
      }
    }
  });
};
