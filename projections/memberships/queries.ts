import type { Knex } from "knex";
import { z } from "zod";
import { users } from "../accounts/tables.ts";
import { containing, dollars, list, type Listed, listed, type QueryOf, texts } from "../list.ts";
import { players } from "../players/tables.ts";
import { read } from "../read.ts";
import type { RowOf } from "../table.ts";
import {
  allowedIn,
  graceBegan,
  graceEnd,
  isActive,
  leftIn,
  noTerms,
  plan,
  type Standing,
  standingAt,
} from "./standingRule.ts";
import { membershipBilling, membershipLedger, memberships } from "./tables.ts";
import {
  LedgerLineView,
  MembershipStatus,
  type MembershipTrouble,
  MembershipView,
  type SubscriptionView,
} from "./view.ts";

/** When it is looked at: an instant, and the facility's month then, "2030-04". */
export interface Moment {
  readonly now: string;
  readonly month: string;
}

type Counts = { readonly "c.used": number; readonly "c.granted": number };
/** What counts in the month: `column` holds the player's id. A month later than the clock's says that the clock went back. */
export const counted = (column: string) =>
  `cross join lateral (
     select count(*) filter (where l.what = 'upload' and l.state <> 'released')::int as used,
            coalesce(sum(l.uploads) filter (where l.what = 'granted'), 0)::int as granted
       from read."membershipLedger" l
      where l."playerId" = ${column} and l.month = greatest(cast(:month as text), m.month)) c`;

type OrNull<R> = { readonly [K in keyof R]: R[K] | null };
type Billing = RowOf<typeof membershipBilling>;
/** All null: there never was one. */
export type Membership = OrNull<
  Pick<RowOf<typeof memberships>, "source" | "since" | "until" | "isEnding" | "pausedUntil" | "endedAt">
>;
export type OfCard = { readonly billing: Billing["state"] | null } & Pick<Billing, "failedAt" | "nextAttemptAt">;
export type Counted = { readonly used: number; readonly granted: number };

export const never = {
  source: null,
  since: null,
  until: null,
  isEnding: null,
  pausedUntil: null,
  endedAt: null,
  used: 0,
  granted: 0,
  startsAt: null,
  billing: null,
  failedAt: null,
  nextAttemptAt: null,
  payerId: null,
};

const endOf = (standing: Standing, until: string | null) => {
  if (until === null || standing === "paid" || !isActive(standing)) return null;
  return standing === "grace" ? graceEnd(until) : until;
};

export const ofTheMonth = (row: Membership & OfCard & Counted, now: string) => {
  const { source, until, isEnding, pausedUntil, endedAt, billing, failedAt, nextAttemptAt } = row;
  const terms = endedAt === null ? { source, until, isEnding: isEnding === true, pausedUntil } : noTerms;
  const standing = standingAt(terms, now);
  return {
    standing,
    membershipStatus: isActive(standing) ? ("active" as const) : ("inactive" as const),
    videosThisMonth: row.used,
    allowed: allowedIn(row),
    endsAt: endOf(standing, standing === "grace" ? (pausedUntil ?? until) : until),
    renewsAt: standing === "paid" || standing === "paused" ? (pausedUntil ?? until) : null,
    pausesAt: standing === "paid" && pausedUntil !== null ? until : null,
    pausedUntil: terms.pausedUntil,
    card: billing === "live" ? { hasFailed: failedAt !== null, nextAttemptAt } : null,
  };
};

export const withCounts = (db: Knex, { month }: Moment) =>
  read(db, memberships.as("m"))
    .leftJoin(membershipBilling.as("b"), "b.playerId", "m.playerId")
    .joinRaw<Counts>(counted('m."playerId"'), { month });
export const termsAndCounts = [
  "m.source",
  "m.since",
  "m.until",
  "m.isEnding",
  "m.pausedUntil",
  "m.endedAt",
  "c.used",
  "c.granted",
  "b.state as billing",
  "b.failedAt",
  "b.nextAttemptAt",
] as const;

/** For a query of memberships `m` and their billing `b`: when the month began that was paid last. */
const beganAt = `(
  select l."from" from read."membershipLedger" l
   where l."playerId" = m."playerId" and l.what = 'paid' and l.until = m.until and b.state = 'live' limit 1)`;

/** How a player's membership stands, and how many uploads are left. */
export const standingOf = async (
  db: Knex,
  playerId: string,
  moment: Moment,
): Promise<
  Omit<SubscriptionView, "canUpload" | "reason" | "resetsOn" | "isPayer" | "payer" | "hasPayerLeft"> & {
    left: number;
    payerId: string | null; // whose card pays
  }
