import type { CampEvent, PlacedRegistration } from "../../../eventstore/camps/events.ts";
import type { Pickup } from "../../../eventstore/camps/registrations.ts";
import { Rejection } from "../../http/rejection.ts";
import { type Camp, camp as camps } from "../camp.ts";
import { type DayChoice, daysLeft } from "../daysRule.ts";
import type { CampMoment } from "./offers.ts";
import { placeRegistration } from "../registrations/placeRegistration.ts";
import { entryOf, refuseUnlessOffered } from "./waitlist.ts";

export interface Accepting extends Pick<
  PlacedRegistration,
  "registrationId" | "payerId" | "paymentMethod" | "agreedTo"
> {
  readonly entryId: string;
  readonly shownCents?: number | undefined; // the amount that the parent was shown; undefined: none
  readonly medicalInfo: Readonly<Record<string, string>>; // by participant
  readonly pickup: Readonly<Record<string, Pickup>>; // by participant
}

/** The days a family waited for, without those that were canceled since. Throws if none is left. */
const daysToAccept = ({ terms, canceledDays }: Camp, choice: DayChoice) => {
  const left = daysLeft({ ...terms, canceledDays }, choice);
  if (left.length > 0) return left;
  throw new Rejection(
    "conflict",
    "DayCanceled",
    "The days you chose were canceled, so there’s nothing to register for.",
  );
};

/**
 * A family registers on the spots held for it, with what it stated when it joined and at the current price. Everything
 * is checked as for any registration, on the camp without that offer, so that only its own spots are free for it.
 */
export const acceptOffer =
  ({ entryId, medicalInfo, pickup, ...accepting }: Accepting, moment: CampMoment) =>
  (known: Camp | undefined): CampEvent[] => {
    const { camp, entry, about } = entryOf(known, entryId);
    if (entry.state === "accepted") return [];
    refuseUnlessOffered(camp, entry, moment);
    const { parent, participants, registrationOption, places } = entry;
    const selectedDays = daysToAccept(camp, entry);
    const children = places.flatMap(({ participantId }) => {
      const child = participants.find((one) => one.participantId === participantId);
      return child ? [{ ...child, ...pickup[participantId], medicalInfo: medicalInfo[participantId] }] : [];
    });
    if (!parent || children.length === 0)
      throw new Rejection("conflict", "Erased", "Your data was erased, so there's nobody to register.");
    const placing = { ...accepting, registrationOption, selectedDays, parent, children, places };
    const withoutOffer = camps.evolve(camp, { type: "WaitlistLeft", data: { ...about, by: "parent" } });
    return placeRegistration(
      placing,
      moment,
    )(withoutOffer).map((fact) =>
      fact.type === "RegistrationPlaced" ? { ...fact, data: { ...fact.data, waitlistEntryId: entryId } } : fact,
    );
  };
