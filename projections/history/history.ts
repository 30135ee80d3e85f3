import type { Fact } from "../../eventstore/facts.ts";
import type { HistoryLine } from "../context.ts";
import { created, projector } from "../projector.ts";
import { jsonb, table, text } from "../table.ts";

type Details = Readonly<Record<string, string | number>>;

export const history = table("history", {
  key: "id",
  columns: {
    id: "text",
    of: "text",
    position: "text",
    at: "text",
    what: "text",
    state: "text?",
    details: jsonb<Details>("?"),
    payment: "text?", // by card, or the refund, that it is about
    act: "text?", // that it is a part of
    undoes: jsonb<readonly string[]>("?"), // ids of the facts it takes back
    actorKind: text<"user" | "system" | "visitor">(),
    actorId: "text?",
    actorRole: "text?",
  },
  indexes: [
    ["of", "position"],
    ["actorId", "position"],
  ],
});

/** What sentences need of any fact that has it; never anything personal. What one fact alone tells, its line names. */
const toldByAll = [
  "how",
  "from",
  "by",
  "method",
  "cents",
  "receivedCents",
  "expectedCents",
  "code",
  "offeredUntil",
  "rendition",
  "audience",
  "families",
  "list",
  "rows",
  "day",
  "takesBack",
];

const paymentOf = (data: object): string | null => {
  const { paymentId, refundId } = data as { paymentId?: string | null; refundId?: string | null };
  return paymentId ?? refundId ?? null;
};

type HistoryLines = Readonly<Record<string, HistoryLine<Fact["data"]>>>;

const detailsOf = ({ tells }: HistoryLine<Fact["data"]>, data: Fact["data"]) => {
  const told = [...toldByAll.map((name) => [name, Reflect.get(data, name)]), ...Object.entries(tells?.(data) ?? {})];
  const values = told.filter(([, value]) => typeof value === "string" || typeof value === "number");
  return values.length > 0 ? (Object.fromEntries(values) as Details) : null;
};

const stateOf = ({ state }: HistoryLine<Fact["data"]>, data: Fact["data"]) =>
  (typeof state === "function" ? state(data) : state) ?? null;

/** Who did what to which thing, and that thing's state afterwards. Fed by every fact, so it cannot miss one. */
export const historyProjector = (tells: HistoryLines) =>
  projector<Fact>({
    name: "history",
    version: 17,
    tables: [history],
    onEvery: (fact) => {
      const { actor } = fact.meta;
      const tell = tells[fact.type];
      if (!tell) return []; // a fact of a newer version
      const person = typeof actor === "string" ? undefined : actor;
      return created(history, fact.id, {
        of: String(Reflect.get(fact.data, tell.of)),
        position: fact.position,
        at: fact.meta.occurredAt,
        what: fact.type,
        state: stateOf(tell, fact.data),
        details: detailsOf(tell, fact.data),
        payment: paymentOf(fact.data),
        act: tell.act ? String(Reflect.get(fact.data, tell.act)) : null,
        undoes: "undoes" in fact.data ? (fact.data.undoes ?? null) : null,
        actorKind: typeof actor === "string" ? actor : "user",
        actorId: person?.userId ?? null,
        actorRole: person?.role ?? null,
      });
    },
  });