> => {
  const row = await withCounts(db, moment)
    .where("m.playerId", playerId)
    .first(...termsAndCounts, "b.payerId", db.raw<{ paidFrom: string | null }>(`${beganAt} as "paidFrom"`));
  const found = row ?? never;
  const stands = ofTheMonth(found, moment.now);
  // Canceled, and its paid time is over: nothing more is charged, whenever the provider says so.
  const isOver = stands.standing === "inactive" && found.isEnding === true && found.failedAt === null;
  return {
    ...stands,
    ...(isOver && { card: null }),
    left: leftIn(found),
    payerId: found.billing === "live" ? found.payerId : null,
    paidFrom: row?.paidFrom ?? null,
    hadOne: row !== undefined,
  };
};

export const hadMembership = async (db: Knex, playerId: string): Promise<boolean> =>
  (await read(db, memberships).where({ playerId }).first("playerId")) !== undefined;

/** Whether a player's statement has a line of that moment. */
export const saidAt = async (
  db: Knex,
  { playerId, what, at }: Pick<RowOf<typeof membershipLedger>, "playerId" | "what" | "at">,
): Promise<boolean> => (await read(db, membershipLedger).where({ playerId, what, at }).first("id")) !== undefined;

const statement = (db: Knex, playerId: string) =>
  read(db, membershipLedger.as("l"))
    .leftJoin(users.as("u"), "u.id", "l.by")
    .where("l.playerId", playerId)
    .orderBy([
      { column: "l.at", order: "desc" },
      { column: "l.id", order: "desc" },
    ])
    .select("l.*", "u.firstName");

/** Everything that changed a player's uploads, the latest first. */
export const ledgerOf = async (db: Knex, playerId: string): Promise<LedgerLineView[]> =>
  (await statement(db, playerId)).map(({ firstName, ...row }) => lineView(row, firstName));

/**
 * For a query of `l`: the account that paid what a line is about. What was never paid, as by a card that was declined, is
 * about whoever paid last; null: a guardian by a mailed link.
 */
const linesPayer = `(
  select w."payerId" from read."membershipLedger" p
    left join read."membershipPayers" w on w."subscriptionId" = p."subscriptionId"
   where p."playerId" = l."playerId" and p.what = 'paid' and (p."paymentId" = l."paymentId" or p.at <= l.at)
   order by p."paymentId" is not distinct from l."paymentId" desc, p.at desc limit 1)`;

/** For a query of `l`: what is between a payer and us is read by nobody else in the family. */
export const readableBy = `(l.what not in ('paid', 'failed', 'paid twice', 'refund requested', 'refunded',
    'refund failed', 'refund returned', 'refund settled', 'disputed', 'dispute won', 'dispute lost')
  or ${linesPayer} = :me)`;

/** Whose card a payment came from; null: a guardian's, by a mailed link. */
export const payerOfPayment = async (
  db: Knex,
  { playerId, paymentId }: { playerId: string; paymentId: string },
): Promise<string | null> => {
  const line = await read(db, membershipLedger.as("l"))
    .where({ "l.playerId": playerId, "l.paymentId": paymentId })
    .orderBy("l.at")
    .first(db.raw<{ payerId: string | null }>(`${linesPayer} as "payerId"`));
  return line?.payerId ?? null;
};

/** The same as one of the family may read it. */
export const familyLedgerOf = async (db: Knex, playerId: string, me: string): Promise<LedgerLineView[]> =>
  (await statement(db, playerId).whereRaw(readableBy, { me })).map(({ firstName, ...row }) => lineView(row, firstName));

const change = ({ what, state, uploads }: Pick<RowOf<typeof membershipLedger>, "what" | "state" | "uploads">) => {
  if (what === "upload") return state === "released" ? 0 : -1;
  if (what === "month") return plan.uploads;
  return uploads ?? 0;
};

export const lineView = ({ cents, ...row }: RowOf<typeof membershipLedger>, by: string | null) =>
  LedgerLineView.parse({ ...row, uploads: change(row), by, amount: cents === null ? null : dollars(cents) });

const accountOf = `coalesce((
  select g."userId" from read.guardians g
   where g."playerId" = m."playerId" and g.until is null order by g.since limit 1), m."playerId")`;
type Asked = { readonly "a.accountId": string; readonly "a.moneyTrouble": MembershipTrouble | null };

const Members = z.enum(["ending", "pastDue", "openEnded", "paused"]);
/** Which active members are meant. */
export const membersWho = {
  ending: `m."isEnding"`,
  pastDue: `exists (select from read."membershipBilling" d
                     where d."playerId" = m."playerId" and d.state = 'live' and d."failedAt" is not null)`,
  openEnded: `m.source = 'manual' and m.until is null`,
} as const satisfies Record<Exclude<z.infer<typeof Members>, "paused">, string>;

