import {
  CampEvent,
  campStatusAfter,
  type PublishedCamp,
  type RegistrationEvent,
  type WaitlistEvent,
} from "../../eventstore/camps/events.ts";
import type { CampTerms } from "../../eventstore/camps/camps.ts";
import type { Fold } from "../handle.ts";
import { datesOf, dayNumber, spanOf } from "./daysRule.ts";
import { type Ledger, ledgerAfter } from "./ledger.ts";
import { type Registration, registrationAfter } from "./registration.ts";
import { entryAfter, type WaitlistEntry } from "./waitlist/waitlistEntry.ts";

type RegistrationPlaced = Extract<RegistrationEvent, { type: "RegistrationPlaced" }>;
type LedgerEvent = Parameters<typeof ledgerAfter>[1];

interface CalledOff {
  readonly number: number | undefined; // of the day
  readonly to?: string; // canceled days go nowhere
  readonly at: string | undefined; // the oldest facts do not say
}

/** One camp with everyone who comes, pays or waits, as far as decisions need it. */
export interface Camp extends Pick<PublishedCamp, "campId" | "instructorId"> {
  /** `dates`: as in daysRule. */
  readonly terms: CampTerms & { readonly dates?: readonly string[] };
  readonly status: "draft" | "active" | "cancelled";
  /** The last cancellation, and whether money has moved because of it. */
  readonly cancellation?: {
    readonly id: string | undefined;
    readonly isUndone: boolean;
    readonly isFollowed: boolean;
  };
  readonly canceledDays: readonly string[];
  /** The last cancellation of a day, and whether anything has happened since. */
  readonly dayCancellation?: {
    readonly id: string | undefined;
    readonly day: string;
    readonly isUndone: boolean;
    readonly isFollowed: boolean;
  };
  readonly movedDays: readonly number[];
  /** The date of each day before the first of them was moved. */
  readonly planned: readonly string[];
  /** Its first day had begun when a day was moved, so that the camp may start later now. */
  readonly hasBegun: boolean;
  /** The last move of a day, and whether anything has happened since. */
  readonly dayMove?: Pick<Extract<CampEvent, { type: "CampDayMoved" }>["data"], "day" | "from" | "to"> & {
    readonly id: string | undefined;
    readonly isUndone: boolean;
    readonly isFollowed: boolean;
  };
  /** Days that were moved away or canceled, by the date they were on: which, where to, and since when. */
  readonly calledOff: ReadonlyMap<string, CalledOff>;
  readonly isArchived: boolean;
  readonly registrations: ReadonlyMap<string, Registration>; // in the order in which they came
  readonly ledgers: ReadonlyMap<string, Ledger>; // by registration
  readonly waitlist: ReadonlyMap<string, WaitlistEntry>; // in the order of their turns
  readonly messages: ReadonlySet<string>;
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
  (before: Camp | undefined, fact: CampEvent, id?: string): Camp | undefined => {
    if (fact.type === "CampDrafted" || fact.type === "CampPublished") {
      const { campId, instructorId, ...terms } = fact.data;
      const nobody = { registrations: new Map(), ledgers: new Map(), waitlist: new Map(), messages: new Set<string>() };
      return {
        campId,
        instructorId,
        terms,
        status: campStatusAfter[fact.type],
        canceledDays: [],
        movedDays: [],
        planned: [],
        hasBegun: false,
        calledOff: new Map(),
        isArchived: false,
        ...nobody,
      };
    }
    const now = followed(before, fact.type);
    return now && after(now, fact, { put, id });
  };

/** The date of each day as it was planned: while none is moved, where it is. */
export const plannedFor = ({ terms, movedDays, planned }: Camp) => (movedDays.length === 0 ? datesOf(terms) : planned);

/** What follows from a cancellation of a day by itself: nobody has to come back for an open card payment to end. */
const ofDay = new Set<CampEvent["type"]>([
  "CampDayCanceled",
  "RegistrationRequoted",
  "CampDayCancellationUndone",
  "CardPaymentCancelled",
  "CardPaymentFailed",
]);
const ofMove = new Set<CampEvent["type"]>(["CampDayMoveUndone", "CardPaymentCancelled", "CardPaymentFailed"]);
const followed = (camp: Camp | undefined, by: CampEvent["type"]): Camp | undefined => {
  const { dayCancellation: canceled, dayMove: moved } = camp ?? {};
  return (
    camp && {
      ...camp,
      ...(canceled && !ofDay.has(by) && { dayCancellation: { ...canceled, isFollowed: true } }),
      ...(moved && !ofMove.has(by) && { dayMove: { ...moved, isFollowed: true } }),
    }
  );
};

const after = (
  before: Camp,
  fact: Exclude<CampEvent, { type: "CampDrafted" | "CampPublished" }>,
  { put, id }: { put: Put; id: string | undefined },
): Camp | undefined => {
  switch (fact.type) {
    case "CampRevised":
      return { ...before, terms: withChanges(before.terms, fact.data.changes) };
    case "CampCancelled":
      return {
        ...before,
        status: campStatusAfter[fact.type],
        cancellation: { id, isUndone: false, isFollowed: false },
        ledgers: new Map([...before.ledgers].map(([key, ledger]) => [key, { ...ledger, mark: undefined }])),
      };
    case "CampCancellationUndone":
      return {
        ...before,
        status: campStatusAfter[fact.type],
        ...(before.cancellation && { cancellation: { ...before.cancellation, isUndone: true } }),
      };
    case "CampDayCanceled": {
      const { day, canceledDays, at } = fact.data;
      const calledOff = put(before.calledOff, day, { number: dayNumber(before.terms, day), at });
      return { ...before, canceledDays, calledOff, dayCancellation: { id, day, isUndone: false, isFollowed: false } };
    }
    case "CampDayCancellationUndone": {
      const { canceledDays } = fact.data;
      const { dayCancellation } = before;
      return {
        ...before,
        canceledDays,
        ...(dayCancellation && { dayCancellation: { ...dayCancellation, isUndone: true } }),
      };
    }
    case "CampDayMoved": {
      const { day, from, to, dates, movedDays, hasBegun = before.hasBegun, at } = fact.data;
      const planned = plannedFor(before);
      const dayMove = { id, day, from, to, isUndone: false, isFollowed: false };
      const calledOff = put(before.calledOff, from, { number: day, to, at });
      const terms = { ...before.terms, ...spanOf(dates) };
      return { ...before, terms, movedDays, planned, hasBegun, dayMove, calledOff };
    }
    case "CampDayMoveUndone": {
      const { dates, movedDays } = fact.data;
      const { dayMove } = before;
      return {
        ...before,
        terms: { ...before.terms, ...spanOf(dates) },
        movedDays,
        ...(dayMove && { dayMove: { ...dayMove, isUndone: true } }),
      };
    }
    case "CampArchived":
      return { ...before, isArchived: true };
    case "CampRestored":
      return { ...before, isArchived: false };
    case "RegistrationPlaced": {
      const { waitlistEntryId } = fact.data;
      const registered = withLedger(withRegistration(before, fact, put), fact, { id, put });
      return waitlistEntryId === undefined
        ? registered
        : withEntry(registered, { entryId: waitlistEntryId, fact, put });
    }
    case "ParticipantTold":
    case "PickupTold":
    case "ParticipantDivisionAssigned":
    case "RegistrationHandedOver":
      return withRegistration(before, fact, put);
    case "ParticipantWithdrawn":
    case "RegistrationRequoted":
    case "RegistrationWithdrawn":
      return withLedger(withRegistration(before, fact, put), fact, { id, put });
    case "CardPaymentStarted":
    case "CardPaymentFailed":
    case "CardPaymentCancelled":
    case "RegistrationPaid":
    case "RegistrationPartlyPaid":
    case "RegistrationMarkedUnpaid":
    case "PaymentStatusOverridden":
    case "PaymentMarkUndone":
    case "CardPaymentMismatchResolved":
    case "CardPaymentDisputed":
    case "CardPaymentDisputeClosed":
    case "RefundFailed":
    case "RefundReturned":
      return withLedger(before, fact, { id, put });
    case "CardPaymentMismatched":
    case "RefundRequested":
    case "RegistrationRefunded": {
      const { cancellation } = before;
      const after = withLedger(before, fact, { id, put });
      return cancellation ? { ...after, cancellation: { ...cancellation, isFollowed: true } } : after;
    }
    case "WaitlistJoined":
    case "WaitlistParticipantTold":
    case "WaitlistParticipantLeft":
    case "WaitlistLeft":
    case "WaitlistSpotOffered":
    case "WaitlistOfferDeclined":
    case "WaitlistOfferLapsed":
    case "WaitlistOfferExtended":
      return withEntry(before, { entryId: fact.data.entryId, fact, put });
    case "FamiliesMessaged":
      return { ...before, messages: new Set(before.messages).add(fact.data.messageId) };
    case "WaitlistTurnSkipped":
      return withEntry(behindOthers(before, fact.data.entryId), { entryId: fact.data.entryId, fact, put });
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

const withLedger = (camp: Camp, fact: LedgerEvent, { id, put }: { id: string | undefined; put: Put }): Camp => {
  const key = fact.data.registrationId;
  const is = ledgerAfter(camp.ledgers.get(key), fact, id);
  return { ...camp, ledgers: changedIn(camp.ledgers, { key, is, put }) };
};

const withEntry = (
  camp: Camp,
  { entryId: key, fact, put }: { entryId: string; fact: RegistrationPlaced | WaitlistEvent; put: Put },
): Camp => {
  const is = entryAfter(camp.waitlist.get(key), fact);
  return { ...camp, waitlist: changedIn(camp.waitlist, { key, is, put }) };
};

const behindOthers = (camp: Camp, entryId: string): Camp => {
  const entry = camp.waitlist.get(entryId);
  if (!entry) return camp;
  const others = [...camp.waitlist].filter(([id]) => id !== entryId);
  return { ...camp, waitlist: new Map([...others, [entryId, entry]]) };
};

/** What a fact does not name stays. */
const withChanges = (
  terms: CampTerms,
  changes: Partial<{ [K in keyof CampTerms]: CampTerms[K] | undefined }>,
): CampTerms => {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...terms, ...Object.fromEntries(changed) };
};
