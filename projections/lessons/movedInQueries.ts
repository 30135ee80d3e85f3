import type { Knex } from "knex";
import { among } from "../read.ts";
import { seatTaking } from "../scheduling/freeTimesRule.ts";

/** An hour of a coach's and whose it is. */
export interface KnownHour {
  readonly instructorId: string;
  readonly startsAt: string;
  readonly playerId: string | null; // null: a walk-in
  readonly name: string | null; // of a walk-in, unless erased
}

/** Agreed lessons to come, and those that were moved in, whatever became of them, at the hour a file that comes again has for them. */
export const knownHours = async (db: Knex, { now }: { now: string }): Promise<KnownHour[]> => {
  const { rows } = await db.raw<{ rows: KnownHour[] }>(
    `select l."instructorId", h."startsAt", coalesce(p."keptAs", l."studentId") as "playerId", l."studentName" as name
       from read.lessons l
       left join read.players p on p.id = l."studentId"
       cross join lateral (
         select l."startsAt" where l.status in (${among(seatTaking)}) union select l."movedInFor") h
      where (l."startsAt" >= :now or l."movedInFor" >= :now) and h."startsAt" >= :now`,
    { now },
  );
  return rows;
};
