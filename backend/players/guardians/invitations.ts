import { invitationSubject, playerStream } from "../../../eventstore/players/events.ts";
import { invitationsDue } from "../../../projections/players/invitationQueries.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { forget } from "../../privacy/open.ts";
import { player } from "../player.ts";
import { expireInvitation } from "./guardianship.ts";

/** Whose address it was is nobody's business once an invitation is over. */
export const forgetInvitations = async (backend: Backend, command: Command, of?: string) => {
  for (const { id, playerId, endedAt } of await invitationsDue(backend.db, command.now))
    if (endedAt !== null && (of ?? playerId) === playerId)
      await forget(backend, command, { subject: invitationSubject(id), why: "time" });
};

/** Timed work: ends those whose week is over, and whatever a crash left. */
export const endInvitations = async (backend: Backend, { now }: { now: string }) => {
  const command = { actor: "system", now, requestId: "end-invitations" } as const;
  for (const { id, playerId, endedAt } of await invitationsDue(backend.db, now)) {
    if (endedAt !== null) continue;
    const target = { fold: player, stream: playerStream(playerId), command };
    await backend.handle(target, expireInvitation({ playerId, invitationId: id, now }));
  }
  await forgetInvitations(backend, command);
};
