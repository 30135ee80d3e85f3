import type { Knex } from "knex";
import { z } from "zod";
import type { AccountView, ManagedUserView } from "../accounts/open.ts";
import { users } from "../accounts/tables.ts";
import { inPages } from "../inPages.ts";
import { containing, list, type Listed, listed, type QueryOf, texts } from "../list.ts";
import { actedFor } from "../players/open.ts";
import { players } from "../players/tables.ts";
import { read } from "../read.ts";
import type { RowOf } from "../table.ts";
import { allowedIn, isActive, leftIn, plan, standingAt } from "./standingRule.ts";
import { membershipLedger, memberships, uploadMonths } from "./tables.ts";
import { LedgerLineView, MembershipStatus, MembershipView, type SubscriptionView, UploadMonthView } from "./view.ts";

/** When it is looked at: an instant, and the facility's month then, "2030-04". */
export interface Moment {
  readonly now: string;
  readonly month: string;
}

type Counts = { readonly "c.used": number; readonly "c.granted": number };
/** What counts in the month: `column` holds the player's id. A month later than the clock's says that the clock went back. */
const counted = (column: string) =>
  `cross join lateral (
     select count(*) filter (where l.what = 'upload' and l.state <> 'released')::int as used,
            coalesce(sum(l.uploads) filter (where l.what = 'granted'), 0)::int as granted
       from read."membershipLedger" l
      where l."playerId" = ${column} and l.month = greatest(cast(:month as text), m.month)) c`;

type OrNull<R> = { readonly [K in keyof R]: R[K] | null };
/** All null: there never was one. */
type Membership = OrNull<Pick<RowOf<typeof memberships>, "source" | "since" | "until" | "endedAt">>;
type Counted = { readonly used: number; readonly granted: number };

const never = { source: null, since: null, until: null, endedAt: null, used: 0, granted: 0, startsAt: null };

const ofTheMonth = (row: Membership & Counted, now: string) => {
  const standing = standingAt({ source: row.endedAt === null ? row.source : null, until: row.until }, now);
  return {
    standing,
    membershipStatus: isActive(standing) ? ("active" as const) : ("inactive" as const),
    videosThisMonth: row.used,
    allowed: allowedIn(row),
    endsAt: isActive(standing) ? row.until : null,
  };
};

const withCounts = (db: Knex, { month }: Moment) =>
  read(db, memberships.as("m")).joinRaw<Counts>(counted('m."playerId"'), { month });

/** How a player's membership stands, and how many uploads are left. */
export const standingOf = async (
  db: Knex,
  playerId: string,
  moment: Moment,
): Promise<Omit<SubscriptionView, "canUpload" | "reason" | "resetsOn"> & { left: number }> => {
  const row = await withCounts(db, moment)
    .where("m.playerId", playerId)
    .first("m.source", "m.since", "m.until", "m.endedAt", "c.used", "c.granted");
  const found = row ?? never;
  return { ...ofTheMonth(found, moment.now), left: leftIn(found) };
};

export const hadMembership = async (db: Knex, playerId: string): Promise<boolean> =>
  (await read(db, memberships).where({ playerId }).first("playerId")) !== undefined;

/** Everything that changed a player's uploads, the latest first. */
export const ledgerOf = async (db: Knex, playerId: string): Promise<LedgerLineView[]> => {
  const rows = await read(db, membershipLedger.as("l"))
    .leftJoin(users.as("u"), "u.id", "l.by")
    .where("l.playerId", playerId)
    .orderBy([
      { column: "l.at", order: "desc" },
      { column: "l.id", order: "desc" },
    ])
    .select("l.*", "u.firstName");
  return rows.map(({ firstName, ...row }) => lineView(row, firstName));
};

const change = ({ what, state, uploads }: Pick<RowOf<typeof membershipLedger>, "what" | "state" | "uploads">) => {
  if (what === "upload") return state === "released" ? 0 : -1;
  if (what === "month") return plan.uploads;
  return uploads ?? 0;
};

const lineView = (row: RowOf<typeof membershipLedger>, by: string | null) =>
  LedgerLineView.parse({ ...row, uploads: change(row), by });

const accountOf = `coalesce((
  select g."userId" from read.guardians g
   where g."playerId" = m."playerId" and g.until is null order by g.since limit 1), m."playerId")`;
type Account = { readonly "a.accountId": string };

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
    q: z.string().optional().describe("part of the player's name"),
  },
});

/** The rule of standingAt, for a query that must find rows by it. */
const activeAt = `m."endedAt" is null and (m.until is null or m.until > :now)`;

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
    .joinRaw<Account>(`cross join lateral (select ${accountOf} as "accountId") a`)
    .select("m.*", "c.used", "c.granted", "a.accountId");

type MembershipRow = Awaited<ReturnType<typeof completed>>[number];

const membershipView = (row: MembershipRow, now: string) =>
  MembershipView.parse({ ...row, ...ofTheMonth(row, now), id: row.playerId });

