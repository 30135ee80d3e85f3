import type { Knex } from "knex";
import { StoreUnavailable } from "../../../eventstore/eventStore.ts";
import type { Backend } from "../../backend.ts";

const locked = <T>(db: Knex, lock: "pg_advisory_xact_lock" | "pg_advisory_xact_lock_shared", work: () => Promise<T>) =>
  db.transaction(async (held) => {
    await held.raw(`select ${lock}(hashtextextended('merging players', 0))`);
    return work();
  });

/** Of two records that are merged into each other at the same moment one has to be left. */
export const oneMergeAtATime = <T>({ db, caughtUp }: Pick<Backend, "db" | "caughtUp">, work: () => Promise<T>) =>
  locked(db, "pg_advisory_xact_lock", async () => {
    if (!(await caughtUp())) throw new StoreUnavailable("which records there are is not known at this moment");
    return work();
  });

/** What must not find its player merged into another record halfway. */
export const notWhileMerging = <T>({ db }: Pick<Backend, "db">, work: () => Promise<T>) =>
  locked(db, "pg_advisory_xact_lock_shared", work);
