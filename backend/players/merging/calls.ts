import { z } from "zod";
import { playerStream } from "../../../eventstore/players/events.ts";
import {
  campsOfBoth,
  type Joining,
  lessonsOfBoth,
  notJoinedYet,
  recordOf,
} from "../../../projections/players/mergeQueries.ts";
import { keptAs } from "../../../projections/players/queries.ts";
import { forgetLinks } from "../../accounts/open.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout } from "../../command.ts";
import { eachByItself } from "../../eachByItself.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { sought } from "../../sought.ts";
import { forgetInvitations } from "../guardians/invitations.ts";
import { noSuchPlayer, player } from "../player.ts";
import { MergedView, MergePlayers, mergeUrl, MergeView } from "./contract.ts";
import { notWhileMerging } from "./whileMerging.ts";
import { cannotMerge, joinMerged, mergePlayer, previewOf, refuseMerging } from "./merge.ts";

const compare = async (backend: Backend, { id, into, now }: { id: string; into: string; now: string }) => {
  const { db, time } = backend;
  const at = { now, today: time.wallClock(now).date };
  const [merged, kept, camps, lessons] = await Promise.all([
    sought(backend, () => recordOf(db, id, at), noSuchPlayer),
    sought(backend, () => recordOf(db, into, at), noSuchPlayer),
    campsOfBoth(db, id, into),
    lessonsOfBoth(db, { one: id, other: into, now }),
  ]);
  if (id === into) return previewOf({ merged, kept, campsOfBoth: [] });
  return previewOf({ merged, kept, campsOfBoth: camps, lessonsOfBoth: lessons });
};

/** What was decided is finished: whoever managed the record that went manages the one that is kept. */
const joinAll = async (backend: Backend, command: Command, joining: readonly Joining[]) => {
  for (const { playerId, userId } of joining)
    await backend.handle(
      { fold: player, stream: playerStream(playerId), command: commandAbout(command, userId) },
      joinMerged({ playerId, userId }),
    );
};

/** Money on its way under the id that goes would pay for a membership that nobody has. */
const refuseMoneyOnItsWay = async ({ withMemberships }: Backend, id: string) => {
  if (await withMemberships.isBeingPaid(id))
    throw cannotMerge("The membership of the record that would go is being paid. Keep that one, or try again later.");
};

/** That the record goes is the decision, on who managed it. The adults join afterwards, which can be done again. */
const merge = async (
  backend: Backend,
  command: Command,
  { id, told, preview }: { id: string; told: MergePlayers; preview: MergeView },
) => {
  const { into, reason } = told;
  const joining = preview.adults.flatMap(({ userId, learns }) =>
    learns === "the kept record" ? [{ playerId: into, userId }] : [],
  );
  const kept = await backend.stateOf(player, playerStream(into));
  for (const adult of joining) joinMerged(adult)(kept); // throws if they couldn't
  const guardians = preview.merged.guardians.map(({ userId }) => userId);
  await backend.handle(
    { fold: player, stream: playerStream(id), command },
    mergePlayer({ playerId: id, into, personal: { reason }, guardians, now: command.now }),
  );
  await joinAll(backend, command, joining);
};

/** Timed work: what a crash left half done is finished. */
export const finishAllMerging = async (backend: Backend, { now }: { now: string }) => {
  const command = { actor: "system", now, requestId: "finish-merging" } as const;
  await eachByItself(await notJoinedYet(backend.db), (one) =>
    joinAll(backend, command, [one]).catch((error: unknown) => {
      if (!(error instanceof Rejection)) throw error;
    }),
  );
};

export const mergeCalls: readonly Call[] = [
  call(
    "GET",
    mergeUrl(":id"),
    {
      does: "Compares two records that may be one player's: what each has, what speaks against merging them, and which adults would see what afterwards.",
      who: ["admin"],
      query: z.object({ into: z.string().max(100).describe("the record that would be kept") }),
      answer: { status: 200, body: MergeView },
    },
    ({ params: { id }, query: { into } }, backend) => compare(backend, { id, into, now: new Date().toISOString() }),
  ),
  call(
    "POST",
    mergeUrl(":id"),
    {
      does: "Merges a player's record into another one of the same player, for good. Nothing of either is lost: lessons, camps, videos, notes, and the waiver are the other one's from then on, and so are the adults who manage the player.",
      who: ["admin"],
      body: MergePlayers,
      answer: { status: 200, body: MergedView },
      refused: {
        409: "It can't be done, in words (CannotMerge); somebody joined or left since it was looked at (AdultsChanged); or it has to be confirmed with `sure` (NotSure).",
      },
    },
    async ({ params: { id }, body: told, command }, backend) => {
      await notWhileMerging(backend, async () => {
        if (id !== told.into && (await keptAs(backend.db, id)) === told.into) {
          const left = await notJoinedYet(backend.db);
          return joinAll(
            backend,
            command,
            left.filter(({ playerId }) => playerId === told.into),
          ); // a repeat
        }
        const preview = await compare(backend, { id, into: told.into, now: command.now });
        refuseMerging(preview, told);
        await refuseMoneyOnItsWay(backend, id);
        await merge(backend, command, { id, told, preview });
      });
      await forgetLinks(backend.db, { userId: id, kind: "grown up" });
      await forgetInvitations(backend, command, id);
      return { id: told.into, mergedId: id };
    },
  ),
];
