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
import { entryAfter, type WaitlistEntry } from "./waitlist/waitlistEntry.ts";

type RegistrationPlaced = Extract<RegistrationEvent, { type: "RegistrationPlaced" }>;

/** One camp with everyone who comes, pays or waits, as far as decisions need it. */
export interface Camp extends Pick<PublishedCamp, "campId" | "instructorId"> {
  readonly terms: CampTerms;
  readonly status: "active" | "cancelled";
  readonly isArchived: boolean;
  readonly registrations: ReadonlyMap<string, Registration>; // in the order in which they came
  readonly ledgers: ReadonlyMap<string, Ledger>; // by registration
  readonly waitlist: ReadonlyMap<string, WaitlistEntry>; // in the order in which they came
}

type Put = <T>(map: ReadonlyMap<string, T>, key: string, value: T) => ReadonlyMap<string, T>;
/** Leaves the map as it is. */
const copying: Put = (map, key, value) => new Map(map).set(key, value);
/** Copies each map once and continues in the copies: a copy per fact would cost the square of their number. */
const owning = (): Put => {
  const own = new WeakSet<object>();
  return (map, key, value) => {
    const ours = own.has(map) && map instanceof Map ? map : new Map(map);
    own.add(ours);
    return ours.set(key, value);
  };
};

const evolveWith =
  (put: Put) =>
  (before: Camp | undefined, fact: CampEvent): Camp | undefined => {
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
        const registered = withLedger(withRegistration(before, fact, put), fact, put);
        return waitlistEntryId === undefined
          ? registered
          : withEntry(registered, { entryId: waitlistEntryId, fact, put });
      }
      case "ParticipantDivisionAssigned":
      case "ParticipantWithdrawn":
      case "RegistrationWithdrawn":
        return withRegistration(before, fact, put);
      case "CardPaymentStarted":
      case "CardPaymentFailed":
      case "CardPaymentCancelled":
      case "RegistrationPaid":
      case "RegistrationPartlyPaid":
      case "RegistrationMarkedUnpaid":
      case "PaymentStatusOverridden":
      case "CardPaymentMismatched":
      case "CardPaymentMismatchResolved":
      case "CardPaymentDisputed":
      case "CardPaymentDisputeClosed":
      case "RefundRequested":
      case "RefundFailed":
      case "RegistrationRefunded":
      case "RefundReturned":
        return withLedger(before, fact, put);
      case "WaitlistJoined":
      case "WaitlistLeft":
      case "WaitlistSpotOffered":
      case "WaitlistOfferDeclined":
      case "WaitlistOfferLapsed":
        return withEntry(before, { entryId: fact.data.entryId, fact, put });
    }
  };

export const camp: Fold<Camp | undefined, CampEvent> = {
  events: CampEvent,
  initial: undefined,
  evolve: evolveWith(copying),
  evolving: () => evolveWith(owning()),
};

const changedIn = <T>(
  map: ReadonlyMap<string, T>,
  { key, is, put }: { key: string; is: T | undefined; put: Put },
): ReadonlyMap<string, T> => (is === undefined || map.get(key) === is ? map : put(map, key, is));

const withRegistration = (camp: Camp, fact: RegistrationEvent, put: Put): Camp => {
  const key = fact.data.registrationId;
  const is = registrationAfter(camp.registrations.get(key), fact);
  return { ...camp, registrations: changedIn(camp.registrations, { key, is, put }) };
};

const withLedger = (camp: Camp, fact: RegistrationPlaced | RegistrationPaymentEvent, put: Put): Camp => {
  const key = fact.data.registrationId;
  const is = ledgerAfter(camp.ledgers.get(key), fact);
  return { ...camp, ledgers: changedIn(camp.ledgers, { key, is, put }) };
};

const withEntry = (
  camp: Camp,
  { entryId: key, fact, put }: { entryId: string; fact: RegistrationPlaced | WaitlistEvent; put: Put },
): Camp => {
  const is = entryAfter(camp.waitlist.get(key), fact);
  return { ...camp, waitlist: changedIn(camp.waitlist, { key, is, put }) };
};

/** What a fact does not name stays. */
const withChanges = (
  terms: CampTerms,
  changes: Partial<{ [K in keyof CampTerms]: CampTerms[K] | undefined }>,
): CampTerms => {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...terms, ...Object.fromEntries(changed) };
};
