import { playerStream } from "../../../eventstore/players/events.ts";
import { userStream } from "../../../eventstore/accounts/open.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { comingOfAge, guardiansOf, halfGrownUp } from "../../../projections/players/queries.ts";
import { linkIsDead, openAccount, openLink, useLink } from "../../accounts/open.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { eachByItself } from "../../eachByItself.ts";
import { Rejection } from "../../http/rejection.ts";
import { erase } from "../../privacy/open.ts";
import type { TakeOver } from "../contract.ts";
import { player } from "../player.ts";
import { notWhileMerging } from "../merging/whileMerging.ts";
import { forgetInvitations } from "../guardians/invitations.ts";
import { accountOf, comeOfAge, growUp, oldEnough } from "./growUp.ts";

export const kind = "grown up";

/** Whose link it is: of a player who has no account yet. */
export const linked = async (backend: Backend, token: string, today: string) => {
  const { userId: playerId, address: email, wasUsed } = await openLink(backend.db, { kind, token });
  const state = await backend.stateOf(player, playerStream(playerId));
  if (wasUsed || email === null || state.status !== "open") throw linkIsDead();
  return { playerId, email, words: oldEnough(state, today) };
};

const firstGuardian = async ({ db }: Backend, playerId: string) => {
  for (const id of await guardiansOf(db, playerId)) {
    const user = await userById(db, id);
    if (!user?.email) continue;
    const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
    return { name, email: user.email, phone: user.phoneNumber };
  }
  return undefined;
};

/** The account first, then that the player has grown up: a crash in between is finished, an erasure is repeated. */
export const finishGrowingUp = async (backend: Backend, command: Command, playerId: string) => {
  const target = { fold: player, stream: playerStream(playerId), command };
  try {
    await backend.handle(target, growUp({ playerId, today: backend.time.wallClock(command.now).date }));
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    const { mergedInto } = await backend.stateOf(player, target.stream);
    // The player was closed first, and the account goes, too. What was merged is the other record's, and stays.
    if (mergedInto === undefined) await erase(backend, command, playerId);
    throw linkIsDead();
  }
};

/** Opens the account under the player's id. */
export const openLogin = async (backend: Backend, command: Command, { token, password, ...form }: TakeOver) => {
  const today = backend.time.wallClock(command.now).date;
  await linked(backend, token, today); // before anybody waits
  return notWhileMerging(backend, async () => {
    const { playerId, email, words } = await linked(backend, token, today);
    const guardian = await firstGuardian(backend, playerId);
    const agreedTo = await backend.policies.agreed(form.agreedTo);
    const facts = accountOf({ playerId, email, agreedTo, words, guardian, today });
    const registering = [{ stream: userStream(playerId), facts }];
    await openAccount(backend, command, { userId: playerId, email, password, registering });
    await finishGrowingUp(backend, command, playerId);
    await useLink(backend.db, { kind, token });
    await backend.caughtUp();
    return playerId;
  });
};

/** Timed work: nobody answers for an adult anymore, and what a crash left half done is finished. */
export const finishAllGrowingUp = async (backend: Backend, { now }: { now: string }) => {
  const command = { actor: "system", now, requestId: "finish-growing-up" } as const;
  const today = backend.time.wallClock(now).date;
  const finish = (playerId: string) =>
    finishGrowingUp(backend, command, playerId).catch((error: unknown) => {
      if (!(error instanceof Rejection)) throw error;
    });
  const leave = async ({ playerId, hasSignedUp }: Awaited<ReturnType<typeof comingOfAge>>[number]) => {
    const target = { fold: player, stream: playerStream(playerId), command };
    await backend.handle(target, comeOfAge({ playerId, today, hasSignedUp }));
    await forgetInvitations(backend, command, playerId);
  };
  const half = (await halfGrownUp(backend.db)).map((playerId) => () => finish(playerId));
  const adults = (await comingOfAge(backend.db, today)).map((adult) => () => leave(adult));
  await eachByItself([...half, ...adults], (work) => work());
};
