import type { Knex } from "knex";
import pLimit, { type LimitFunction } from "p-limit";
import { StoreUnavailable } from "../eventstore/eventStore.ts";
import { countAdmins } from "../projections/accounts/open.ts";
import type { Backend } from "./backend.ts";

const queues = new WeakMap<Knex, Map<string, LimitFunction>>();

const queueFor = (db: Knex, what: string): LimitFunction => {
  const ofProcess = queues.get(db) ?? new Map<string, LimitFunction>();
  queues.set(db, ofProcess);
  const queue = ofProcess.get(what) ?? pLimit(1);
  ofProcess.set(what, queue);
  return queue;
};

/**
 * For rules that span many streams: `what` happens one at a time, across all processes, each looking at read models that
 * show the previous one. Throws StoreUnavailable, saying that `known` is not known, if they do not. `shownBy`: the
 * projectors of what is looked at, by default all.
 *
 * Of this process only the next in turn waits in the database. If all did, they would hold every connection, and the
 * one at work would get none.
 */
export const oneAtATime = <T>(
  { db, allCaughtUp }: Pick<Backend, "db" | "allCaughtUp">,
  { what, known, shownBy }: { what: string; known: string; shownBy?: readonly string[] },
  work: () => Promise<T>,
): Promise<T> => {
  const locked = () =>
    db.transaction(async (lock) => {
      await lock.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [what]);
      if (!(await allCaughtUp(shownBy))) throw new StoreUnavailable(`${known} is not known at this moment`);
      return work();
    });
  return queueFor(db, what)(locked);
};

/** For whatever may take an admin away: one must stay. */
export const withRolesLocked = <T>(
  backend: Pick<Backend, "db" | "allCaughtUp">,
  work: (held: { readonly isLastAdmin: () => Promise<boolean> }) => Promise<T>,
): Promise<T> =>
  oneAtATime(backend, { what: "changing roles", known: "who is an admin", shownBy: ["accounts"] }, () =>
    work({ isLastAdmin: async () => (await countAdmins(backend.db)) <= 1 }),
  );
