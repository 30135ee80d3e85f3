import { userStream } from "../../../eventstore/accounts/open.ts";
import { playerStream } from "../../../eventstore/players/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { forgetLinks, passGuardianOn, person } from "../../accounts/open.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { player } from "../player.ts";
import { fullName } from "./mails.ts";

interface Leaving {
  readonly playerId: string;
  readonly userId: string;
}

/** Whoever else answers for the player, by the mail of their account. */
const nextOf = async ({ db }: Backend, others: readonly string[]) => {
  for (const id of others) {
    const user = await userById(db, id);
    if (user?.email)
      return { parentName: fullName(user) ?? "", parentEmail: user.email, parentPhone: user.phoneNumber ?? "" };
  }
  return null;
};

/**
 * Who is removed or erased stays nobody's guardian by mail either: somebody else who manages the player confirms from
 * here on, or nobody until another one is named. Comes before they leave, so a crash in between is finished by repeating.
 */
export const passMailOn = async (backend: Backend, command: Command, { playerId, userId }: Leaving) => {
  const { db, handle, stateOf, credentials } = backend;
  const { guardians, confirmedBy, status } = await stateOf(player, playerStream(playerId));
  const target = { fold: person, stream: userStream(playerId), command };
  const { guardian, guardianConfirmed } = await stateOf(person, target.stream);
  if (!guardians.has(userId) || !guardian || !guardianConfirmed) return;
  const owner = (await credentials.byEmail(guardian.parentEmail))?.user_id; // none once that account is erased
  const confirmed = owner ?? confirmedBy ?? (status === "grown up" ? userId : undefined);
  if (confirmed !== userId) return;
  const next = await nextOf(
    backend,
    [...guardians].filter((id) => id !== userId),
  );
  const today = backend.time.wallClock(command.now).date;
  await handle(target, passGuardianOn({ userId: playerId, from: guardian.parentEmail, to: next, today }));
  for (const kind of ["guardian", "export"] as const) await forgetLinks(db, { userId: playerId, kind });
};
