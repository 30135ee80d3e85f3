import type { CampEvent, JoinedWaitlist } from "../../../eventstore/camps/events.ts";
import { isInLine } from "../../../projections/camps/waitlistRule.ts";
import { Rejection } from "../../http/rejection.ts";
import { chosenDays, noSuchCamp, openCamp, refuseAges } from "../admission.ts";
import type { Camp } from "../camp.ts";
import { hasRoomFor } from "../capacity.ts";
import { divisionFor } from "../divisionRule.ts";
import { type CampMoment, hasStarted, withOffers } from "./offers.ts";
import { coming, isOneOf } from "../registration.ts";
import { type Child, wordsOf } from "../registrations/placeRegistration.ts";
import type { Sees } from "../registrations/seeing.ts";
import type { WaitlistEntry } from "./waitlistEntry.ts";

type State = Camp | undefined;

const conflict = (code: string, message: string) => new Rejection("conflict", code, message);
export const noSuchEntry = () =>
  new Rejection("missing", "NoSuchWaitlistEntry", "We couldn't find this waitlist entry.");

const seesAll: Sees = () => true;

/**
 * Throws if a child of this family already waits or comes, and names it to anyone who `sees` that place or
 * registration. Others are told that there is one, at the point where they would have joined and the parent been
 * written to.
 */
const refuseTwice = (
  camp: Camp,
  family: Pick<Joining, "parent" | "children">,
  { sees, named }: { sees: Sees; named: boolean },
) => {
  const isChild = isOneOf(family);
  const who = (name: string) => (named ? `${name} is` : "It looks like your player is");
  for (const entry of camp.waitlist.values())
    for (const { playerName, playerId } of entry.participants)
      if (
        isInLine(entry) &&
        isChild(entry.parent?.parentEmail, { name: playerName, playerId }) &&
        sees("waitlistEntry", entry.entryId, camp)
      )
        throw conflict(
          "WaitsAlready",
          `${who(playerName)} already on this waitlist. The link to your place in line is in the email we sent you.`,
        );
  for (const registration of camp.registrations.values())
    for (const { name, playerId } of coming(registration))
      if (
        name !== undefined &&
        isChild(registration.parentEmail, { name, playerId }) &&
        sees("registration", registration.registrationId, camp)
      )
        throw conflict(
          "RegisteredAlready",
          `${who(name)} already registered for this camp. The link to the registration is in the email we sent you.`,
        );
};

export interface Joining extends Pick<JoinedWaitlist, "entryId" | "payerId" | "registrationOption" | "selectedDays"> {
  readonly parent: { readonly parentName: string; readonly parentEmail: string; readonly parentPhone: string };
  readonly children: readonly Omit<Child, "medicalInfo">[];
  readonly sees?: Sees | undefined; // undefined: nothing
}

/** A family waits, all of its children together, while there is no spot for all of them. */
export const joinWaitlist =
  ({ entryId, payerId, parent, children, sees, ...option }: Joining, moment: CampMoment) =>
  (known: State): CampEvent[] => {
    if (known?.waitlist.has(entryId)) return [];
    const camp = openCamp(known, moment);
    refuseAges(camp, children);
    const selectedDays = chosenDays(camp, option);
    if (sees) refuseTwice(camp, { parent, children }, { sees, named: true });
    const places = children.map(({ participantId, playerAge: age, sport }) => ({
      participantId,
      divisionId: divisionFor(camp.terms.divisions, { age, sport }),
    }));
    const wanted = places.map(({ divisionId }) => divisionId);
    if (hasRoomFor(camp, wanted))
      throw conflict("ThereIsAPlace", "There are spots left. You can register now instead of waiting.");
    refuseTwice(camp, { parent, children }, { sees: seesAll, named: false });
    const { campId } = camp;
    const { registrationOption } = option;
    const typed = children.flatMap((child) => (child.playerId === undefined ? [wordsOf(child)] : []));
    const personal = { ...parent, participants: typed };
    const about = { campId, entryId, payerId };
    return [
      { type: "WaitlistJoined", data: { ...about, registrationOption, selectedDays, places, personal } },
      ...children.flatMap((child): CampEvent[] => {
        const { participantId, ...words } = wordsOf(child);
        if (child.playerId === undefined) return [];
        const data = { ...about, participantId, playerId: child.playerId, personal: words };
        return [{ type: "WaitlistParticipantTold", data }];
      }),
    ];
  };

