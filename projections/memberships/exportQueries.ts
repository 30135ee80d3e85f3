import type { Knex } from "knex";
import { users } from "../accounts/tables.ts";
import { inPages } from "../inPages.ts";
import { actedFor } from "../players/open.ts";
import { read } from "../read.ts";
import { lineView, readableBy } from "./queries.ts";
import { membershipLedger, memberships } from "./tables.ts";

/** The memberships of the players an account acts for, with everything that changed them. */
export async function* membershipsHeldOn(db: Knex, userId: string) {
  const rows = read(db, memberships.as("m")).whereRaw(actedFor('m."playerId"'), { me: userId });
  for await (const { playerId, since, until, endedAt } of inPages(rows, { key: "m.playerId" }))
    yield { playerId, since, until, endedAt };
}
export async function* ledgerHeldOn(db: Knex, userId: string) {
  const rows = read(db, membershipLedger.as("l"))
    .leftJoin(users.as("u"), "u.id", "l.by")
    .whereRaw(actedFor('l."playerId"'), { me: userId })
    .whereRaw(readableBy, { me: userId })
    .select("l.*", "u.firstName");
  for await (const { firstName, ...row } of inPages(rows, { key: "l.id" }))
    yield { ...lineView(row, firstName), playerId: row.playerId };
}
/** What an admin wrote about memberships: the text is the admin's own. */
export async function* wordsAboutMembershipsOf(db: Knex, by: string) {
  for await (const { at, what, words } of inPages(read(db, membershipLedger).where({ by }), { key: "id" }))
    yield { at, what, words };
}
