import type { Knex } from "knex";
import { userStream } from "../../eventstore/accounts/events.ts";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { countAdmins, isErased } from "../../projections/accounts/queries.ts";
import type { Role } from "../../projections/accounts/view.ts";
import { Rejection } from "../rejection.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { changeRole, person } from "./person.ts";

const adminsLock = 7305115;

interface Held {
  /** The connection that holds the lock: those who wait may hold all others. */
  readonly lock: Knex.Transaction;
  isLastAdmin(): Promise<boolean>;
}

/**
 * "One admin must stay" reaches over many streams, so whatever may take an admin away goes one at a time, across all
 * processes, each looking at read models that show the one before.
 */
export const rolesHeld = <T>({ db, caughtUp }: Pick<Backend, "db" | "caughtUp">, work: (held: Held) => Promise<T>) =>
  db.transaction(async (lock) => {
    await lock.raw("select pg_advisory_xact_lock(?)", [adminsLock]);
    if (!(await caughtUp())) throw new StoreUnavailable("who is an admin is not known at this moment");
    return work({ lock, isLastAdmin: async () => (await countAdmins(lock)) <= 1 });
  });

/** Gives a person a role. */
export const appoint = (
  backend: Pick<Backend, "db" | "handle" | "caughtUp">,
  command: Command,
  { userId, role }: { userId: string; role: Role },
) =>
  rolesHeld(backend, async ({ lock, isLastAdmin }) => {
    if (await isErased(lock, userId))
      throw new Rejection(
        "conflict",
        "Erased",
        "The personal data of this person was erased: nobody is left to appoint.",
      );
    const lastAdmin = await isLastAdmin();
    return backend.handle(
      { fold: person, stream: userStream(userId), command },
      changeRole({ userId, role, lastAdmin }),
    );
  });
