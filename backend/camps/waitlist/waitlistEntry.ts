import type { Participant } from "../../../eventstore/camps/registrations.ts";
import type { JoinedWaitlist, RegistrationEvent, WaitlistEvent } from "../../../eventstore/camps/events.ts";

type Parent = Omit<NonNullable<JoinedWaitlist["personal"]>, "participants">;
interface WaitingParticipant extends Participant {
  readonly playerId?: string; // where the family is known
}

/** A waiting family, as far as decisions need it. */
export interface WaitlistEntry extends Pick<
  JoinedWaitlist,
  "entryId" | "payerId" | "registrationOption" | "selectedDays" | "places"
> {
  readonly state: "waiting" | "offered" | "accepted" | "declined" | "lapsed" | "left";
  readonly offeredUntil: string | undefined; // while offered
  readonly isSkipped: boolean;
  readonly parent: Parent | null; // null once erased
  readonly participants: readonly WaitingParticipant[]; // whose words are still there
}

export const entryAfter = (
  before: WaitlistEntry | undefined,
  fact: WaitlistEvent | Extract<RegistrationEvent, { type: "RegistrationPlaced" }>,
): WaitlistEntry | undefined => {
  if (fact.type === "WaitlistJoined") {
    const { entryId, payerId, registrationOption, selectedDays, places, personal } = fact.data;
    return {
      entryId,
      payerId,
      registrationOption,
      selectedDays,
      places,
      parent: personal && {
        parentName: personal.parentName,
        parentEmail: personal.parentEmail,
        parentPhone: personal.parentPhone,
      },
      participants: personal?.participants ?? [],
      state: "waiting",
      offeredUntil: undefined,
      isSkipped: false,
    };
  }
  if (!before) return before;
  const ended = (state: WaitlistEntry["state"]): WaitlistEntry => ({ ...before, state, offeredUntil: undefined });
  switch (fact.type) {
    case "WaitlistParticipantTold": {
      const { participantId, playerId, personal } = fact.data;
      const told = personal && { ...personal, participantId, playerId };
      return told ? { ...before, participants: [...before.participants, told] } : before;
    }
    case "WaitlistParticipantLeft": {
      const stays = (one: { participantId: string }) => one.participantId !== fact.data.participantId;
      return { ...before, places: before.places.filter(stays), participants: before.participants.filter(stays) };
    }
    case "WaitlistSpotOffered":
      return { ...before, state: "offered", offeredUntil: fact.data.offeredUntil };
    case "WaitlistOfferExtended":
      return { ...before, offeredUntil: fact.data.offeredUntil };
    case "WaitlistTurnSkipped":
      return { ...before, isSkipped: true };
    case "WaitlistOfferDeclined":
      return ended("declined");
    case "WaitlistOfferLapsed":
      return ended("lapsed");
    case "WaitlistLeft":
      return ended("left");
    case "RegistrationPlaced":
      return ended("accepted");
  }
};
