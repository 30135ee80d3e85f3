import type { Knex } from "knex";
import { guardianOf } from "../accounts/open.ts";
import { users } from "../accounts/tables.ts";
import { mayActFor } from "../players/open.ts";
import { read } from "../read.ts";
import { activeAt, at, type Moment } from "./queries.ts";
import { membershipBilling, membershipCheckouts, membershipLedger, membershipPayers, memberships } from "./tables.ts";

/** Members whose latest counted month is earlier, in the order of their ids from one on. */
export const membersBefore = async (
  db: Knex,
  { now, month }: Moment,
  { after, limit }: { after: string; limit: number },
): Promise<{ playerId: string; revision: number }[]> =>
  read(db, memberships.as("m"))
    .where("m.month", "<", month)
    .where("m.playerId", ">", after)
    .whereRaw(activeAt, at(now))
    .orderBy("m.playerId")
    .limit(limit)
    .select("m.playerId", "m.revision");

/** Uploads that were begun before an instant and have neither arrived nor failed. */
export const uploadsBegunBefore = async (db: Knex, instant: string): Promise<{ id: string; playerId: string }[]> =>
  read(db, membershipLedger)
    .where({ state: "reserved" })
    .where("at", "<", instant)
    .orderBy("at")
    .limit(500)
    .select("id", "playerId");

/** Open checkouts that were started between two instants. */
export const openCheckouts = async (
  db: Knex,
  { from, before }: { from: string; before: string },
): Promise<{ checkoutId: string }[]> =>
  read(db, membershipCheckouts)
    .where({ isOpen: true })
    .where("startedAt", ">=", from)
    .where("startedAt", "<", before)
    .orderBy("startedAt")
    .select("checkoutId");

/** Subscriptions that were ended here, and may still be charged. */
export const billingToStop = async (db: Knex): Promise<{ playerId: string; subscriptionId: string }[]> =>
  read(db, membershipBilling).where({ state: "stopping" }).orderBy("playerId").select("playerId", "subscriptionId");

/** Whose card pays for a player; a guardian by a mailed link has no account. */
export const payerOf = async (db: Knex, playerId: string): Promise<string | null> =>
  (await read(db, membershipBilling).where({ playerId }).first("payerId"))?.payerId ?? null;

