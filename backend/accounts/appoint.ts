import { userStream } from "../../eventstore/accounts/events.ts";
import { isErased } from "../../projections/accounts/queries.ts";
import type { Role } from "../../projections/accounts/view.ts";
import type { Backend, Undo } from "../backend.ts";
import type { Command } from "../command.ts";
import { Rejection } from "../http/rejection.ts";
import { withRolesLocked } from "../oneAtATime.ts";
import { type Appointing, changeRole, person, undoRoleChange } from "./person.ts";

/** Decides on a person's role with what only the read models know. */
const decideRole = (
  backend: Pick<Backend, "db" | "handle" | "allCaughtUp" | "time">,
  command: Command,
  userId: string,
  decision: (appointing: Appointing) => ReturnType<typeof changeRole>,
) =>
  withRolesLocked(backend, async ({ isLastAdmin }) => {
    if (await isErased(backend.db, userId))
      throw new Rejection("conflict", "Erased", "This person's data was erased, so there's nobody to appoint.");
    const appointing = { userId, lastAdmin: await isLastAdmin(), today: backend.time.wallClock(command.now).date };
    return backend.handle({ fold: person, stream: userStream(userId), command }, decision(appointing));
  });

/** Gives a person a role. */
export const appoint = (
  backend: Pick<Backend, "db" | "handle" | "allCaughtUp" | "time">,
  command: Command,
  { userId, role }: { userId: string; role: Role },
) => decideRole(backend, command, userId, (appointing) => changeRole({ ...appointing, role }));

const undo: Undo["undo"] = (backend, command, act) =>
  decideRole(backend, command, act.of, (appointing) => undoRoleChange({ ...appointing, act }));

export const roleUndos: readonly Undo[] = [
  { what: "InstructorAppointed", undo },
  { what: "AdminAppointed", undo },
  { what: "RoleRevoked", undo },
];
