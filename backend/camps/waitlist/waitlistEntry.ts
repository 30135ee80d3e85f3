import type { JoinedWaitlist, RegistrationEvent, WaitlistEvent } from "../../../eventstore/camps/events.ts";

/** A waiting family, as far as decisions need it. */
export interface WaitlistEntry extends Pick<
  JoinedWaitlist,
  "entryId" | "payerId" | "registrationOption" | "selectedDays" | "places"
> {
  readonly state: "waiting" | "offered" | "accepted" | "declined" | "lapsed" | "left";
  readonly offeredUntil: string | undefined; // while offered
  readonly isSkipped: boolean;
  readonly personal: JoinedWaitlist["personal"]; // null once erased
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
      personal,
      state: "waiting",
      offeredUntil: undefined,
      isSkipped: false,
    };
  }
  if (!before) return before;
  const ended = (state: WaitlistEntry["state"]): WaitlistEntry => ({ ...before, state, offeredUntil: undefined });
  switch (fact.type) {
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
