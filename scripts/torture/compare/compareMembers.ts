import type pg from "pg";
import { subscriptionStatusUrl } from "../../../backend/memberships/subscriptionContract.ts";
import { membershipStream } from "../../../eventstore/memberships/events.ts";
import { plan } from "../../../projections/memberships/standingRule.ts";
import type { Ledger } from "../answered.ts";
import { insist } from "../caller.ts";
import type { Problems } from "../chapter.ts";
import type { Stored } from "../logShape.ts";
import type { Person } from "../people.ts";
import { waitUntil } from "../waitUntil.ts";

/** Nothing of a membership is recorded twice, and nobody uploads more than a month has. Returns the ids of what someone asked for. */
export const checkMemberships = (
  facts: readonly Stored[],
  people: readonly Person[],
  { uploads }: Ledger,
  problems: Problems,
) => {
  const streams = new Set(people.map(({ id }) => membershipStream(id)));
  const seen = new Set<string>();
  const once = (what: string, of: string) => {
    if (seen.has(`${what} ${of}`)) problems.add(`${what} twice`, of);
    seen.add(`${what} ${of}`);
  };
  const counts = new Map<string, number>(); // of uploads under way or done, by stream and month
  const own = facts.filter(({ stream }) => streams.has(stream));
  for (const { type, stream, data } of own) {
    if (type === "MembershipActivated") once("a membership began", stream);
    if (type === "MembershipPeriodPaid") once("a month was recorded as paid", String(data["invoiceId"]));
    if (["MembershipEnded", "MembershipDoublePaid", "MembershipPaymentFailed"].includes(type))
      problems.add(`a ${type} that nobody asked for`, stream);
    const change = ({ UploadReserved: 1, UploadReleased: -1 } as Readonly<Record<string, number>>)[type];
    if (change === undefined) continue;
    once(type, String(data["uploadId"]));
    const of = `${stream} ${String(data["month"])}`;
    counts.set(of, (counts.get(of) ?? 0) + change);
    if (counts.get(of)! > plan.uploads) problems.add("more uploads than a month has", of);
  }
  for (const [id, mayBegin] of uploads)
    if (seen.has(`UploadReserved ${id}`) !== mayBegin)
      problems.add(mayBegin ? "an acknowledged upload is lost" : "a refused upload is in the log", id);
  return own.map(({ id }) => id);
};

/**
 * Waits until test payments have nothing more to report, but not for the minute in which a killed node's share of that
 * stays untouched.
 */
export const newsHeard = (pool: pg.Pool, problems: Problems) =>
  waitUntil("all news of test payments is heard", async () => {
    const { rowCount } = await pool.query(
      "update test_payments.event set leased_until = null, due_at = now() where heard_at is null",
    );
    if (rowCount !== 0) await pool.query("select pg_notify('test_payments', '')");
    return rowCount === 0;
  }).catch((error: unknown) => problems.add("news of test payments is never heard", String(error)));

/** Whoever paid is a member on every node, for each month that was paid, and paid none twice. Returns those months. */
export const compareMembers = async (of: {
  pool: pg.Pool;
  bases: readonly string[];
  people: readonly Person[];
  ledger: Ledger;
  facts: readonly Stored[];
  problems: Problems;
}): Promise<number> => {
  const { pool, bases, people, ledger, facts, problems } = of;
  const { rows: paid } = await pool.query<{ id: string; player_id: string }>(
    `select i.id, s.player_id from test_payments.invoice i join test_payments.subscription s on s.id = i.subscription_id
      where i.status = 'paid'`,
  );
  const { rows: bought } = await pool.query<{ player_id: string; n: string }>(
    "select player_id, count(*) as n from test_payments.subscription group by player_id",
  );
  for (const { player_id: id, n } of bought) if (n !== "1") problems.add("one player has several subscriptions", id);
  const recorded = new Set(
    facts.flatMap(({ type, data }) => (type === "MembershipPeriodPaid" ? [String(data["invoiceId"])] : [])),
  );
  for (const { id } of paid) if (!recorded.has(id)) problems.add("a month that was paid is not recorded", id);
  if (recorded.size > paid.length) problems.add("a month is recorded that nobody paid");
  for (const base of bases)
    for (const { id, cookie } of people) {
      const told = ledger.members.get(id);
      if (!told) continue;
      const read = await insist([base], { method: "GET", path: subscriptionStatusUrl, cookie }, () => {});
      const expected = told.isEnding ? "ending" : "paid";
      const standing = (read?.answer.body as { standing?: unknown } | undefined)?.standing;
      if (standing !== expected)
        problems.add("a membership shows something else than was told", `${id}: ${String(standing)}, told ${expected}`);
    }
  return paid.length;
};
