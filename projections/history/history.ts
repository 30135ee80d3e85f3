import { roleAfter } from "../../eventstore/accounts/events.ts";
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
};

/** What a fact is about. Contexts name the thing's id in the fact, so a new fact of a known thing needs no line here. */
const subjectOf = (data: Fact["data"]): string | undefined =>
  "lessonId" in data
    ? data.lessonId
    : "requestId" in data
      ? data.requestId
      : "slotId" in data
        ? data.slotId
        : "subject" in data
          ? data.subject
          : "instructorId" in data // a whole calendar, which is one with whose it is
            ? data.instructorId
            : data.userId;

const stateOf = ({ type, data }: Fact) =>
  type === "LessonBooked" || type === "LessonMoved"
    ? data.as
    : (type === "SlotPublished" || type === "SlotRestored") && !data.available
      ? "unavailable"
      : (stateAfter[type] ?? null);

/** What a sentence about a fact needs besides its name; never anything personal. */
const detailsOf = (fact: Fact): Readonly<Record<string, string | number>> | null =>
  fact.type === "LessonPaymentNoted"
    ? { how: fact.data.how, cents: fact.data.cents }
    : fact.type === "LessonHidden"
      ? { from: fact.data.from }
      : null;

/** Who did what to which thing, and which state it had afterwards. Fed by every fact, so it cannot miss one. */
export const history = projector<Fact>({
  name: "history",
  version: 4,
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
      indexes: [["of", "position"]],
    },
  },
  onEvery: (fact) => {
    const { actor } = fact.meta;
    const of = subjectOf(fact.data);
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
