import type { Knex } from "knex";
import { StoreUnavailable } from "../eventstore/eventStore.ts";
import { countAdmins } from "../projections/accounts/open.ts";
import type { Backend } from "./backend.ts";

const adminsLock = 7305115;

interface Locked {
  /** The connection that holds the lock: those who wait may hold all others. */
  readonly lock: Knex.Transaction;
  readonly isLastAdmin: () => Promise<boolean>;
}

/**
 * "One admin must stay" spans many streams, so whatever may take an admin away happens one at a time, across all
 * processes, each looking at read models that show the previous one.
 */
export const withRolesLocked = <T>(
  { db, caughtUp }: Pick<Backend, "db" | "caughtUp">,
  work: (held: Locked) => Promise<T>,
) =>
  db.transaction(async (lock) => {
    await lock.raw("select pg_advisory_xact_lock(?)", [adminsLock]);
    if (!(await caughtUp())) throw new StoreUnavailable("who is an admin is not known at this moment");
    return work({ lock, isLastAdmin: async () => (await countAdmins(lock)) <= 1 });
  });
