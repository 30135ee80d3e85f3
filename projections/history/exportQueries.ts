import type { Knex } from "knex";
import { contexts } from "../contexts.ts";
import { inPages } from "../inPages.ts";
import { inWords, withDollars } from "../exportWords.ts";

interface Row {
  readonly of: string;
  readonly at: string;
  readonly what: string;
  readonly state: string | null;
  readonly details: Readonly<Record<string, string | number>> | null;
  readonly actorKind: "user" | "system" | "visitor";
  readonly actorId: string | null;
  readonly actorRole: string | null;
}

const told = ({ at, what, of, state, details }: Row) => ({
  at,
  what: inWords(what),
  of,
  state,
  details: details && withDollars(details),
});

/** Everything that somebody did, in order. */
export async function* actsOf(db: Knex, actorId: string) {
  for await (const row of inPages<Row>(db("read.history").where({ actorId }), { key: "position" })) yield told(row);
}

/** The ids of an account and of what its holder has: each is a thing with a story of its own. */
const thingsOf = contexts.flatMap(({ things = [] }) => things).join(" union all ");

/** The role of whoever did it, or "you". Names of staff stand where the thing itself is shown. */
const byWhom = ({ actorKind, actorId, actorRole }: Row, userId: string) =>
  actorId === userId ? "you" : actorKind === "user" ? (actorRole ?? "somebody") : actorKind;

/** What became of somebody's account and things, in order, whoever did it. */
export async function* storyOf(db: Knex, userId: string) {
  const rows = db("read.history").whereRaw(`"of" in (${thingsOf})`, { userId });
  for await (const row of inPages<Row>(rows, { key: "position" })) yield { ...told(row), by: byWhom(row, userId) };
}
