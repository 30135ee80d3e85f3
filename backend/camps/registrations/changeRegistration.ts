import type { CampEvent, RegistrationEvent } from "../../../eventstore/camps/events.ts";
import type { Pickup } from "../../../eventstore/camps/registrations.ts";
import { Rejection } from "../../http/rejection.ts";
import { hasEnded, noSuchCamp, noSuchRegistration } from "../admission.ts";
import type { Camp } from "../camp.ts";
import { divisionOf, hasRoomFor } from "../capacity.ts";
import { type Ledger, moneyOf } from "../ledger.ts";
import { type CampMoment, hasStarted, withOffers } from "../waitlist/offers.ts";
import { divisionWords } from "./placeRegistration.ts";
import { coming, isSame, type Registration } from "../registration.ts";
import { mayBeReleased } from "../registrationRule.ts";
import { totalAfter } from "../withdrawalRule.ts";

type State = Camp | undefined;
type WithdrawnBy = Extract<RegistrationEvent, { type: "RegistrationWithdrawn" }>["data"]["by"];

const conflict = (code: string, message: string) => new Rejection("conflict", code, message);

const registrationOf = (camp: State, registrationId: string) => {
  if (!camp) throw noSuchCamp();
  const registration = camp.registrations.get(registrationId);
  if (!registration) throw noSuchRegistration();
  return { camp, registration, about: { campId: camp.campId, registrationId, payerId: registration.payerId } };
};

const participantOf = ({ participants }: Registration, id: string) => {
  const participant = participants.find(({ participantId }) => participantId === id);
  if (!participant) throw new Rejection("missing", "NoSuchParticipant", "We couldn't find this player.");
  return participant;
};

/** Why, in someone's own words. An erased person leaves none behind. */
const personal = ({ parentEmail }: Registration, reason: string | undefined) =>
  reason && parentEmail !== undefined ? { reason } : null;

const asked = (guardianId: string | undefined) => (guardianId === undefined ? {} : { guardianId });

const withdrawn = (
  { campId }: Camp,
  registration: Registration,
  { by, reason, guardianId }: { by: WithdrawnBy; reason?: string | undefined; guardianId?: string | undefined },
): CampEvent => {
  const { registrationId, payerId } = registration;
  return {
    type: "RegistrationWithdrawn",
    data: { campId, registrationId, payerId, by, ...asked(guardianId), personal: personal(registration, reason) },
  };
};

interface Withdrawal {
  readonly registrationId: string;
  readonly participantId?: string | undefined;
  readonly reason?: string | undefined;
  readonly guardianId?: string | undefined; // who asked, where it is not whoever registered
}

/**
 * The parent takes one child out, or all of them. The last one takes the registration along. What was paid for them
 * stays in the books, as a refund that is due.
 */
export const withdraw =
  ({ registrationId, participantId, reason, guardianId }: Withdrawal, moment: CampMoment) =>
  (known: State): CampEvent[] => {
    const { camp, registration, about } = registrationOf(known, registrationId);
    if (participantId !== undefined && participantOf(registration, participantId).isWithdrawn) return [];
    if (registration.isWithdrawn) return [];
    if (hasEnded(camp, moment)) throw conflict("CampOver", "This camp is over.");
    const children = coming(registration).length;
    const by = "parent" as const;
    if (participantId === undefined || children === 1)
      return withOffers(camp, [withdrawn(camp, registration, { by, reason, guardianId })], moment);
    const totalCents = totalAfter({ ...registration, children }, 1);
    const { playerId } = participantOf(registration, participantId);
    const whose = playerId === undefined ? {} : { playerId };
    const who = { ...whose, by, ...asked(guardianId) };
    const stays = { ...about, participantId, ...who, totalCents, personal: personal(registration, reason) };
    return withOffers(camp, [{ type: "ParticipantWithdrawn", data: stays }], moment);
  };

