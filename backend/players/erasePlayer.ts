import { playerStream } from "../../eventstore/players/events.ts";
import { guardedBy, mergedInto } from "../../projections/players/queries.ts";
import type { Backend, WhenErased } from "../backend.ts";
import type { Command } from "../command.ts";
import { forgetLinks } from "../accounts/open.ts";
import { erase } from "../privacy/open.ts";
import { askErasure, leaveErased, missingFor } from "./guardians/guardianship.ts";
import { forgetInvitations } from "./guardians/invitations.ts";
import { passMailOn } from "./guardians/passOn.ts";
import { closePlayer, player } from "./player.ts";

type Ended = Readonly<Record<string, number>>;
const nothing: Ended = {};
const addUp = (sum: Record<string, number>, ended: Ended) => {
  for (const [what, n] of Object.entries(ended)) sum[what] = n + (sum[what] ?? 0);
};
const wishLifetime = 14 * 24 * 60 * 60 * 1000; // ms

/**
 * Erases a player whom an account added, once everybody who answers for it has asked. Closing comes first: it ends every
 * decision about the player, and whatever a crash leaves undone is found by it. Returns who has yet to ask; nobody: it
 * is done. `by`: null for an admin, who needs nobody else.
 */
export const erasePlayer = async (
  backend: Backend,
  command: Command,
  { playerId, by }: { playerId: string; by: string | null },
) => {
  const { handle, stateOf } = backend;
  const { now } = command;
  const target = { fold: player, stream: playerStream(playerId), command };
  const until = new Date(Date.parse(now) + wishLifetime).toISOString();
  const decision = by === null ? closePlayer({ playerId, why: "erased" }) : askErasure({ playerId, by, until, now });
  await handle(target, decision);
  const state = await stateOf(player, target.stream);
  if (by !== null && state.status !== "closed") return { waitsFor: missingFor(state, by, now), ended: nothing };
  await forgetInvitations(backend, command, playerId);
  return { waitsFor: [], ...(await erase(backend, command, playerId)) };
};

/** Players stay with whoever else answers for them. Nobody is left for the others, and they go, too. */
export const leavePlayersOf: WhenErased = async (backend, command, subject) => {
  const { db, handle, stateOf, caughtUp } = backend;
  await caughtUp();
  const ended: Record<string, number> = {};
  for (const playerId of await guardedBy(db, subject)) {
    const target = { fold: player, stream: playerStream(playerId), command };
    await passMailOn(backend, command, { playerId, userId: subject });
    await handle(target, leaveErased({ playerId, userId: subject }));
    await forgetLinks(db, { userId: playerId, kind: "grown up" });
    await forgetInvitations(backend, command, playerId);
    if ((await stateOf(player, target.stream)).status !== "closed") continue;
    addUp(ended, { player: 1 });
    addUp(ended, (await erase(backend, command, playerId)).ended);
  }
  // Whoever answers for somebody with an account has nobody to answer for anymore.
  const own = { fold: player, stream: playerStream(subject), command };
  await handle(own, closePlayer({ playerId: subject, why: "account erased" }));
  await forgetInvitations(backend, command, subject);
  return ended;
};

/** Records that were merged into this one are of the same player, and each has a key of its own. */
export const eraseMergedRecords: WhenErased = async (backend, command, subject) => {
  await backend.caughtUp();
  const ended: Record<string, number> = {};
  for (const id of await mergedInto(backend.db, subject)) addUp(ended, (await erase(backend, command, id)).ended);
  return ended;
};
