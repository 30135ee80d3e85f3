import { userStream } from "../../eventstore/accounts/open.ts";
import { playerStream } from "../../eventstore/players/events.ts";
import { userById, type UserView } from "../../projections/accounts/open.ts";
import { ageOf } from "../../projections/players/consentRule.ts";
import {
  couldActFor,
  listPlayers,
  playerById,
  playerList,
  type Looking,
  familyOf,
} from "../../projections/players/queries.ts";
import { askToConfirmEmail, nameOwnPlayer, person, refuseMinor, updateProfile } from "../accounts/open.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { created } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { provePassword } from "../privacy/open.ts";
import {
  AddPlayer,
  CorrectPlayer,
  ErasedPlayer,
  ErasePlayer,
  erasePlayerUrl,
  mostPlayers,
  playersUrl,
  playerUrl,
  PlayerView,
} from "./contract.ts";
import { erasePlayer } from "./erasePlayer.ts";
import { addPlayer, correctedWords, correctPlayer, player, refuseAdult, wordsOf } from "./player.ts";

const looking = ({ time }: Backend, user: UserView): Looking => ({ userId: user.id, today: time.today() });

const sameName = (one: string | null, other: string) => one?.trim().toLowerCase() === other.trim().toLowerCase();

/** The read model's word: it keeps slips away, and two forms sent at once are no harm. */
const refuseDoubtful = (family: readonly PlayerView[], form: AddPlayer) => {
  if (!form.isOwn && family.filter(({ isOwn }) => !isOwn).length >= mostPlayers)
    throw new Rejection(
      "conflict",
      "TooManyPlayers",
      `One account can have up to ${mostPlayers} players. Please email us if you need more.`,
    );
  const same = family.find(
    (one) =>
      sameName(one.firstName, form.firstName) &&
      (!form.birthDate || !one.birthDate || one.birthDate === form.birthDate) &&
      !(form.isOwn && one.isOwn),
  );
  if (same && !form.addAgain) {
    const message = `You already have a player named ${form.firstName}. If this is another one, please confirm.`;
    throw new Rejection("conflict", "SamePlayer", message, { issues: [{ path: ["firstName"], message }] });
  }
};

/** Returns the player's id, which is the account's own where the lessons so far were that player's. */
const add = async (backend: Backend, command: Command, { user, form }: { user: UserView; form: AddPlayer }) => {
  const { stateOf, handle, policies } = backend;
  const today = backend.time.wallClock(command.now).date;
  const playerId = form.isOwn ? user.id : newId(command, "player");
  if (command.key && !form.isOwn && (await stateOf(player, playerStream(playerId))).status === "open") return playerId;
  const account = await stateOf(person, userStream(user.id));
  refuseMinor(account, today);
  const family = await familyOf(backend.db, looking(backend, user));
  refuseDoubtful(family, form);
  const agreedTo = await policies.agreed(form.agreedTo);
  const personal = wordsOf(form, { today });
  refuseAdult(personal, today);
  if (form.isOwn) {
    const own = nameOwnPlayer({ userId: user.id, agreedTo, personal, today });
    await handle({ fold: person, stream: userStream(user.id), command }, own);
  } else {
    const adding = addPlayer({ playerId, by: user.id, agreedTo, personal, today });
    await handle({ fold: player, stream: playerStream(playerId), command }, adding);
  }
  if (family.length === 1 && !account.isEmailConfirmed) await askToConfirmEmail(backend, user); // the first one
  return playerId;
};

const lastToldOf = async (backend: Backend, user: UserView, playerId: string): Promise<CorrectPlayer> => {
  const { sport, emergencyContact, emergencyPhone } =
    (await playerById(backend.db, looking(backend, user), playerId)) ?? {};
  return { sport, emergencyContact, emergencyPhone };
};

/** A player who has an account is corrected there, under whichever name the account knows them. */
const correctOwn = async (
  { handle, time }: Backend,
  command: Command,
  { user, changes, lastTold }: { user: UserView; changes: CorrectPlayer; lastTold: CorrectPlayer },
) => {
  const today = time.wallClock(command.now).date;
  const userId = user.id;
  await handle({ fold: person, stream: userStream(userId), command }, (state) => {
    if (state.ownPlayer)
      return nameOwnPlayer({ userId, personal: correctedWords(state.ownPlayer, { changes, lastTold, today }), today })(
        state,
      );
    const { birthDate, position, experience } = changes;
    const said = birthDate && changes.age === undefined ? ageOf({ birthDate }, today) : changes.age;
    const age = said === ageOf(state.profile ?? {}, today) ? undefined : said; // forms show what it has grown to
    const { firstName = state.profile?.firstName ?? "", lastName = state.profile?.lastName ?? "" } = changes;
    return updateProfile({ userId, changes: { firstName, lastName, age, position, experience }, today })(state);
  });
};

