import type { Knex } from "knex";
import { campMoney } from "../camps/tables.ts";
import { dollars } from "../list.ts";
import { RevenueView } from "./view.ts";

/** Whose, and which of the facility's days. */
interface RevenueOf {
  readonly instructorId?: string | undefined; // everybody's if not given
  readonly from?: string | undefined;
  readonly to?: string | undefined; // inclusive
  readonly timeZone: string;
}

interface Sums {
  instructorId: string;
  date: string;
  paidLessons: number;
  lessonCents: number;
  campCents: number;
  refundedCents: number;
}

/** A lesson's payment counts on the day it was last recorded; of a camp's, each statement what it adds, on its day. */
const byCoachAndDay = async (db: Knex, { timeZone, instructorId, from, to }: RevenueOf): Promise<Sums[]> => {
  const { rows } = await db.raw<{ rows: Sums[] }>(
    `with happened ("instructorId", at, "paidLessons", lessons, camps, refunded) as (
       select "instructorId", "paymentNotedAt", 1, "paymentCents", 0, 0 from read.lessons where "paymentCents" > 0
       union all
       select c."instructorId", m.at, 0, 0, m.collected, m.refunded
         from ${campMoney} m join read.camps c on c.id = m."campId" where m.collected <> 0 or m.refunded <> 0)
     select h."instructorId", to_char(day, 'YYYY-MM-DD') as date,
            sum("paidLessons")::int as "paidLessons", sum(lessons)::int as "lessonCents",
            sum(camps)::int as "campCents", sum(refunded)::int as "refundedCents"
       from happened h
       cross join lateral (select cast(cast(at as timestamptz) at time zone :timeZone as date) as day) d
      where (cast(:instructorId as text) is null or h."instructorId" = :instructorId)
        and day between coalesce(cast(:from as date), '-infinity') and coalesce(cast(:to as date), 'infinity')
      group by 1, 2 order by 2, 1`,
    { timeZone, instructorId: instructorId ?? null, from: from ?? null, to: to ?? null },
  );
  return rows;
};

const namesOf = async (db: Knex, ids: readonly string[]) => {
  const { rows } = await db.raw<{ rows: { id: string; name: string }[] }>(
    `select id, nullif(concat_ws(' ', "firstName", "lastName"), '') as name from read.users where id = any(:ids)`,
    { ids },
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

type Cents = Pick<Sums, "paidLessons" | "lessonCents" | "campCents" | "refundedCents">;
const none: Cents = { paidLessons: 0, lessonCents: 0, campCents: 0, refundedCents: 0 };
const added = (a: Cents, b: Cents): Cents => ({
  paidLessons: a.paidLessons + b.paidLessons,
  lessonCents: a.lessonCents + b.lessonCents,
  campCents: a.campCents + b.campCents,
  refundedCents: a.refundedCents + b.refundedCents,
});
const shown = ({ paidLessons, lessonCents, campCents, refundedCents }: Cents) => ({
  paidLessons,
  lessons: dollars(lessonCents),
  camps: dollars(campCents),
  refunded: dollars(refundedCents),
});
const grouped = (rows: readonly Sums[], of: (row: Sums) => string) => {
  const sums = new Map<string, Cents>();
  for (const row of rows) sums.set(of(row), added(sums.get(of(row)) ?? none, row));
  return [...sums].map(([key, sums]) => ({ key, sums }));
};

/** What lessons and camps brought in between two days, in all, by coach and by day. */
export const revenue = async (db: Knex, of: RevenueOf): Promise<RevenueView> => {
  const rows = await byCoachAndDay(db, of);
  const coaches = grouped(rows, ({ instructorId }) => instructorId);
  const names = await namesOf(
    db,
    coaches.map(({ key }) => key),
  );
  return RevenueView.parse({
    ...shown(rows.reduce<Cents>(added, none)),
    coaches: coaches
      .toSorted((a, b) => b.sums.lessonCents + b.sums.campCents - a.sums.lessonCents - a.sums.campCents)
      .map(({ key, sums }) => ({ instructorId: key, name: names.get(key) ?? null, ...shown(sums) })),
    days: grouped(rows, ({ date }) => date).map(({ key, sums }) => ({ date: key, ...shown(sums) })),
  });
};
