import type { PlacedRegistration, RegistrationEvent } from "../../eventstore/camps/events.ts";
import type { Pickup } from "../../eventstore/camps/registrations.ts";

interface Participant {
  readonly participantId: string;
  readonly divisionId: string | null; // null: no division fits, or a camp without divisions
  readonly isWithdrawn: boolean;
  readonly name: string | undefined; // undefined once erased
  readonly playerId?: string | undefined; // where the family is known
  readonly pickup: Pickup;
}

const pickupIn = (told: Pickup | null | undefined): Pickup => ({
  mayPickUp: told?.mayPickUp,
  mayNotPickUp: told?.mayNotPickUp,
});

/** One family's registration, as far as decisions need it; its money is in its ledger. */
export interface Registration extends Pick<
  PlacedRegistration,
  "registrationId" | "payerId" | "registrationOption" | "selectedDays" | "participantCents" | "payBy"
> {
  readonly participants: readonly Participant[];
  /** Before a day was canceled, as long as that isn't undone. */
  readonly lastQuote?: { readonly day: string; readonly participantCents: number } | undefined;
  readonly totalCents: number; // as quoted, less the price of withdrawn children
  readonly isWithdrawn: boolean; // its spots are free again
  readonly parentEmail: string | undefined; // undefined once erased
}

export const registrationAfter = (
  before: Registration | undefined,
  fact: RegistrationEvent,
): Registration | undefined => {
  if (fact.type === "RegistrationPlaced") {
    const { registrationId, payerId, registrationOption, selectedDays, participantCents, totalCents, payBy } =
      fact.data;
    const { places, personal } = fact.data;
    const toldOf = (id: string) => personal?.participants.find(({ participantId }) => participantId === id);
    return {
      registrationId,
      payerId,
      registrationOption,
      selectedDays,
      participantCents,
      totalCents,
      payBy,
      participants: places.map((child) => {
        const told = toldOf(child.participantId);
        return { ...child, isWithdrawn: false, name: told?.playerName, pickup: pickupIn(told) };
      }),
      isWithdrawn: false,
      parentEmail: personal?.parentEmail,
    };
  }
  if (!before) return before;
  const withParticipant = (id: string, is: Partial<Participant>) =>
    before.participants.map((one) => (one.participantId === id ? { ...one, ...is } : one));
  switch (fact.type) {
    case "ParticipantTold": {
      const { participantId, playerId, personal } = fact.data;
      const told = { playerId, name: personal?.playerName, pickup: pickupIn(personal) };
      return { ...before, participants: withParticipant(participantId, told) };
    }
    case "PickupTold": {
      const { participantId, personal } = fact.data;
      return { ...before, participants: withParticipant(participantId, { pickup: pickupIn(personal) }) };
    }
    case "ParticipantDivisionAssigned": {
      const { participantId, divisionId } = fact.data;
      return { ...before, participants: withParticipant(participantId, { divisionId }) };
    }
    case "ParticipantWithdrawn": {
      const { participantId, totalCents } = fact.data;
      return { ...before, totalCents, participants: withParticipant(participantId, { isWithdrawn: true }) };
    }
    case "RegistrationRequoted": {
      const { day, participantCents, totalCents, how } = fact.data;
      const lastQuote = how === "undone" ? undefined : { day, participantCents: before.participantCents };
      return { ...before, participantCents, totalCents, lastQuote };
    }
    case "RegistrationWithdrawn":
      return { ...before, isWithdrawn: true };
    case "RegistrationHandedOver":
      return { ...before, payerId: fact.data.to, parentEmail: fact.data.personal?.parentEmail };
  }
};

/** The children who come. */
export const coming = ({ isWithdrawn, participants }: Registration) =>
  isWithdrawn ? [] : participants.filter((one) => !one.isWithdrawn);

const plain = (text: string) => text.trim().replaceAll(/\s+/g, " ").toLowerCase();
/** Whether two people typed the same name or address. */
export const isSame = (one: string | undefined, other: string) => one !== undefined && plain(one) === plain(other);

/** A parent with children, as they are typed or known. `otherIds`: of records of the same player that were merged. */
export interface Family {
  readonly parent: { readonly parentEmail: string };
  readonly children: readonly {
    readonly playerName: string;
    readonly playerId?: string | undefined;
    readonly otherIds?: readonly string[];
  }[];
}
/** Whether a child is one of them. Players are known by their ids, others by their names under the family's address. */
export const isOneOf =
  ({ parent: { parentEmail }, children }: Family) =>
  (address: string | undefined, one: { readonly name: string; readonly playerId?: string | undefined }) =>
    children.some(({ playerName, playerId, otherIds = [] }) =>
      playerId && one.playerId
        ? [playerId, ...otherIds].includes(one.playerId)
        : isSame(address, parentEmail) && isSame(playerName, one.name),
    );
