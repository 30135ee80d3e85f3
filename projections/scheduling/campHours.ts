import type { Knex } from "knex";
import { camps } from "../camps/tables.ts";
import { read } from "../read.ts";

/** An archived camp takes place for those who are registered. */
const isComing = `exists (select from read."campRegistrations" where "campId" = camps.id and not "isWithdrawn")`;

/** A camp's hours, and those of its divisions that reach beyond them. */
const hours = `cross join lateral (
  select camps."startTime" as "from", camps."endTime" as "until", false as "isDivision"
  union
  select d->>'startTime', d->>'endTime', true
    from jsonb_array_elements(camps.divisions) as d
   where d->>'startTime' < camps."startTime" or d->>'endTime' > camps."endTime") as hours`;

/** Its days, without those that were canceled. */
const days = `cross join lateral (
  select d as "day" from (
    select to_char(d, 'YYYY-MM-DD') as d
      from generate_series(
        nullif(camps."startDate", '')::timestamp, nullif(camps."endDate", '')::timestamp, interval '1 day') as d
     where camps.dates = '[]'
    union all
    select jsonb_array_elements_text(camps.dates)) as all_days
   where not jsonb_exists(camps."canceledDays", d)) as days`;

/** When camps keep whoever runs them busy: on each of their days, from start to end. Drafts do not. */
export const campHours = (db: Knex) =>
  read(db, camps)
    .joinRaw<{ readonly from: string; readonly until: string; readonly isDivision: boolean }>(hours)
    .joinRaw<{ readonly day: string }>(days)
    .where({ isCancelled: false })
    .whereNotNull("publishedAt")
    .where((found) => void found.where({ isArchived: false }).orWhereRaw(isComing))
    .select(
      "id",
      "title",
      "location",
      "day as firstDay",
      "day as lastDay",
      "from as startTime",
      "until as endTime",
      "isDivision",
    );
export type CampHours = Awaited<ReturnType<typeof campHours>>[number];

/** Those of one instructor between two days, both included. */
export const campHoursOf = (
  db: Knex,
  { instructorId, from, until }: { instructorId: string; from: string; until?: string },
): Promise<readonly CampHours[]> => {
  const found = campHours(db).where({ instructorId }).where("day", ">=", from).orderBy(["day", "startTime"]);
  return until === undefined ? found : found.where("day", "<=", until);
};

/** Those of other instructors from today to before a day. */
export const campHoursOfOthers = (
  db: Knex,
  { instructorId, today, until }: { instructorId: string; today: string; until: string },
): Promise<readonly CampHours[]> =>
  campHours(db)
    .whereNot("instructorId", instructorId)
    .where("day", ">=", today)
    .where("day", "<", until)
    .orderBy(["day", "startTime"]);
