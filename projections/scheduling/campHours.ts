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

/** When camps keep whoever runs them busy: on each of their days, from start to end. Drafts do not. */
export const campHours = (db: Knex) =>
  read(db, camps)
    .joinRaw<{ readonly from: string; readonly until: string; readonly isDivision: boolean }>(hours)
    .where({ isCancelled: false })
    .whereNotNull("publishedAt")
    .where((found) => void found.where({ isArchived: false }).orWhereRaw(isComing))
    .select(
      "id",
      "title",
      "location",
      "startDate as firstDay",
      "endDate as lastDay",
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
  const found = campHours(db).where({ instructorId }).where("endDate", ">=", from).orderBy(["startDate", "startTime"]);
  return until === undefined ? found : found.where("startDate", "<=", until);
};
