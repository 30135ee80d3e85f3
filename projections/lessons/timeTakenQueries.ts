import type { Knex } from "knex";
import type { HistoryEntry } from "../history/open.ts";
import { among } from "../read.ts";
import { type LessonHour, seatsLeft, seatTaking } from "../scheduling/freeTimesRule.ts";
import { rivalsOf } from "./lessonRows.ts";

interface Row extends LessonHour {
  readonly rivals: readonly (LessonHour & { readonly at: string })[]; // in the order in which they took their seats
}

/** Since when a lesson was requested, and until when it was no more than that: positions in the log. */
const request = `
  select asked.position as since, min(h.position) as until
    from (select max(position) as position from read.history where "of" = :id and state = 'pending') asked
    left join read.history h on h."of" = :id and h.position > asked.position and h.state is not null
   where asked.position is not null
   group by asked.position`;

/** Of a lesson, when it got the seat that it has, or the last one that it had. */
const seated = `
  select h.at, h.position from read.history h
   where h."of" = o.id and h.state in (${among(seatTaking)})
   order by h.position desc limit 1`;

/**
 * What no fact about a lesson says, as it follows from those about others: while it was only requested, the last seat of
 * its hour went to somebody else.
 */
export const timeTaken = async (db: Knex, id: string): Promise<HistoryEntry[]> => {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `with request as (${request})
     select l."startsAt", l.minutes, l.seats,
            (select coalesce(jsonb_agg(jsonb_build_object('startsAt', o."startsAt", 'minutes', o.minutes, 'seats', o.seats,
                                                          'at', seated.at) order by seated.position), '[]')
               from read.lessons o join lateral (${seated}) seated on true
              where ${rivalsOf} and (request.until is null or seated.position < request.until)) as rivals
       from read.lessons l, request
      where l.id = :id`,
    { id },
  );
  return rows.flatMap((hour) => {
    const last = hour.rivals.find((_, n) => seatsLeft(hour, hour.rivals.slice(0, n + 1)) === 0);
    if (!last) return [];
    const actor = { kind: "system", id: null, role: null, name: null } as const; // whoever got it is no one's business
    return [
      {
        id: `${id} time taken`,
        of: id,
        at: last.at,
        what: "LessonTimeTaken",
        from: null,
        to: null,
        details: null,
        actor,
      },
    ];
  });
};