interface PickupTold {
  readonly registrationId: string;
  readonly participantId: string;
  readonly tellerId: string | undefined; // their account
  readonly pickup: Pickup;
}
/** Only the payer, logged in, sees what was said before. Others keep what they say nothing of, or clear it by "nobody". */
const pickupAfter = (before: Pickup, { mayPickUp, mayNotPickUp }: Pickup): Pickup => {
  const after = (was: string | undefined, said: string | undefined) =>
    isSame(said, "nobody") ? undefined : (said ?? was);
  return {
    mayPickUp: after(before.mayPickUp, mayPickUp),
    mayNotPickUp: after(before.mayNotPickUp, mayNotPickUp),
  };
};

/** The parent says who may pick a child up, and who may not, as long as the child comes. Erased, nobody says anything. */
export const tellPickup =
  ({ registrationId, participantId, tellerId, pickup: told }: PickupTold, moment: CampMoment) =>
  (known: State): CampEvent[] => {
    const { camp, registration, about } = registrationOf(known, registrationId);
    const participant = participantOf(registration, participantId);
    const { mayPickUp, mayNotPickUp } = participant.pickup;
    const seesBefore = tellerId !== undefined && tellerId === registration.payerId;
    const pickup = seesBefore ? told : pickupAfter(participant.pickup, told);
    if (mayPickUp === pickup.mayPickUp && mayNotPickUp === pickup.mayNotPickUp) return [];
    if (!coming(registration).includes(participant)) throw conflict("Withdrawn", "This player was withdrawn.");
    if (hasEnded(camp, moment)) throw conflict("CampOver", "This camp is over.");
    if (participant.name === undefined) return [];
    const whose = participant.playerId === undefined ? {} : { playerId: participant.playerId };
    return [{ type: "PickupTold", data: { ...about, participantId, ...whose, personal: pickup } }];
  };

const isReleasable = (ledger: Ledger) => {
  const { collectedCents: collected, refundedCents: refunded } = moneyOf(ledger);
  return mayBeReleased({
    registrationStatus: "confirmed",
    paymentStatus: ledger.status,
    money: { collected, refunded },
  });
};

/** The owner releases a registration's spots. */
export const release =
  ({ registrationId, reason }: { registrationId: string; reason?: string | undefined }, moment: CampMoment) =>
  (known: State): CampEvent[] => {
    const { camp, registration } = registrationOf(known, registrationId);
    if (registration.isWithdrawn) return [];
    const ledger = camp.ledgers.get(registrationId);
    if (ledger && !isReleasable(ledger))
      throw conflict("IsPaid", "This registration is paid. Please refund it first, or set it to Unpaid.");
    return withOffers(camp, [withdrawn(camp, registration, { by: "owner", reason })], moment);
  };

interface Erased {
  readonly registrationId: string;
  readonly payerId: string | null; // who is gone
}
/** What an erased payer leaves in camps to come. Undefined: nothing, or somebody else took it over. */
const leftBehind = (known: State, { registrationId, payerId }: Erased, moment: CampMoment) => {
  const registration = known?.registrations.get(registrationId);
  if (!known || !registration || registration.isWithdrawn || hasEnded(known, moment)) return undefined;
  return registration.payerId === payerId ? { camp: known, registration } : undefined;
};

/** No one is left who could come or cancel: spots in camps to come are for others. */
export const withdrawErased =
  (erased: Erased, moment: CampMoment) =>
  (known: State): CampEvent[] => {
    const left = leftBehind(known, erased, moment);
    return left ? withOffers(left.camp, [withdrawn(left.camp, left.registration, { by: "parent" })], moment) : [];
  };

