import type { Knex } from "knex";
import { firstHeldDate } from "../../backend/camps/daysRule.ts";
import { read } from "../read.ts";
import { dollars } from "../list.ts";
import { campMoney, camps } from "./tables.ts";
import { moneyOfRegistrations, moneyView } from "./paymentQueries.ts";
import { campLedgers } from "./paymentTables.ts";
import { CampRevenueView } from "./paymentView.ts";

/** Whose camps, which of them, and which of the facility's days. */
interface RevenueOf {
  readonly instructorId?: string | undefined; // all if not given
  readonly campId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined; // inclusive
  readonly timeZone: string;
}

interface Sums {
  revenueCents: number;
  quotedCents: number;
  collectedCents: number;
  refundedCents: number;
  outstandingCents: number;
  refundDueCents: number;
  registrations: number;
}

const theCamps = (db: Knex, { instructorId, campId }: RevenueOf) =>
  read(db, camps.as("c")).modify((found) => {
    if (instructorId !== undefined) void found.where("c.instructorId", instructorId);
    if (campId !== undefined) void found.where("c.id", campId);
  });

const sum = <N extends string>(db: Knex, column: string, name: N) =>
  db.raw<{ readonly [K in N]: number }>(`coalesce(sum(${column}), 0)::int as "${name}"`);

const byCamp = (db: Knex, of: RevenueOf) =>
  theCamps(db, of)
    .join(moneyOfRegistrations(db).as("m"), "m.campId", "c.id")
    .join(campLedgers.as("l"), "l.registrationId", "m.registrationId")
    .groupBy("c.id", "c.title", "c.startDate", "c.endDate", "c.dates", "c.canceledDays")
    .orderBy([{ column: "c.startDate", order: "desc" }, "c.id"])
    .select(
      "c.id as campId",
      "c.title",
      "c.startDate",
      "c.endDate",
      "c.dates",
      "c.canceledDays",
      sum(db, `case when l."isWithdrawn" then 0 else l."totalCents" end`, "revenueCents"),
      sum(db, `m."quotedCents"`, "quotedCents"),
      sum(db, `m."collectedCents"`, "collectedCents"),
      sum(db, `m."refundedCents"`, "refundedCents"),
      sum(db, `m."outstandingCents"`, "outstandingCents"),
      sum(db, `m."refundDueCents"`, "refundDueCents"),
      db.raw<{ registrations: number }>(`count(*) filter (where not l."isWithdrawn")::int as registrations`),
    );

const none: Sums = {
  revenueCents: 0,
  quotedCents: 0,
  collectedCents: 0,
  refundedCents: 0,
  outstandingCents: 0,
  refundDueCents: 0,
  registrations: 0,
};
const added = (a: Sums, b: Sums): Sums => ({
  revenueCents: a.revenueCents + b.revenueCents,
  quotedCents: a.quotedCents + b.quotedCents,
  collectedCents: a.collectedCents + b.collectedCents,
  refundedCents: a.refundedCents + b.refundedCents,
  outstandingCents: a.outstandingCents + b.outstandingCents,
  refundDueCents: a.refundDueCents + b.refundDueCents,
  registrations: a.registrations + b.registrations,
});
const shown = ({ revenueCents, registrations, ...money }: Sums) => ({
  revenue: dollars(revenueCents),
  ...moneyView(money),
  registrations,
});

interface DaySums {
  date: string;
  registrations: number;
  quotedCents: number;
  collectedCents: number;
  refundedCents: number;
}

/** Of money attested by hand, each statement counts on its own day, with what it adds or takes away. */
const byDay = async (db: Knex, of: RevenueOf): Promise<DaySums[]> => {
  const { rows } = await db.raw<{ rows: DaySums[] }>(
    `with happened ("campId", at, registrations, quoted, collected, refunded) as (
       select "campId", "registeredAt", 1, case when "isCampCancelled" then 0 else "totalCents" end, 0, 0
         from read."campLedgers" where not "isWithdrawn"
       union all
       select "campId", at, 0, 0, collected, refunded from ${campMoney} m where collected <> 0 or refunded <> 0)
     select to_char(day, 'YYYY-MM-DD') as date,
            sum(registrations)::int as registrations, sum(quoted)::int as "quotedCents",
            sum(collected)::int as "collectedCents", sum(refunded)::int as "refundedCents"
       from happened h
       join read.camps c on c.id = h."campId"
       cross join lateral (select cast(cast(at as timestamptz) at time zone :timeZone as date) as day) d
      where (cast(:instructorId as text) is null or c."instructorId" = :instructorId)
        and (cast(:campId as text) is null or c.id = :campId)
        and day between coalesce(cast(:from as date), '-infinity') and coalesce(cast(:to as date), 'infinity')
      group by 1 order by 1`,
    {
      timeZone: of.timeZone,
      instructorId: of.instructorId ?? null,
      campId: of.campId ?? null,
      from: of.from ?? null,
      to: of.to ?? null,
    },
  );
  return rows;
};

/** What these camps bring in: totals are all-time, days are those between the two given. */
export const campRevenue = async (db: Knex, of: RevenueOf): Promise<CampRevenueView> => {
  const [camps, days] = await Promise.all([byCamp(db, of), byDay(db, of)]);
  return CampRevenueView.parse({
    ...shown(camps.reduce<Sums>(added, none)),
    camps: camps.map((camp) => ({
      ...shown(camp),
      campId: camp.campId,
      title: camp.title,
      startDate: firstHeldDate(camp),
    })),
    days: days.map(({ date, registrations, ...cents }) => ({
      date,
      registrations,
      quoted: dollars(cents.quotedCents),
      collected: dollars(cents.collectedCents),
      refunded: dollars(cents.refundedCents),
    })),
  });
};
