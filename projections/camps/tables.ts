import type { Division } from "../../eventstore/camps/camps.ts";
import { jsonb, table, text } from "../table.ts";
import type { CampType } from "./view.ts";

export const camps = table("camps", {
  key: "id",
  columns: {
    id: "text",
    instructorId: "text",
    title: "text",
    description: "text?",
    campType: text<CampType>(),
    location: "text",
    startDate: "text",
    endDate: "text",
    startTime: "text",
    endTime: "text",
    ageMin: "integer?",
    ageMax: "integer?",
    capacity: "integer",
    fullCampPriceCents: "integer",
    dailyPriceCents: "integer",
    divisions: jsonb<Division[]>(),
    playerChecklist: "text?",
    arrivalInfo: "text?",
    pickupInfo: "text?",
    safetyNotes: "text?",
    campSchedule: "text?",
    agenda: "text?",
    releaseUnpaidAfterHours: "integer?",
    isCancelled: "boolean",
    cancelReason: "text?",
    cancelledAt: "text?",
    canceledDays: jsonb<string[]>(),
    dates: jsonb<readonly string[]>(), // by number, once a day was moved; else they follow one another
    movedDays: jsonb<number[]>(),
    isArchived: "boolean",
    isDraft: "boolean",
    publishedAt: "text?", // null: a draft
  },
  indexes: [["startDate"], ["instructorId", "startDate"]],
});

/**
 * What came in for a camp and went back, and when, as SQL. Its sums are those of `balanceRule.ts`. By hand, the larger
 * of what is attested and what went back counts, and each statement brings what it adds to the one before, or takes
 * from it. By card, the payment's own total counts: refunds whose rows don't add up to it are evened out when the last
 * of them settled.
 */
export const campMoney = `(
  select "campId", at,
         held - coalesce(lag(held) over (partition by "registrationId" order by position), 0) as collected,
         0 as refunded
    from (
      select s."registrationId", s."campId", s."statedAt" as at, s.position, greatest(s.cents, r.cents) as held
        from (select *, lead(position) over (partition by "registrationId" order by position) as later
                from read."campStatements") s
        cross join lateral (
          select coalesce(sum(cents), 0)::int as cents from read."campRefunds"
           where "registrationId" = s."registrationId" and "paymentId" is null and state = 'refunded'
             and ("settledAt" <= s."statedAt" or s.later is null)) r) stated
  union all
  select "campId", "receivedAt", "receivedCents", 0 from read."campCardPayments"
  union all
  select "campId", "settledAt", 0, cents from read."campRefunds" where state = 'refunded'
  union all
  select p."campId", coalesce(r.at, p."receivedAt"), 0,
         p."refundedCents" - p."returnedCents" + p."lostCents" - r.cents
    from read."campCardPayments" p
    cross join lateral (
      select max("settledAt") as at, coalesce(sum(cents), 0)::int as cents from read."campRefunds"
       where "registrationId" = p."registrationId" and "paymentId" = p."paymentId" and state = 'refunded') r)`;