const countAhead = 100;
export const membershipList = list({
  name: "memberships",
  sortable: {
    lastName: ["m.lastName", "m.firstName"],
    since: "m.since",
    until: "m.until",
    updatedAt: "m.updatedAt",
  },
  id: "m.playerId",
  otherwise: ["m.since", "desc"],
  filter: {
    membershipStatus: MembershipStatus.optional(),
    trouble: z.literal("yes").optional().describe("only those that need someone: unpaid, or not stopped yet"),
    members: Members.optional().describe(
      "only the active ones that end, whose card was declined, or that nobody pays for and have no end; or those paused now",
    ),
    q: z.string().optional().describe("part of the player's name"),
  },
});

/** The rules of standingAt, for a query that must find rows by them. */
export const activeAt = `m."endedAt" is null and
  (m.until is null or m.until > :now or (m.source = 'card' and not m."isEnding"
      and coalesce(m."pausedUntil", m.until) > :graceBegan and coalesce(m."pausedUntil" <= :now, true)))`;
const pausedAt = `m."endedAt" is null and m.source = 'card' and not m."isEnding"
  and m.until <= :now and m."pausedUntil" > :now`;
export const at = (now: string) => ({ now, graceBegan: graceBegan(now) });
/** For a query: the ids of players whose membership is active then, as `at` has it. */
export const activeMembers = `(select m."playerId" from read.memberships m where ${activeAt})`;

export const moneyTrouble = `(select min(w.trouble) from read."membershipPayments" w where w."playerId" = m."playerId")`;

/** The card was declined, the card provider has yet to stop charging it, or money waits for somebody. */
const inTrouble = `${moneyTrouble} is not null or exists (
  select from read."membershipBilling" t
   where t."playerId" = m."playerId" and (t.state = 'stopping' or (t.state = 'live' and t."failedAt" is not null)))`;

const withNames = (db: Knex) => {
  const named = read(db, memberships.as("m"))
    .join(players.as("p"), "p.id", "m.playerId")
    .select("m.*", "p.firstName", "p.lastName");
  return read(db, named.as("m")).select("m.*");
};
type WithNames = ReturnType<typeof withNames>;

/** What only the rows that are shown need. */
const completed = (db: Knex, rows: WithNames, { month }: Moment) =>
  read(db, rows.as("m"))
    .joinRaw<Counts>(counted('m."playerId"'), { month })
    .joinRaw<Asked>(`cross join lateral (select ${accountOf} as "accountId", ${moneyTrouble} as "moneyTrouble") a`)
    .leftJoin(membershipBilling.as("b"), "b.playerId", "m.playerId")
    .select(
      "m.*",
      "c.used",
      "c.granted",
      "a.accountId",
      "a.moneyTrouble",
      "b.state as billing",
      "b.failedAt",
      "b.nextAttemptAt",
    );

type MembershipRow = Awaited<ReturnType<typeof completed>>[number];

const membershipView = (row: MembershipRow, now: string) =>
  MembershipView.parse({
    ...row,
    ...ofTheMonth(row, now),
    id: row.playerId,
    isStopping: row.billing === "stopping",
  });

export const listMemberships = async (
  db: Knex,
  moment: Moment,
  query: QueryOf<typeof membershipList>,
): Promise<Listed<MembershipView>> => {
  const { id, membershipStatus, trouble, members, q } = query.filter;
  const { now } = moment;
  const rows = withNames(db).modify((found) => {
    if (texts(id)) void found.whereIn("m.playerId", texts(id)!);
    if (membershipStatus === "active") void found.whereRaw(activeAt, at(now));
    if (membershipStatus === "inactive") void found.whereRaw(`not (${activeAt})`, at(now));
    if (members === "paused") void found.whereRaw(pausedAt, { now });
    else if (members) void found.whereRaw(`${activeAt} and (${membersWho[members]})`, at(now));
    if (trouble) void found.whereRaw(`(${inTrouble})`);
    if (q?.trim()) void found.whereRaw(`concat_ws(' ', m."firstName", m."lastName") ilike ?`, [containing(q.trim())]);
  });
  const page = await listed(rows, query, membershipList, {
    db,
    countAhead,
    completed: (cut) => completed(db, cut, moment),
  });
  return { ...page, rows: page.rows.map((row) => membershipView(row, now)) };
};

export const membershipOf = async (db: Knex, playerId: string, moment: Moment): Promise<MembershipView | undefined> => {
  const row = await completed(db, withNames(db).where({ "m.playerId": playerId }), moment).first();
  return row && membershipView(row, moment.now);
};
