import {
  CampEvent,
  campStatusAfter,
  type PublishedCamp,
  type RegistrationEvent,
  type RegistrationPaymentEvent,
  type WaitlistEvent,
} from "../../eventstore/camps/events.ts";
import type { CampTerms } from "../../eventstore/camps/camps.ts";
import type { Fold } from "../handle.ts";
import { type Ledger, ledgerAfter } from "./ledger.ts";
import { type Registration, registrationAfter } from "./registration.ts";
import { entryAfter, type WaitlistEntry } from "./waitlistEntry.ts";

type RegistrationPlaced = Extract<RegistrationEvent, { type: "RegistrationPlaced" }>;

/** One camp with everybody who comes, pays or waits, as far as decisions need it. */
export interface Camp extends Pick<PublishedCamp, "campId" | "instructorId"> {
  readonly terms: CampTerms;
  readonly status: "active" | "cancelled";
  readonly isArchived: boolean;
  readonly registrations: ReadonlyMap<string, Registration>; // in the order in which they came
  readonly ledgers: ReadonlyMap<string, Ledger>; // by registration
  readonly waitlist: ReadonlyMap<string, WaitlistEntry>; // in the order in which they came
}

const changedIn = <T>(map: ReadonlyMap<string, T>, key: string, value: T | undefined): ReadonlyMap<string, T> =>
  value === undefined || map.get(key) === value ? map : new Map(map).set(key, value);

export const camp: Fold<Camp | undefined, CampEvent> = {
  events: CampEvent,
  initial: undefined,
  evolve(before, fact) {
    if (fact.type === "CampPublished") {
      const { campId, instructorId, ...terms } = fact.data;
      const nobody = { registrations: new Map(), ledgers: new Map(), waitlist: new Map() };
      return { campId, instructorId, terms, status: "active", isArchived: false, ...nobody };
    }
    if (!before) return before;
    switch (fact.type) {
      case "CampRevised":
        return { ...before, terms: withChanges(before.terms, fact.data.changes) };
      case "CampCancelled":
        return { ...before, status: campStatusAfter[fact.type] };
      case "CampArchived":
        return { ...before, isArchived: true };
      case "CampRestored":
        return { ...before, isArchived: false };
      case "RegistrationPlaced": {
        const { waitlistEntryId } = fact.data;
        const registered = withLedger(withRegistration(before, fact), fact);
        return waitlistEntryId === undefined ? registered : withEntry(registered, waitlistEntryId, fact);
      }
      case "ParticipantDivisionAssigned":
      case "ParticipantWithdrawn":
      case "RegistrationWithdrawn":
        return withRegistration(before, fact);
      case "CardPaymentStarted":
      case "CardPaymentFailed":
      case "RegistrationPaid":
      case "RegistrationPartlyPaid":
      case "RegistrationMarkedUnpaid":
      case "PaymentStatusOverridden":
      case "CardPaymentMismatched":
      case "CardPaymentMismatchResolved":
      case "RefundRequested":
      case "RefundFailed":
      case "RegistrationRefunded":
        return withLedger(before, fact);
      case "WaitlistJoined":
      case "WaitlistLeft":
      case "WaitlistSpotOffered":
      case "WaitlistOfferDeclined":
      case "WaitlistOfferLapsed":
        return withEntry(before, fact.data.entryId, fact);
    }
  },
};

const withRegistration = (camp: Camp, fact: RegistrationEvent): Camp => {
  const { registrationId } = fact.data;
  const is = registrationAfter(camp.registrations.get(registrationId), fact);
  return { ...camp, registrations: changedIn(camp.registrations, registrationId, is) };
};

const withLedger = (camp: Camp, fact: RegistrationPlaced | RegistrationPaymentEvent): Camp => {
  const { registrationId } = fact.data;
  return {
    ...camp,
    ledgers: changedIn(camp.ledgers, registrationId, ledgerAfter(camp.ledgers.get(registrationId), fact)),
  };
};

const withEntry = (camp: Camp, entryId: string, fact: RegistrationPlaced | WaitlistEvent): Camp => ({
  ...camp,
  waitlist: changedIn(camp.waitlist, entryId, entryAfter(camp.waitlist.get(entryId), fact)),
});

/** What a fact does not name is as before. */
const withChanges = (
  terms: CampTerms,
  changes: Partial<{ [K in keyof CampTerms]: CampTerms[K] | undefined }>,
): CampTerms => {
  const told = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...terms, ...Object.fromEntries(told) };
};