type HandedOver = Extract<RegistrationEvent, { type: "RegistrationHandedOver" }>["data"];
interface Handover extends Erased, Pick<HandedOver, "to" | "personal"> {
  readonly playerIds: ReadonlySet<string>; // the players that the new payer or another guardian manages
}
/** Another guardian takes over. Players that nobody manages now are withdrawn. */
export const handOver =
  ({ to, personal, playerIds, ...erased }: Handover, moment: CampMoment) =>
  (known: State): CampEvent[] => {
    const left = leftBehind(known, erased, moment);
    if (!left) return [];
    const { camp, registration } = left;
    const { registrationId, payerId } = registration;
    const about = { campId: camp.campId, registrationId, payerId };
    const children = coming(registration);
    const leaving = children.filter(({ playerId }) => playerId === undefined || !playerIds.has(playerId));
    if (leaving.length === children.length) return withdrawErased(erased, moment)(known);
    const go = leaving.map(({ participantId, playerId }, n): CampEvent => {
      const totalCents = totalAfter({ ...registration, children: children.length }, n + 1);
      const whose = playerId === undefined ? {} : { playerId };
      return {
        type: "ParticipantWithdrawn",
        data: { ...about, participantId, ...whose, by: "parent", totalCents, personal: null },
      };
    });
    const { byHandCents = 0 } = camp.ledgers.get(registrationId) ?? {};
    const handedOver = { type: "RegistrationHandedOver", data: { ...about, to, byHandCents, personal } } as const;
    return withOffers(camp, [...go, handedOver], moment);
  };

/** The same where one of the family's players is gone, and the others still come. */
export const withdrawErasedPlayer =
  (place: { registrationId: string; participantId: string }, moment: CampMoment) =>
  (known: State): CampEvent[] =>
    !known?.registrations.has(place.registrationId) || hasEnded(known, moment) ? [] : withdraw(place, moment)(known);

/**
 * Spots promised until a moment and not paid by then, if the camp still wants that. Money on its way in counts:
 * `onTheWay` are the registrations whose payment the card provider is working on.
 */
export const releaseUnpaid =
  (moment: CampMoment, onTheWay: ReadonlySet<string> = new Set()) =>
  (camp: State): CampEvent[] => {
    if (!camp || camp.terms.releaseUnpaidAfterHours === null || camp.status === "cancelled" || camp.isArchived)
      return [];
    if (camp.hasBegun || hasStarted(camp, moment)) return [];
    const isUnpaid = (registrationId: string) => {
      if (onTheWay.has(registrationId)) return false;
      const ledger = camp.ledgers.get(registrationId);
      return !ledger || (ledger.status === "unpaid" && moneyOf(ledger).collectedCents === 0);
    };
    const overdue = [...camp.registrations.values()].filter(
      ({ registrationId, isWithdrawn, payBy, totalCents }) =>
        !isWithdrawn && totalCents > 0 && payBy !== undefined && payBy <= moment.now && isUnpaid(registrationId),
    );
    return withOffers(
      camp,
      overdue.map((one) => withdrawn(camp, one, { by: "clock" })),
      moment,
    );
  };

/** The owner assigns a division, whatever the age says. */
export const assignDivision =
  (
    {
      registrationId,
      participantId,
      divisionId,
    }: { registrationId: string; participantId: string; divisionId: string },
    moment: CampMoment,
  ) =>
  (known: State): CampEvent[] => {
    const { camp, registration, about } = registrationOf(known, registrationId);
    const participant = participantOf(registration, participantId);
    if (!divisionOf(camp, divisionId)) {
      const message = "Please choose a division of this camp";
      throw new Rejection("invalid", "Invalid", message, { issues: [{ path: ["divisionId"], message }] });
    }
    if (participant.divisionId === divisionId) return [];
    if (!coming(registration).includes(participant)) throw conflict("Withdrawn", "This player was withdrawn.");
    if (!hasRoomFor(camp, [divisionId]))
      throw conflict(
        "DivisionFull",
        `${divisionWords(camp, divisionId).replace(/^t/, "T")} is full. Please add spots first.`,
      );
    const moved = { ...about, participantId, divisionId };
    return withOffers(camp, [{ type: "ParticipantDivisionAssigned", data: moved }], moment);
  };
