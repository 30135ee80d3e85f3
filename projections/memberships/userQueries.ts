import type { Knex } from "knex";
import type { AccountsOfMembers, AccountView, ManagedUserView } from "../accounts/open.ts";
import { uploadMonths } from "./tables.ts";
import {
  activeMembers,
  at,
  counted,
  type Counted,
  type Membership,
  type Moment,
  moneyTrouble,
  never,
  type OfCard,
  ofTheMonth,
  termsAndCounts,
  withCounts,
} from "./queries.ts";

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
    .leftJoin(uploadMonths.as("s"), "s.month", "m.month")
    .whereIn("m.playerId", userIds)
    .select("m.playerId", ...termsAndCounts, "s.startsAt");
  const found = new Map(rows.map((row) => [row.playerId, row]));
  return new Map(
    userIds.map((id) => {
      const row: Membership & OfCard & Counted & { startsAt: string | null } = found.get(id) ?? never;
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
  interface Row extends Membership, OfCard, Counted {
    readonly userId: string;
    readonly playerId: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly moneyTrouble: UserPlayer["moneyTrouble"];
    readonly goesWithAccount: boolean;
  }
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select f."userId", p.id as "playerId", p."firstName", p."lastName",
            m.source, m.since, m.until, m."isEnding", m."pausedUntil", m."endedAt", c.used, c.granted,
            b.state as billing, b."failedAt", b."nextAttemptAt", ${moneyTrouble} as "moneyTrouble",
            p.id = f."userId" or (not p."isOwn" and not exists (
              select from read.guardians o
               where o."playerId" = p.id and o."userId" <> f."userId" and o.until is null)) as "goesWithAccount"
       from (select id as "userId", id as "playerId" from unnest(cast(:userIds as text[])) as id
             union all
             select "userId", "playerId" from read.guardians where "userId" = any(:userIds) and until is null) f
       join read.players p on p.id = f."playerId" and p.plays and p."closedAt" is null and p."erasedAt" is null
       left join read.memberships m on m."playerId" = p.id
       left join read."membershipBilling" b on b."playerId" = p.id
       ${counted("p.id")}
      order by p."isOwn" desc, p."createdAt", p.id`,
    { userIds, month: moment.month },
  );
  const of = (userId: string) => rows.filter((row) => row.userId === userId);
  return new Map(
    userIds.map((id) => [
      id,
      of(id).map(({ playerId, firstName, lastName, moneyTrouble: trouble, goesWithAccount, ...row }) => {
        const { membershipStatus, videosThisMonth, allowed, endsAt, standing, card } = ofTheMonth(row, moment.now);
        return {
          playerId,
          firstName,
          lastName,
          membershipStatus,
          videosThisMonth,
          allowed,
          endsAt,
          standing,
          card: card && { hasFailed: card.hasFailed },
          isStopping: row.billing === "stopping",
          moneyTrouble: trouble,
          goesWithAccount,
        };
      }),
    ]),
  );
};

/** For a query: the accounts whose own player has an active membership then, or one of the players they answer for. */
export const accountsOfMembers = (now: string): AccountsOfMembers => ({
  ids: `(select members."playerId" from ${activeMembers} members
         union select g."userId" from read.guardians g join ${activeMembers} members using ("playerId") where g.until is null)`,
  bindings: at(now),
});
