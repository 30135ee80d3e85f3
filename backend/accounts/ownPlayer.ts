import { isDeepStrictEqual } from "node:util";
import type { AccountEvent } from "../../eventstore/accounts/events.ts";
import type { PlayerWords } from "../../eventstore/players/open.ts";
import { Rejection } from "../http/rejection.ts";
import { freedom, noSuchPerson, type Person } from "./person.ts";

/** A child answers for no other. */
export const refuseMinor = (person: Person, today: string) => {
  if (!person.role) throw noSuchPerson();
  if (freedom(person, today) === 2) return;
  throw new Rejection(
    "conflict",
    "AdultsOnly",
    "Only an adult's account can manage players. Please ask a parent or guardian.",
  );
};

interface OwnPlayer {
  readonly userId: string;
  readonly agreedTo?: string | undefined;
  readonly personal: PlayerWords;
  readonly today: string;
}

/** Whatever the account had so far was that player's. It can be corrected, and not taken back. */
export const nameOwnPlayer =
  ({ today, ...data }: OwnPlayer) =>
  (person: Person): AccountEvent[] => {
    refuseMinor(person, today);
    if (isDeepStrictEqual(person.ownPlayer, data.personal)) return [];
    return [{ type: "OwnPlayerNamed", data: { ...data, declared: "parent or legal guardian" } }];
  };