export const listMemberships = async (
  db: Knex,
  moment: Moment,
  query: QueryOf<typeof membershipList>,
): Promise<Listed<MembershipView>> => {
  const { id, membershipStatus, q } = query.filter;
  const { now } = moment;
  const rows = withNames(db).modify((found) => {
    if (texts(id)) void found.whereIn("m.playerId", texts(id)!);
    if (membershipStatus === "active") void found.whereRaw(activeAt, { now });
    if (membershipStatus === "inactive") void found.whereRaw(`not (${activeAt})`, { now });
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

type ById = readonly string[];
type UserMembership = Pick<
  AccountView,
  "membershipStatus" | "videosThisMonth" | "membershipStartDate" | "membershipEndDate" | "lastVideoReset"
>;
type UserPlayer = ManagedUserView["players"][number];

/** The specification's fields of these accounts, each of its own player. */
export const membershipsOfUsers = async (
  db: Knex,
  userIds: ById,
  moment: Moment,
): Promise<ReadonlyMap<string, UserMembership>> => {
  const rows = await withCounts(db, moment)
    .leftJoin(uploadMonths.as("b"), "b.month", "m.month")
    .whereIn("m.playerId", userIds)
    .select("m.playerId", "m.source", "m.since", "m.until", "m.endedAt", "c.used", "c.granted", "b.startsAt");
  const found = new Map(rows.map((row) => [row.playerId, row]));
  return new Map(
    userIds.map((id) => {
      const row: Membership & Counted & { startsAt: string | null } = found.get(id) ?? never;
      const { membershipStatus, videosThisMonth } = ofTheMonth(row, moment.now);
      const dates = { membershipStartDate: row.since, membershipEndDate: row.endedAt ?? row.until };
      return [id, { membershipStatus, videosThisMonth, ...dates, lastVideoReset: row.startsAt }];
    }),
  );
};

/** The players of these accounts who play, each with how its membership stands. */
export const playersOfUsers = async (
  db: Knex,
  userIds: ById,
  moment: Moment,
): Promise<ReadonlyMap<string, UserPlayer[]>> => {
  interface Row extends Membership, Counted {
    readonly userId: string;
    readonly playerId: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
  }
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select f."userId", p.id as "playerId", p."firstName", p."lastName",
            m.source, m.since, m.until, m."endedAt", c.used, c.granted
       from (select id as "userId", id as "playerId" from unnest(cast(:userIds as text[])) as id
             union all
             select "userId", "playerId" from read.guardians where "userId" = any(:userIds) and until is null) f
       join read.players p on p.id = f."playerId" and p.plays and p."closedAt" is null and p."erasedAt" is null
       left join read.memberships m on m."playerId" = p.id
       ${counted("p.id")}
      order by p."isOwn" desc, p."createdAt", p.id`,
    { userIds, month: moment.month },
  );
  const of = (userId: string) => rows.filter((row) => row.userId === userId);
  return new Map(
    userIds.map((id) => [
      id,
      of(id).map(({ playerId, firstName, lastName, ...row }) => {
        const { membershipStatus, videosThisMonth, allowed, endsAt } = ofTheMonth(row, moment.now);
        return { playerId, firstName, lastName, membershipStatus, videosThisMonth, allowed, endsAt };
      }),
    ]),
  );
};

/** Members whose latest counted month is earlier, in the order of their ids from one on. */
export const membersBefore = async (
  db: Knex,
  { now, month }: Moment,
  { after, limit }: { after: string; limit: number },
): Promise<{ playerId: string; revision: number }[]> =>
  read(db, memberships.as("m"))
    .where("m.month", "<", month)
    .where("m.playerId", ">", after)
    .whereRaw(activeAt, { now })
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

export const uploadMonthList = list({
  name: "upload-resets",
  sortable: { month: "month" },
  id: "month",
  otherwise: ["month", "desc"],
  filter: {},
});

export const listUploadMonths = async (
  db: Knex,
  query: QueryOf<typeof uploadMonthList>,
): Promise<Listed<UploadMonthView>> => {
  const ids = texts(query.filter.id);
  const rows = read(db, uploadMonths)
    .modify((found) => ids && void found.whereIn("month", ids))
    .select(
      "*",
      db.raw<{ members: number }>(
        `(select count(*)::int from read."membershipLedger" l
           where l.month = "uploadMonths".month and l.what = 'month') as members`,
      ),
    );
  const page = await listed(rows, query, uploadMonthList);
  return { ...page, rows: page.rows.map((row) => UploadMonthView.parse({ ...row, id: row.month })) };
};

/** How many seconds late the latest month was said to have begun. */
export const latenessOfMonth = async (db: Knex): Promise<number | null> =>
  (await read(db, uploadMonths).orderBy("month", "desc").first("late"))?.late ?? null;

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
    .select("l.*", "u.firstName");
  for await (const { firstName, ...row } of inPages(rows, { key: "l.id" }))
    yield { ...lineView(row, firstName), playerId: row.playerId };
}
/** What an admin wrote about memberships: the text is the admin's own. */
export async function* wordsAboutMembershipsOf(db: Knex, by: string) {
  for await (const { at, what, words } of inPages(read(db, membershipLedger).where({ by }), { key: "id" }))
    yield { at, what, words };
}
