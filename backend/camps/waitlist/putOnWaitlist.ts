import { campStream } from "../../../eventstore/camps/events.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import type { UserView } from "../../../projections/accounts/open.ts";
import { childrenOf } from "../registrations/familyChildren.ts";
import { camp } from "../camp.ts";
import { joinWaitlist, type Joining } from "./waitlist.ts";
import type { JoinWaitlist } from "./waitlistContract.ts";

interface Waiting extends Pick<Joining, "payerId" | "sees"> {
  readonly campId: string;
  readonly user: UserView | undefined;
  readonly form: JoinWaitlist;
}

/** A family begins to wait for a camp. Returns the new id. Throws a Rejection if there is a spot for all of them. */
export const putOnWaitlist = async (
  { db, handle, time }: Pick<Backend, "db" | "handle" | "time">,
  command: Command,
  { campId, user, form, ...caller }: Waiting,
): Promise<string> => {
  const { participants, players, registrationOption, selectedDays, ...parent } = form;
  const entryId = newId(commandAbout(command, campId), "waitlistEntry");
  const unnamed = await childrenOf({ db, time }, user, { participants, players });
  const children = unnamed.map((child, n) => ({ ...child, participantId: `${entryId}-${n + 1}` }));
  const joining = { ...caller, entryId, registrationOption, selectedDays, parent, children };
  const target = { fold: camp, stream: campStream(campId), command };
  await handle(target, joinWaitlist(joining, { now: command.now, time }));
  return entryId;
};
