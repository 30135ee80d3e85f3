import type { AccountEvent } from "../../../eventstore/accounts/open.ts";
import type { PlayerEvent, PlayerWords } from "../../../eventstore/players/events.ts";
import { ageOf } from "../../../projections/players/consentRule.ts";
import { adultAge } from "../../accounts/contract.ts";
import { Rejection } from "../../http/rejection.ts";
import { ownLoginAge } from "../contract.ts";
import { leaves } from "../guardians/guardianship.ts";
import { inYears, noSuchPlayer, type Player } from "../player.ts";

export const isAdult = ({ adultOn }: PlayerWords, today: string) => adultOn <= today;

/** What is known of an added player who is old enough. */
export const oldEnough = ({ status, words }: Player, today: string): PlayerWords => {
  if (status !== "open" || !words) throw noSuchPlayer();
  if (inYears(words.adultOn, ownLoginAge - adultAge) <= today) return words;
  throw new Rejection(
    "conflict",
    "TooYoung",
    `Players can have a login of their own from ${ownLoginAge} on. Until then you book for them.`,
  );
};

const everybodyLeaves = (player: Player, playerId: string) =>
  [...player.guardians].flatMap((userId) => leaves(player, { playerId, userId, why: "grown up", personal: null }));

/** The account is there: from 18 on nobody else answers for it. */
export const growUp =
  ({ playerId, today }: { playerId: string; today: string }) =>
  (player: Player): PlayerEvent[] => {
    if (player.status === "grown up") return [];
    if (player.status !== "open" || !player.words) throw noSuchPlayer();
    const adult = isAdult(player.words, today);
    const left = adult ? everybodyLeaves(player, playerId) : [];
    return [{ type: "PlayerGrownUp", data: { playerId, isAdult: adult } }, ...left];
  };

/**
 * Who got a login as a minor is an adult now. Of who signed up as a minor, only the account knows: `hasSignedUp`, and is
 * an adult.
 */
export const comeOfAge =
  ({ playerId, today, hasSignedUp }: { playerId: string; today: string; hasSignedUp: boolean }) =>
  (player: Player): PlayerEvent[] => {
    const isGrown = player.status === "grown up" && player.words !== null && isAdult(player.words, today);
    return isGrown || (player.status === "unknown" && hasSignedUp) ? everybodyLeaves(player, playerId) : [];
  };

interface Guardian {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

interface NewAccount {
  readonly playerId: string;
  readonly email: string;
  readonly agreedTo: string | undefined;
  readonly words: PlayerWords;
  readonly guardian: Guardian | undefined; // whose word counts as long as the player is a minor
  readonly today: string;
}

/** The account's age has the birthday that ends the guardians' say, so that both end on one day. */
const ageIn = ({ adultOn }: PlayerWords, today: string) => {
  const born = inYears(adultOn, -adultAge);
  const age = ageOf({ birthDate: born }, today)!;
  return { age, ageRecordedOn: inYears(born, age) };
};

/** The link proves the address. Whoever answered for the player before has confirmed the account by sending it. */
export const accountOf = ({
  playerId: userId,
  email,
  agreedTo,
  words,
  guardian,
  today,
}: NewAccount): AccountEvent[] => {
  const { firstName, lastName, position, experience } = words;
  const parent = isAdult(words, today) ? undefined : guardian;
  const personal = {
    email,
    firstName,
    lastName,
    ...ageIn(words, today),
    ...(position !== undefined && { position }),
    ...(experience !== undefined && { experience }),
    ...(parent && { parentName: parent.name, parentEmail: parent.email, parentPhone: parent.phone ?? "" }),
  };
  const confirmed = parent && { parentName: parent.name, parentEmail: parent.email };
  return [
    { type: "PlayerRegistered", data: { userId, grewUp: true, ...(agreedTo && { agreedTo }), personal } },
    { type: "EmailConfirmed", data: { userId, personal: { email } } },
    ...(confirmed ? [{ type: "GuardianConfirmed", data: { userId, personal: confirmed } } as const] : []),
  ];
};
