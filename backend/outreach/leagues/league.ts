import { isDeepStrictEqual } from "node:util";
import { type AddedLeague, type CorrectedLeague, LeagueEvent } from "../../../eventstore/outreach/events.ts";
import type { Fold } from "../../handle.ts";
import { Rejection } from "../../http/rejection.ts";

/** A league, as far as decisions need it. */
interface League {
  readonly sport: CorrectedLeague["sport"];
  readonly contact: CorrectedLeague["personal"];
  readonly answered: string | undefined; // the latest email that they answered
  readonly isRemoved: boolean;
}
type State = League | undefined;

const nothing: League = { sport: null, contact: null, answered: undefined, isRemoved: false };

export const league: Fold<State, LeagueEvent> = {
  events: LeagueEvent,
  initial: undefined,
  evolve(known = nothing, { type, data }) {
    switch (type) {
      case "LeagueAdded":
      case "LeagueCorrected":
        return { ...known, sport: data.sport ?? null, contact: data.personal };
      case "LeagueAnswered":
        return { ...known, answered: data.emailId };
      case "LeagueRemoved":
        return { ...known, isRemoved: true };
    }
  },
};

export const noSuchLeague = () => new Rejection("missing", "NoSuchLeague", "We couldn't find this league.");
const present = (known: State): League => {
  if (!known?.contact || known.isRemoved) throw noSuchLeague(); // without a contact it is erased
  return known;
};

export const addLeague =
  (data: AddedLeague) =>
  (known: State): LeagueEvent[] =>
    known ? [] : [{ type: "LeagueAdded", data }];

export const correctLeague =
  ({ leagueId, sport, personal }: Omit<CorrectedLeague, "isNewAddress">) =>
  (known: State): LeagueEvent[] => {
    const before = present(known);
    if (before.sport === sport && isDeepStrictEqual(before.contact, personal)) return [];
    const isNewAddress = before.contact?.email.toLowerCase() !== personal?.email.toLowerCase();
    return [{ type: "LeagueCorrected", data: { leagueId, sport, isNewAddress, personal } }];
  };

/** They replied to this email. */
export const noteAnswer =
  (answer: { leagueId: string; emailId: string }) =>
  (known: State): LeagueEvent[] =>
    present(known).answered === answer.emailId ? [] : [{ type: "LeagueAnswered", data: answer }];

/** Removed twice is removed once. */
export const removeLeague =
  (leagueId: string) =>
  (known: State): LeagueEvent[] => {
    if (!known) throw noSuchLeague();
    return known.isRemoved ? [] : [{ type: "LeagueRemoved", data: { leagueId } }];
  };