export const playerCalls: readonly Call[] = [
  call(
    "GET",
    playersUrl,
    {
      does: "Lists the players whom the caller may act for: their own, and those whose parent or guardian they are.",
      who: "signed in",
      list: playerList,
      answer: { status: 200, body: PlayerView.array() },
    },
    ({ user, list }, backend) => listPlayers(backend.db, looking(backend, user), list),
  ),
  call(
    "POST",
    playersUrl,
    {
      does: "Adds a player under 18, whose parent or legal guardian the caller declares to be. With isOwn, the account's lessons so far were that player's, and the account's own player is that one.",
      who: "signed in",
      whoInWords: "adults",
      body: AddPlayer,
      answer: { status: 201, body: PlayerView },
      refused: {
        409: "The caller is a minor (AdultsOnly), has twelve players (TooManyPlayers), or has one with that name and date of birth (SamePlayer; `addAgain` adds another).",
      },
    },
    async ({ user, body: form, command }, backend) => {
      const id = await add(backend, command, { user, form });
      return created(id, await playerById(backend.db, looking(backend, user), id));
    },
  ),
  call(
    "PATCH",
    playerUrl(":id"),
    {
      does: "Corrects what is known of a player. What is left out stays as it is.",
      who: "signed in",
      whoInWords: "whoever may act for that player",
      players: [":id"],
      body: CorrectPlayer,
      answer: { status: 200, body: PlayerView },
      refused: { 404: "The player has a login, and corrects it there.", 409: "Someone else changed the same thing." },
    },
    async ({ user, params: { id: playerId }, body: changes, command }, backend) => {
      const today = backend.time.wallClock(command.now).date;
      const lastTold = await lastToldOf(backend, user, playerId);
      if (playerId === user.id) await correctOwn(backend, command, { user, changes, lastTold });
      else
        await backend.handle(
          { fold: player, stream: playerStream(playerId), command },
          correctPlayer({ playerId, changes, lastTold, today }),
        );
      return playerById(backend.db, looking(backend, user), playerId);
    },
  ),
  call(
    "POST",
    erasePlayerUrl(":id"),
    {
      does: "Erases a player's data for good: names, contacts, and free text. Open lessons are canceled and camp spots given up. Amounts, times, and statuses stay. Where several accounts manage the player, each of them has to ask within 14 days.",
      who: "signed in",
      whoInWords: "whoever may act for that player, with their own password; admins",
      players: [":id"],
      anyPlayerFor: ["admin"],
      erasedPlayersToo: true,
      thisRecordOnly: true,
      body: ErasePlayer,
      answer: { status: 202, body: ErasedPlayer },
      refused: {
        409: "The player has an account (HasAccount): erase that instead.",
        429: "Too many attempts. `Retry-After` says how many seconds to wait.",
      },
    },
    async ({ user, params: { id: playerId }, body: { password }, command }, backend) => {
      if (await userById(backend.db, playerId))
        throw new Rejection(
          "conflict",
          "HasAccount",
          "This player has a login. To have their account erased, email us. Our Privacy page has the address.",
        );
      const isFamily = await couldActFor(backend.db, user.id, playerId);
      if (isFamily || user.role !== "admin") await provePassword(backend, { userId: user.id, password });
      const by = isFamily ? user.id : null;
      const { ended, waitsFor } = await erasePlayer(backend, command, { playerId, by });
      const missing = await Promise.all(waitsFor.map((id) => userById(backend.db, id)));
      return {
        message:
          waitsFor.length === 0
            ? "This player's data was erased."
            : "We'll erase this player once everyone who manages them has asked for it, within 14 days.",
        isErased: waitsFor.length === 0,
        waitsFor: missing.map((one) => one?.firstName ?? null),
        playerId,
        lessonsCancelled: ended.lesson ?? 0,
        placesWithdrawn: ended.place ?? 0,
      };
    },
  ),
];