/** Whether, before an instant, the card was declined last, and nothing has been paid or has ended since. */
export const wasDeclinedBefore = async (
  db: Knex,
  { playerId, at: instant }: { playerId: string; at: string },
): Promise<boolean> => {
  const last = await read(db, membershipLedger)
    .where({ playerId })
    .where("at", "<", instant)
    .whereIn("what", ["failed", "paid", "activated", "deactivated", "ended"])
    .orderBy([
      { column: "at", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .first("what");
  return last?.what === "failed";
};

/** Whether nothing but test mode's money ever paid for it: what the provider calls so moved none. */
export const isPaidInTests = async (db: Knex, playerId: string): Promise<boolean> =>
  (await read(db, membershipBilling).where({ playerId }).first("subscriptionId"))?.subscriptionId.startsWith("test_") ??
  false;

/** Whether the account that pays, in the table of that name, no longer answers for the player. */
const hasLeft = (paid: string) => `${paid}."payerId" <> ${paid}."playerId" and not exists (
  select from read.guardians g
   where g."playerId" = ${paid}."playerId" and g."userId" = ${paid}."payerId" and g.until is null)`;

/** Subscriptions that are over, of parents who have left since and whom the provider still knows. */
export const payersToForget = async (db: Knex): Promise<{ playerId: string; subscriptionId: string }[]> =>
  read(db, membershipPayers.as("p"))
    .where("p.isForgotten", false)
    .whereRaw(`(p."leftAt" is not null or ${hasLeft("p")})`)
    .whereRaw(
      `not exists (select from read."membershipBilling" b
                    where b."subscriptionId" = p."subscriptionId" and b.state <> 'stopped')`,
    )
    .orderBy("p.playerId")
    .select("p.playerId", "p.subscriptionId");

const paidByMailedLink = (db: Knex) =>
  read(db, membershipBilling.as("b"))
    .join(users.as("u"), "u.id", "b.playerId")
    .leftJoin(membershipPayers.as("p"), "p.subscriptionId", "b.subscriptionId")
    .where({ "b.state": "live", "b.payerId": null })
    .select("b.playerId", "p.leftAt", "u.*");

/** Whoever had confirmed answers no longer: the player is an adult, or another guardian is to be named, or was. */
const isGone = (account: Awaited<ReturnType<typeof paidByMailedLink>>[number], today: string) => {
  const { guardian } = guardianOf(account, today);
  return (
    account.leftAt !== null ||
    guardian === "asked" ||
    (guardian === "none needed" && account.guardianConfirmedAt !== null)
  );
};

/** Whether somebody else answers by mail than whose card paid last, by a mailed link. */
export const hasLinkPayerLeft = async (db: Knex, playerId: string): Promise<boolean> => {
  const paid = await read(db, membershipBilling.as("b"))
    .join(membershipPayers.as("p"), "p.subscriptionId", "b.subscriptionId")
    .where({ "b.playerId": playerId, "p.payerId": null })
    .first("p.leftAt");
  return paid !== undefined && paid.leftAt !== null;
};

/** Whether whoever's card pays no longer answers for the player. */
export const hasPayerLeft = async (
  db: Knex,
  { playerId, payerId }: { playerId: string; payerId: string | null },
  today: string,
): Promise<boolean> => {
  if (payerId !== null) return !(await mayActFor(db, payerId, playerId));
  const found = await paidByMailedLink(db).where("b.playerId", playerId).first();
  return found !== undefined && isGone(found, today);
};

/** Memberships that go on, paid by somebody who no longer answers for the player. */
export const paidByWhoLeft = async (db: Knex, today: string): Promise<{ playerId: string }[]> => {
  const accounts = await read(db, membershipBilling.as("b"))
    .join(memberships.as("m"), "m.playerId", "b.playerId")
    .where("b.state", "live")
    .where("m.isEnding", false)
    .whereRaw(hasLeft("b"))
    .orderBy("b.playerId")
    .select("b.playerId");
  const byMail = await paidByMailedLink(db)
    .join(memberships.as("m"), "m.playerId", "b.playerId")
    .where("m.isEnding", false)
    .orderBy("b.playerId");
  return [...accounts, ...byMail.filter((account) => isGone(account, today))].map(({ playerId }) => ({ playerId }));
};

/** Pauses that end between two instants. */
export const pausesEnding = async (
  db: Knex,
  { from, before }: { from: string; before: string },
): Promise<{ playerId: string; pausedUntil: string }[]> => {
  const rows = await read(db, memberships)
    .whereNull("endedAt")
    .where("pausedUntil", ">=", from)
    .where("pausedUntil", "<", before)
    .orderBy("pausedUntil")
    .select("playerId", "pausedUntil");
  return rows.map(({ playerId, pausedUntil }) => ({ playerId, pausedUntil: pausedUntil! }));
};

/** Subscriptions whose paid time, or the pause after it, ends between two instants. */
export const billingDue = async (
  db: Knex,
  { from, before }: { from: string; before: string },
): Promise<{ playerId: string; subscriptionId: string; dueAt: string }[]> => {
  const dueAt = `coalesce(m."pausedUntil", b."paidUntil")`;
  return read(db, membershipBilling.as("b"))
    .leftJoin(memberships.as("m"), "m.playerId", "b.playerId")
    .where("b.state", "live")
    .whereRaw(`${dueAt} >= ? and ${dueAt} < ?`, [from, before])
    .orderByRaw(dueAt)
    .select("b.playerId", "b.subscriptionId", db.raw<{ dueAt: string }>(`${dueAt} as "dueAt"`));
};
