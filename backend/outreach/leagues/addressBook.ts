import { type AddedLeague, leagueStream } from "../../../eventstore/outreach/events.ts";
import { leagueAt } from "../../../projections/outreach/leagueQueries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, newId } from "../../command.ts";
import { Rejection } from "../../http/rejection.ts";
import { oneAtATime } from "../../oneAtATime.ts";
import { recipients } from "../recipients.ts";
import type { LeagueForm } from "./contract.ts";
import { addLeague, correctLeague, league } from "./league.ts";

type Parts = Pick<Backend, "db" | "handle" | "allCaughtUp" | "keys">;

/**
 * One address belongs to one league, and leagues have a stream each: so whatever gives a league its address happens one
 * at a time, across all processes, each looking at read models that show the previous one.
 */
export const withAddressesLocked = <T>(backend: Pick<Parts, "db" | "allCaughtUp">, work: () => Promise<T>) =>
  oneAtATime(backend, { what: "league addresses", known: "which leagues there are", shownBy: ["outreach"] }, work);

type Contact = Pick<LeagueForm, "name" | "contactName" | "email"> & Partial<Pick<LeagueForm, "region">>;
const personalOf = async ({ keys }: Pick<Parts, "keys">, { name, contactName, email, region }: Contact) => ({
  name,
  contactName,
  email,
  ...(region && { region }),
  fingerprint: await recipients(keys).fingerprintOf(email),
});

interface New extends Contact, Pick<AddedLeague, "source" | "inquiryId"> {
  readonly sport?: LeagueForm["sport"];
}
/** While addresses are locked, and if no league has this one. Returns its id. */
export const addNewLeague = async (parts: Parts, command: Command, added: New): Promise<string> => {
  const { source, inquiryId, sport } = added;
  const leagueId = newId(command, "league");
  const data: AddedLeague = {
    leagueId,
    ...(source && { source }),
    ...(inquiryId && { inquiryId }),
    ...(sport && { sport }),
    personal: await personalOf(parts, added),
  };
  await parts.handle({ fold: league, stream: leagueStream(leagueId), command }, addLeague(data));
  return leagueId;
};

/** The league at this address, which is added if it is new to us. */
export const leagueKnownOrAdded = async (parts: Parts, command: Command, added: New): Promise<string> =>
  (await leagueAt(parts.db, added.email)) ??
  withAddressesLocked(
    parts,
    async () => (await leagueAt(parts.db, added.email)) ?? addNewLeague(parts, command, added),
  );

const refuseKnown = async ({ db }: Pick<Parts, "db">, email: string, besides: string) => {
  const known = await leagueAt(db, email);
  if (known === undefined || known === besides) return;
  const message = "Another league has this email address already";
  throw new Rejection("conflict", "KnownAddress", message, { issues: [{ path: ["email"], message }] });
};

/** Throws a Rejection if a league has the address. The same command again finds the league it added. */
export const addLeagueByHand = (parts: Parts, command: Command, added: New) =>
  withAddressesLocked(parts, async () => {
    await refuseKnown(parts, added.email, newId(command, "league"));
    return addNewLeague(parts, command, added);
  });

/** Throws a Rejection if another league has the address. */
export const correctLeagueByHand = (
  parts: Parts,
  command: Command,
  { leagueId, sport, ...contact }: Contact & { leagueId: string; sport: LeagueForm["sport"] },
) =>
  withAddressesLocked(parts, async () => {
    await refuseKnown(parts, contact.email, leagueId);
    const personal = await personalOf(parts, contact);
    const target = { fold: league, stream: leagueStream(leagueId), command };
    return parts.handle(target, correctLeague({ leagueId, sport, personal }));
  });
