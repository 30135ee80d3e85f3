import type { Knex } from "knex";
import { contexts } from "../contexts.ts";
import { read } from "../read.ts";
import { inPages } from "../inPages.ts";
import { byRole, inWords, withDollars } from "../exportWords.ts";
import type { RowOf } from "../table.ts";
import { history } from "./history.ts";
import { isTold, toldDetails } from "./queries.ts";

type Row = RowOf<typeof history>;

const entryOf = ({ at, what, of, state, details }: Row) => ({
  at,
  what: inWords(what),
  of,
  state,
  details: details && withDollars(details),
});

/** Everything someone did, in order. */
export async function* actsOf(db: Knex, actorId: string) {
  for await (const row of inPages(read(db, history).where({ actorId }), { key: "position" })) yield entryOf(row);
}

/** The ids of an account and of its holder's things, each with a history of its own. */
const thingsOf = contexts.flatMap(({ things = [] }) => things).join(" union all ");

/** The role of whoever did it, or "you". Names of staff appear where the thing itself is shown. */
const byWhom = ({ actorKind, actorId, actorRole }: Row, userId: string) =>
  actorId === userId ? "you" : actorKind === "user" ? (actorRole ? byRole(actorRole) : "somebody") : actorKind;

/** What happened to someone's account and things, in order, whoever did it; not what staff noted for each other. */
export async function* storyOf(db: Knex, userId: string) {
  const rows = read(db, history.as("h"))
    .whereRaw(`h.of in (${thingsOf}) and h.what <> 'VideoNoted' and ${isTold}`, { userId })
    .select("h.*", db.raw<Pick<Row, "details">>(`${toldDetails} as details`, { userId }));
  for await (const row of inPages(rows, { key: "h.position" })) yield { ...entryOf(row), by: byWhom(row, userId) };
}
