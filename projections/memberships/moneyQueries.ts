import type { Knex } from "knex";
import { dollars } from "../list.ts";
import { read } from "../read.ts";
import { activeAt, at, membersWho } from "./queries.ts";
import { membershipPayments, membershipRefunds, uploadMonths } from "./tables.ts";
import { MembershipPaymentView, MembershipRevenueView } from "./view.ts";

/** Every month that was paid by card for a player, the latest first. */
export const paymentsOf = async (db: Knex, playerId: string): Promise<MembershipPaymentView[]> => {
  const onTheWay = db.raw<{ wantedCents: number }>(
    `(select coalesce(sum(r.cents), 0)::int from read."membershipRefunds" r
       where r."paymentId" = p."paymentId" and r.state = 'requested') as "wantedCents"`,
  );
  const rows = await read(db, membershipPayments.as("p"))
    .where("p.playerId", playerId)
    .orderBy([
      { column: "p.paidAt", order: "desc" },
      { column: "p.paymentId", order: "desc" },
    ])
    .select("p.*", onTheWay);
  return rows.map(({ cents, refundedCents, returnedCents, lostCents, wantedCents, ...row }) => {
    const back = refundedCents - returnedCents;
    return MembershipPaymentView.parse({
      ...row,
      amount: dollars(cents),
      refunded: dollars(back),
      onTheWay: dollars(wantedCents),
      left: dollars(Math.max(0, cents - back - lostCents - wantedCents)),
    });
  });
};

/** Refunds that the card provider was to be asked for before that moment, and whose end is not known. */
export const refundsOnTheWay = (db: Knex, { before }: { before: string }) =>
  read(db, membershipRefunds)
    .where({ state: "requested" })
    .where("requestedAt", "<", before)
    .orderBy("requestedAt")
    .limit(200)
    .select("refundId", "playerId", "paymentId");

interface MonthSums {
  readonly month: string;
  readonly collected: number;
  readonly refunded: number;
  readonly disputed: number;
}
interface Members {
  readonly active: number;
  readonly byCard: number;
  readonly ending: number;
  readonly pastDue: number;
  readonly openEnded: number;
}

/** What memberships bring in by the months of a time zone, and how many there are. */
export const membershipRevenue = async (
  db: Knex,
  { now, timeZone }: { now: string; timeZone: string },
): Promise<MembershipRevenueView> => {
  const [months, members, announced] = await Promise.all([
    db.raw<{ rows: MonthSums[] }>(
      `with moved (at, collected, refunded, disputed) as (
         select "paidAt", cents, 0, 0 from read."membershipPayments"
         union all
         select "settledAt", 0, case when state = 'refunded' then cents else 0 end,
                case when state = 'lost' then cents else 0 end
           from read."membershipRefunds" where state in ('refunded', 'lost'))
       select to_char(cast(at as timestamptz) at time zone :timeZone, 'YYYY-MM') as month,
              sum(collected)::int as collected, sum(refunded)::int as refunded, sum(disputed)::int as disputed
         from moved group by 1 order by 1 desc`,
      { timeZone },
    ),
    db.raw<{ rows: Members[] }>(
      `select count(*)::int as active,
              count(*) filter (where m.source = 'card')::int as "byCard",
              count(*) filter (where ${membersWho.ending})::int as ending,
              count(*) filter (where ${membersWho.pastDue})::int as "pastDue",
              count(*) filter (where ${membersWho.openEnded})::int as "openEnded"
         from read.memberships m
        where ${activeAt}`,
      at(now),
    ),
    read(db, uploadMonths).orderBy("month", "desc").first("month", "late"),
  ]);
  return MembershipRevenueView.parse({
    ...members.rows[0],
    announced: announced ?? null,
    months: months.rows.map(({ month, collected, refunded, disputed }) => ({
      month,
      collected: dollars(collected),
      refunded: dollars(refunded),
      disputed: dollars(disputed),
    })),
  });
};
