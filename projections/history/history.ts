import type { Fact } from "../../eventstore/facts.ts";
import type { HistoryLine } from "../context.ts";
import { created, projector } from "../projector.ts";
import { jsonb, table, text } from "../table.ts";

export const history = table("history", {
  key: "id",
  columns: {
    id: "text",
    of: "text",
    position: "text",
    at: "text",
    what: "text",
    state: "text?",
    details: jsonb<Readonly<Record<string, string | number>>>("?"),
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

const picked = (data: object, names: readonly string[]) => {
  const values = names.flatMap((name) => {
    const value: unknown = Reflect.get(data, name);
    return typeof value === "string" || typeof value === "number" ? [[name, value] as const] : [];
  });
  return values.length > 0 ? Object.fromEntries(values) : null;
};

/** What a sentence about a fact needs besides its name; never anything personal. */
const detailsOf = (fact: Fact): Readonly<Record<string, string | number>> | null =>
  picked(fact.data, [
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
  ]);

const paymentOf = (data: object): string | null => {
  const { paymentId, refundId } = data as { paymentId?: string | null; refundId?: string | null };
  return paymentId ?? refundId ?? null;
};

type HistoryLines = Readonly<Record<string, HistoryLine<Fact["data"]>>>;

const stateOf = ({ state }: HistoryLine<Fact["data"]>, data: Fact["data"]) =>
  (typeof state === "function" ? state(data) : state) ?? null;

/** Who did what to which thing, and that thing's state afterwards. Fed by every fact, so it cannot miss one. */
export const historyProjector = (tells: HistoryLines) =>
  projector<Fact>({
    name: "history",
    version: 14,
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
        details: detailsOf(fact),
        payment: paymentOf(fact.data),
        act: tell.act ? String(Reflect.get(fact.data, tell.act)) : null,
        undoes: "undoes" in fact.data ? (fact.data.undoes ?? null) : null,
        actorKind: typeof actor === "string" ? actor : "user",
        actorId: person?.userId ?? null,
        actorRole: person?.role ?? null,
      });
    },
  });
