import { type CampEvent, paymentStatusAfter } from "../../../eventstore/camps/events.ts";
import type { Actor, RecordedEvent } from "../../../eventstore/eventStore.ts";
import { dollars } from "../../../projections/list.ts";
import type { DisputePack } from "./disputePackContract.ts";

/** A fact as it stands in the camp's stream. */
export type Recorded = Pick<RecordedEvent, "id" | "revision" | "meta"> & { readonly fact: CampEvent };
type Step = DisputePack["steps"][number];
type PartyOf = (actor: Actor) => Step["by"];

/** `names`: of people with accounts, by id. */
export const partyNamed =
  (names: ReadonlyMap<string, string>): PartyOf =>
  (actor) =>
    typeof actor === "string"
      ? { kind: actor, id: null, role: null, name: null }
      : { kind: "user" as const, id: actor.userId, role: actor.role, name: names.get(actor.userId) ?? null };

/** What was recorded about one registration, step by step. */
export const stepsAbout = ({
  registrationId,
  recorded,
  partyOf,
}: {
  registrationId: string;
  recorded: readonly Recorded[];
  partyOf: PartyOf;
}): Step[] =>
  recorded
    .filter(({ fact }) => fact.type !== "ParticipantTold") // part of the registration
    .filter(({ fact }) => "registrationId" in fact.data && fact.data.registrationId === registrationId)
    .map(stepOf(partyOf));

/** Which fields of a fact are shown, and under which name; cents become dollars. */
const nameOf: Readonly<Record<string, string>> = {
  method: "method",
  from: "from",
  to: "to",
  by: "by",
  how: "how",
  why: "why",
  code: "code",
  currency: "currency",
  paymentId: "paymentId",
  refundId: "refundId",
  disputeId: "disputeId",
  divisionId: "divisionId",
  cents: "amount",
  expectedCents: "expected",
  receivedCents: "received",
  totalCents: "total",
  cardCents: "cardTotal",
};
const detailsOf = (data: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(nameOf).flatMap(([field, name]) => {
      const value: unknown = Reflect.get(data, field);
      if (typeof value === "number") return [[name, dollars(value)]];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );

const wordsOf = (data: object): string | null => {
  const personal: unknown = "personal" in data ? data.personal : null;
  if (typeof personal !== "object" || personal === null) return null;
  if ("words" in personal) return String(personal.words);
  return "reason" in personal ? String(personal.reason) : null;
};

const statusAfter: Readonly<Partial<Record<CampEvent["type"], Step["paymentStatus"]>>> = paymentStatusAfter;
const stepOf =
  (partyOf: PartyOf) =>
  ({ id, revision, meta, fact }: Recorded): Step => ({
    factId: id,
    revision,
    at: meta.occurredAt,
    what: fact.type,
    by: partyOf(meta.actor),
    paymentStatus:
      "to" in fact.data &&
      fact.type !== "RegistrationHandedOver" &&
      fact.type !== "CampDayMoved" &&
      fact.type !== "CampDayMoveUndone"
        ? fact.data.to
        : (statusAfter[fact.type] ?? null),
    details: detailsOf(fact.data),
    words: wordsOf(fact.data),
  });
