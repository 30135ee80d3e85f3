import { createHash } from "node:crypto";
import { CampEvent } from "../../../eventstore/camps/events.ts";
import type { RecordedEvent } from "../../../eventstore/eventStore.ts";
import { dollars } from "../../../projections/list.ts";
import { evolvingOf } from "../../handle.ts";
import { goneCents } from "../../payments/open.ts";
import type { Posted } from "../../post.ts";
import { type Camp, camp } from "../camp.ts";
import { divisionName } from "../divisionRule.ts";
import type { DisputePack } from "./disputePackContract.ts";
import { partyNamed, type Recorded, stepsAbout } from "./disputeSteps.ts";

type Fact<T extends CampEvent["type"]> = Extract<CampEvent, { type: T }>;

interface DisputeParts {
  readonly registrationId: string;
  readonly events: readonly RecordedEvent[]; // of the camp's stream, all of them
  readonly names: ReadonlyMap<string, string>; // of people with accounts, by id
  readonly money: DisputePack["money"];
  readonly mails: readonly Posted[];
  readonly now: string;
}

/** Without the texts of the policies. Undefined if this camp has no such registration. */
export const disputePack = ({ registrationId, events, names, money, mails, now }: DisputeParts) => {
  const recorded = events.map(({ id, revision, meta, type, data }) => ({
    id,
    revision,
    meta,
    fact: CampEvent.parse({ type, data }),
  }));
  const isPlacing = ({ fact }: Recorded) =>
    fact.type === "RegistrationPlaced" && fact.data.registrationId === registrationId;
  const placedAt = recorded.findIndex(isPlacing);
  const placing = recorded[placedAt];
  const at = campAfter(recorded.slice(0, placedAt + 1));
  const today = campAfter(recorded);
  if (placing?.fact.type !== "RegistrationPlaced" || !at || !today) return undefined;
  const { data } = placing.fact;
  const partyOf = partyNamed(names);
  return {
    registrationId,
    campId: data.campId,
    madeAt: now,
    registeredAt: placing.meta.occurredAt,
    registeredBy: partyOf(placing.meta.actor),
    parent: data.personal && {
      name: data.personal.parentName,
      email: data.personal.parentEmail,
      phone: data.personal.parentPhone,
    },
    children: childrenOf(data, recorded, today),
    agreed: {
      registrationOption: data.registrationOption,
      selectedDays: data.selectedDays,
      paymentMethod: data.paymentMethod,
      pricePerChild: dollars(data.participantCents),
      total: dollars(data.totalCents),
      policies: data.agreedTo ?? null,
    },
    camp: { ...sealedTerms(at.terms), changes: changesAfter(recorded.slice(placedAt + 1)) },
    money,
    steps: stepsAbout({ registrationId, recorded, partyOf }),
    cardPayments: cardPaymentsOf(today, registrationId),
    mails: [...mails],
  } satisfies Omit<DisputePack, "policies">;
};

const campAfter = (recorded: readonly Recorded[]) => {
  const evolve = evolvingOf(camp);
  return recorded.reduce((known, { fact }) => evolve(known, fact), camp.initial);
};

const childrenOf = (
  { registrationId, places, personal }: Fact<"RegistrationPlaced">["data"],
  recorded: readonly Recorded[],
  { terms, registrations }: Camp,
) => {
  const now = registrations.get(registrationId);
  return places.map(({ participantId }) => {
    const isThis = (one: { participantId: string }) => one.participantId === participantId;
    const told = recorded.find(({ fact }) => fact.type === "ParticipantTold" && isThis(fact.data))?.fact;
    const child = told?.type === "ParticipantTold" ? told.data.personal : personal?.participants.find(isThis);
    const participant = now?.participants.find((one) => one.participantId === participantId);
    const division = terms.divisions.find(({ id }) => id === participant?.divisionId);
    return {
      name: child?.playerName ?? null,
      age: child?.playerAge ?? null,
      sport: child?.sport ?? null,
      division: division ? divisionName(division) : null,
      isWithdrawn: Boolean(now?.isWithdrawn || participant?.isWithdrawn),
    };
  });
};

/** With a checksum, so that a printed copy that was altered can be detected. */
const sealedTerms = ({ fullCampPriceCents, dailyPriceCents, divisions, dates = [], ...rest }: Camp["terms"]) => {
  const terms = {
    title: rest.title,
    description: rest.description,
    campType: rest.campType,
    location: rest.location,
    startDate: rest.startDate,
    endDate: rest.endDate,
    ...(dates.length > 0 && { dates: [...dates] }),
    startTime: rest.startTime,
    endTime: rest.endTime,
    fullCampPrice: dollars(fullCampPriceCents),
    dailyPrice: dollars(dailyPriceCents),
    divisions: divisions.map(({ sport, ageGroup, startTime, endTime, field, capacity }) => ({
      sport,
      ageGroup,
      startTime,
      endTime,
      field,
      capacity,
    })),
    playerChecklist: rest.playerChecklist,
    arrivalInfo: rest.arrivalInfo,
    pickupInfo: rest.pickupInfo,
    safetyNotes: rest.safetyNotes,
    campSchedule: rest.campSchedule,
    agenda: rest.agenda,
    releaseUnpaidAfterHours: rest.releaseUnpaidAfterHours,
  };
  return { terms, sha256: createHash("sha256").update(JSON.stringify(terms)).digest("hex") };
};

type Change = DisputePack["camp"]["changes"][number];
const changesAfter = (later: readonly Recorded[]) =>
  later.flatMap(({ fact, meta: { occurredAt: at } }): Change[] => {
    if (fact.type === "CampRevised")
      return [{ at, what: fact.type, fields: Object.keys(fact.data.changes), reason: null }];
    if (fact.type === "CampCancelled" || fact.type === "CampArchived")
      return [{ at, what: fact.type, fields: [], reason: fact.data.reason }];
    if (fact.type === "CampDayCanceled")
      return [{ at, what: fact.type, fields: [], reason: `${fact.data.day}: ${fact.data.reason}` }];
    if (fact.type === "CampDayMoved")
      return [{ at, what: fact.type, fields: [], reason: `${fact.data.from} to ${fact.data.to}: ${fact.data.reason}` }];
    if (
      fact.type === "CampRestored" ||
      fact.type === "CampCancellationUndone" ||
      fact.type === "CampDayCancellationUndone" ||
      fact.type === "CampDayMoveUndone"
    )
      return [{ at, what: fact.type, fields: [], reason: null }];
    return [];
  });

const cardPaymentsOf = ({ ledgers }: Camp, registrationId: string) =>
  [...(ledgers.get(registrationId)?.cards ?? [])].map(([paymentId, card]) => ({
    paymentId,
    asked: dollars(card.cents),
    received: dollars(card.receivedCents),
    refunded: dollars(goneCents(card)),
    isMismatch: card.mismatch !== undefined,
  }));
