import type { Knex } from "knex";
import { among } from "../read.ts";
import { active } from "../scheduling/freeTimesRule.ts";
import { ageOf } from "./consentRule.ts";
import { everyIdOf } from "./queries.ts";
import { RecordView } from "./view.ts";

/** Undefined: there is no such player, or not any more. Staff who take no lessons are none. */
export const recordOf = async (
  db: Knex,
  id: string,
  { now, today }: { now: string; today: string },
): Promise<RecordView | undefined> => {
  const ids = await everyIdOf(db, [id]);
  const { rows } = await db.raw<{ rows: (RecordView & { ageRecordedOn: string | null })[] }>(
    `select p.id, p."firstName", p."lastName", p."birthDate", p.age, p."ageRecordedOn", p."isOwn" as "hasLogin", p."createdAt",
            (select coalesce(jsonb_agg(jsonb_build_object(
                      'userId', g."userId", 'name', concat_ws(' ', u."firstName", u."lastName"), 'email', u.email)
                      order by g.since, g.id), '[]')
               from read.guardians g join read.users u on u.id = g."userId"
              where g."playerId" = p.id and g.until is null) as guardians,
            (select count(*)::int from read.lessons l where l."studentId" = any(:ids)) as lessons,
            (select count(*)::int from read.lessons l
              where l."studentId" = any(:ids) and l."startsAt" > :now
                and l.status in ('pending', 'confirmed', 'scheduled')) as "lessonsToCome",
            (select count(*)::int from read."campParticipants" c where c."playerId" = any(:ids) and not c."isWithdrawn") as camps,
            (select count(*)::int from read.videos v where v."studentId" = any(:ids) and v."deletedAt" is null) as videos,
            (select count(*)::int from read."playerNotes" n where n."playerId" = any(:ids) and n.words is not null) as notes,
            exists (select from read.memberships m where m."playerId" = any(:ids)) as "hadMembership"
       from read.players p
       left join read.users a on a.id = p.id
      where p.id = :id and p."closedAt" is null and p."erasedAt" is null and (not p."isOwn" or a.role = 'student')`,
    { id, ids, now },
  );
  const [row] = rows;
  return row && RecordView.parse({ ...row, age: ageOf(row, today) });
};

/** Spots in camps that were not given up, and on their waitlists. */
const campSpots = `(
  select "campId", "playerId" from read."campParticipants" where not "isWithdrawn"
  union all
  select "campId", "playerId" from read."campWaitlistPlaces" where state in ('waiting', 'offered'))`;

/** The camps that both come to, came to, or wait for. */
export const campsOfBoth = async (db: Knex, one: string, other: string): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: { title: string }[] }>(
    `select distinct c.title from read.camps c
       join ${campSpots} a on a."campId" = c.id and a."playerId" = any(:one)
       join ${campSpots} b on b."campId" = c.id and b."playerId" = any(:other)
      order by c.title`,
    { one: await everyIdOf(db, [one]), other: await everyIdOf(db, [other]) },
  );
  return rows.map(({ title }) => title);
};

/** Lessons to come of one that meet a lesson of the other. */
export const lessonsOfBoth = async (
  db: Knex,
  { one, other, now }: { one: string; other: string; now: string },
): Promise<{ date: string; startTime: string }[]> => {
  const { rows } = await db.raw<{ rows: { date: string; startTime: string }[] }>(
    `select distinct a.date, a."startTime" from read.lessons a
       join read.lessons b on b."studentId" = any(:other) and b."startsAt" < a."endsAt" and a."startsAt" < b."endsAt"
                          and b.status in (${among(active)})
      where a."studentId" = any(:one) and a."startsAt" > :now and a.status in (${among(active)})
      order by a.date, a."startTime"`,
    { one: await everyIdOf(db, [one]), other: await everyIdOf(db, [other]), now },
  );
  return rows;
};

export interface Joining {
  readonly playerId: string; // the record that is kept
  readonly userId: string;
}

/**
 * Adults of a merged record who don't manage the kept one yet, as a crash leaves it. Whoever managed any other record
 * of the player since then has joined, and may have left.
 */
export const notJoinedYet = async (db: Knex): Promise<Joining[]> => {
  const { rows } = await db.raw<{ rows: Joining[] }>(
    `select distinct p.id as "playerId", g."userId"
       from read.players m
       join read.players p on p.id = m."keptAs" and not p."isOwn" and p."closedAt" is null and p."erasedAt" is null
       join read.guardians g on g."playerId" = m.id and not g."hasLeft"
       join read.users u on u.id = g."userId" and u."erasedAt" is null
      where m.id <> m."keptAs"
        and not exists (select from read.guardians o join read.players r on r.id = o."playerId"
                         where r."keptAs" = m."keptAs" and r.id <> m.id and o."userId" = g."userId"
                           and (o.until is null or o.until >= g.until))`,
  );
  return rows;
};
