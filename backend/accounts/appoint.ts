import { userStream } from "../../eventstore/accounts/events.ts";
import { isErased } from "../../projections/accounts/queries.ts";
import type { Role } from "../../projections/accounts/view.ts";
import { Rejection } from "../http/rejection.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { withRolesLocked } from "../withRolesLocked.ts";
import { changeRole, person } from "./person.ts";

/** Gives a person a role. */
export const appoint = (
  backend: Pick<Backend, "db" | "handle" | "caughtUp">,
  command: Command,
  { userId, role }: { userId: string; role: Role },
) =>
  withRolesLocked(backend, async ({ lock, isLastAdmin }) => {
    if (await isErased(lock, userId))
      throw new Rejection(
        "conflict",
        "Erased",
        "The personal data of this person was erased: nobody is left to appoint.",
      );
    const lastAdmin = await isLastAdmin();
    return backend.handle(
      { fold: person, stream: userStream(userId), command },
      changeRole({ userId, role, lastAdmin, today: command.now.slice(0, 10) }),
    );
  });
