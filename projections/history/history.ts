import { roleAfter } from "../../eventstore/accounts/events.ts";
import { campStatusAfter, paymentStatusAfter } from "../../eventstore/camps/events.ts";
import { inquiryStatusAfter } from "../../eventstore/clinics/events.ts";
import type { Fact } from "../../eventstore/facts.ts";
import { lessonStatusAfter } from "../../eventstore/lessons/events.ts";
import { requestStatusAfter } from "../../eventstore/lessons/requestEvents.ts";
import { slotStateAfter } from "../../eventstore/scheduling/events.ts";
import { created, projector } from "../projector.ts";

const stateAfter: Readonly<Record<string, string>> = {
  ...roleAfter,
  ...slotStateAfter,
  ...lessonStatusAfter,
  ...requestStatusAfter,
  ...campStatusAfter,
  ...paymentStatusAfter,
  ...inquiryStatusAfter,
};

/**
 * The names under which facts tell what they are about, those of the smaller thing first. A new fact of a known thing
 * needs no line here.
 */
const namesOfThings = [
  "lessonId",
  "requestId",
  "inquiryId",
  "slotId",
  "subject",
  "registrationId",
  "entryId",
  "paymentId",
  "campId",
  "instructorId", // a whole calendar, which is one with whose it is
  "userId",
] as const;

/** What a fact is about; money that fits nothing names a registration that is none of ours. */
const subjectOf = ({ type, data }: Fact): string | undefined => {
  if (type === "UnmatchedPaymentReceived") return data.paymentId;
  const name = namesOfThings.find((one) => one in data);
  return name && String(Reflect.get(data, name));
};

const stateOf = ({ type, data }: Fact) =>
  type === "PaymentStatusOverridden" || type === "CardPaymentDisputeClosed"
    ? data.to
    : type === "LessonBooked" || type === "LessonMoved" || type === "CampRestored"
      ? (data.as ?? null)
      : (type === "SlotPublished" || type === "SlotRestored") && !data.available
        ? "unavailable"
        : (stateAfter[type] ?? null);

const told = (data: object, names: readonly string[]) => {
  const values = names.flatMap((name) => {
    const value: unknown = Reflect.get(data, name);
    return typeof value === "string" || typeof value === "number" ? [[name, value] as const] : [];
  });
  return values.length > 0 ? Object.fromEntries(values) : null;
};

/** What a sentence about a fact needs besides its name; never anything personal. */
const detailsOf = (fact: Fact): Readonly<Record<string, string | number>> | null =>
  told(fact.data, ["how", "from", "by", "method", "cents", "receivedCents", "expectedCents", "code", "offeredUntil"]);

/** Who did what to which thing, and which state it had afterwards. Fed by every fact, so it cannot miss one. */
export const history = projector<Fact>({
  name: "history",
  version: 9,
  tables: {
    history: {
      key: "id",
      columns: {
        id: "text",
        of: "text",
        position: "text",
        at: "text",
        what: "text",
        state: "text?",
        details: "jsonb?",
        actorKind: "text",
        actorId: "text?",
        actorRole: "text?",
      },
      indexes: [
        ["of", "position"],
        ["actorId", "position"],
      ],
    },
  },
  onEvery: (fact) => {
    const { actor } = fact.meta;
    const of = subjectOf(fact);
    if (!of) return []; // a fact of a newer version
    const person = typeof actor === "string" ? undefined : actor;
    return created("history", fact.id, {
      of,
      position: fact.position,
      at: fact.meta.occurredAt,
      what: fact.type,
      state: stateOf(fact),
      details: detailsOf(fact),
      actorKind: person ? "user" : actor,
      actorId: person?.userId ?? null,
      actorRole: person?.role ?? null,
    });
  },
});
