import { invitationSubject, playerStream } from "../../../eventstore/players/events.ts";
import { invitationsDue } from "../../../projections/players/invitationQueries.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { eachByItself } from "../../eachByItself.ts";
import { forget } from "../../privacy/open.ts";
import { player } from "../player.ts";
import { expireInvitation } from "./guardianship.ts";

/** Whose address it was is nobody's business once an invitation is over. */
export const forgetInvitations = async (backend: Backend, command: Command, of?: string) => {
  const due = await invitationsDue(backend.db, command.now);
  const over = due.filter(({ playerId, endedAt }) => endedAt !== null && (of ?? playerId) === playerId);
  await eachByItself(over, ({ id }) => forget(backend, command, { subject: invitationSubject(id), why: "time" }));
};

/** Timed work: ends those whose week is over, and whatever a crash left. */
export const endInvitations = async (backend: Backend, { now }: { now: string }) => {
  const command = { actor: "system", now, requestId: "end-invitations" } as const;
  const open = (await invitationsDue(backend.db, now)).filter(({ endedAt }) => endedAt === null);
  const end = open.map(({ id, playerId }) => () => {
    const target = { fold: player, stream: playerStream(playerId), command };
    return backend.handle(target, expireInvitation({ playerId, invitationId: id, now }));
  });
  await eachByItself<() => Promise<unknown>>([...end, () => forgetInvitations(backend, command)], (work) => work());
};