/** An entry with the camp it waits for. Throws if there is none. */
export const entryOf = (camp: State, entryId: string) => {
  if (!camp) throw noSuchCamp();
  const entry = camp.waitlist.get(entryId);
  if (!entry) throw noSuchEntry();
  return { camp, entry, about: { campId: camp.campId, entryId, payerId: entry.payerId } };
};

/** The family gives up its turn, or a spot it was offered. */
export const leaveWaitlist =
  ({ entryId, by }: { entryId: string; by: "parent" | "owner" }, moment: CampMoment) =>
  (known: State): CampEvent[] => {
    const { camp, entry, about } = entryOf(known, entryId);
    if (entry.state === "accepted") throw conflict("RegisteredAlready", "You've already registered with this spot.");
    if (!isInLine(entry)) return [];
    return withOffers(camp, [{ type: "WaitlistLeft", data: { ...about, by } }], moment);
  };

/** Who is erased waits no longer. The others of the family go on, in the turn they have. */
export const leaveErasedPlayer =
  ({ entryId, participantId }: { entryId: string; participantId: string }, moment: CampMoment) =>
  (known: State): CampEvent[] => {
    const entry = known?.waitlist.get(entryId);
    if (!known || !entry || !isInLine(entry) || !entry.places.some((one) => one.participantId === participantId))
      return [];
    if (entry.places.length === 1) return leaveWaitlist({ entryId, by: "parent" }, moment)(known);
    const data = { campId: known.campId, entryId, payerId: entry.payerId, participantId, by: "parent" as const };
    return withOffers(known, [{ type: "WaitlistParticipantLeft", data }], moment);
  };

/** An offer ends when its time is up, or at the start of a camp that was moved to an earlier day. */
const isPast = (camp: Camp, { offeredUntil = "" }: WaitlistEntry, moment: CampMoment) =>
  offeredUntil <= moment.now || hasStarted(camp, moment);

/** Throws if there is no offer left to answer. */
export const refuseUnlessOffered = (camp: Camp, entry: WaitlistEntry, moment: CampMoment) => {
  if (entry.state === "waiting") throw conflict("NothingOffered", "A spot hasn't opened up for you yet.");
  if (entry.state !== "offered" || isPast(camp, entry, moment))
    throw conflict(
      "OfferIsOver",
      "This offer has expired. You can register if there are spots left, or join the waitlist again.",
    );
};

/** The next in line is offered what this family does not want. */
export const declineOffer =
  ({ entryId }: { entryId: string }, moment: CampMoment) =>
  (known: State): CampEvent[] => {
    const { camp, entry, about } = entryOf(known, entryId);
    if (entry.state === "declined") return [];
    refuseUnlessOffered(camp, entry, moment);
    return withOffers(camp, [{ type: "WaitlistOfferDeclined", data: about }], moment);
  };

/** Offers not answered in time go to the next in line. */
export const lapseOffers =
  (moment: CampMoment) =>
  (camp: State): CampEvent[] => {
    if (!camp) return [];
    const { campId } = camp;
    const lapsed = [...camp.waitlist.values()]
      .filter((entry) => entry.state === "offered" && isPast(camp, entry, moment))
      .map(({ entryId, payerId }): CampEvent => ({ type: "WaitlistOfferLapsed", data: { campId, entryId, payerId } }));
    return withOffers(camp, lapsed, moment);
  };
