import { userStream } from "../../eventstore/accounts/events.ts";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { countAdmins } from "../../projections/accounts/queries.ts";
import type { Role } from "../../projections/accounts/view.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { changeRole, person } from "./person.ts";

const adminsLock = 7305115;

/**
 * Gives a person a role. "One admin must stay" reaches over many streams, so changes of roles go one at a time, across
 * all processes, each looking at read models that show the one before.
 */
export const appoint = (
  { db, handle, caughtUp }: Pick<Backend, "db" | "handle" | "caughtUp">,
  command: Command,
  { userId, role }: { userId: string; role: Role },
) =>
  db.transaction(async (lock) => {
    await lock.raw("select pg_advisory_xact_lock(?)", [adminsLock]);
    if (!(await caughtUp())) throw new StoreUnavailable("who is an admin is not known at this moment");
    const lastAdmin = (await countAdmins(lock)) <= 1; // on this connection: those who wait may hold all others
    return handle({ fold: person, stream: userStream(userId), command }, changeRole({ userId, role, lastAdmin }));
  });
