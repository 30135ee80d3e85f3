import type { Knex } from "knex";
import type { Backend } from "../../backend.ts";

export const channel = "video_conversions";
const lease = "1 minute"; // renewed meanwhile
const shownFor = "5 minutes";
export const attemptsAtMost = 3;

/** Videos, and weekly videos that are files, that do not play everywhere and have no copy that does. Their ids never meet. */
export const notEverywhere = `(
  select id, "conversionFailed" from read.videos
   where "deletedAt" is null and picture->>'playable' <> 'everywhere' and "copyId" is null
  union all
  select id, "conversionFailed" from read.weekly_videos
   where "removedAt" is null and file->>'playable' <> 'everywhere' and "copyId" is null) v`;
const due = `v."conversionFailed" is null`;

/** A conversion that is this node's for a while. */
export interface Claimed {
  readonly id: string; // of a video, or of a weekly video
  readonly attempts: number; // this one included
}

/** Says that a node here converts videos, and which ones: those from before there was any, too. */
export const queueConversions = async (db: Knex) => {
  await db.raw(
    `insert into web.conversion (video_id, wanted_until)
     select id, now() + interval '${shownFor}' from ${notEverywhere} where ${due}
     on conflict (video_id) do update set wanted_until = excluded.wanted_until`,
  );
  await db.raw(
    `delete from web.conversion c where coalesce(c.held_until <= now(), true)
       and not exists (select from ${notEverywhere} where v.id = c.video_id and ${due})`,
  );
};

/** There is something to convert: every node that converts looks at once, or else within a minute. */
export const wantConversion = async ({ db, transcoder, log }: Pick<Backend, "db" | "transcoder" | "log">) => {
  try {
    if (transcoder) await queueConversions(db); // so that the answer says so
    await db.raw("select pg_notify(?, '')", [channel]);
  } catch (error) {
    log.warn({ err: error }, "a conversion waits");
  }
};

/** One that waits. If this node dies at it, it is another's after a minute; but each try counts, lest it kill them all. */
export const claimConversion = async (db: Knex): Promise<Claimed | undefined> => {
  const { rows } = await db.raw<{ rows: { video_id: string; attempts: number }[] }>(
    `update web.conversion set attempts = attempts + 1, held_until = now() + interval '${lease}'
      where video_id in (
        select video_id from web.conversion
         where next_at <= now() and coalesce(held_until <= now(), true)
         order by next_at, video_id limit 1 for update skip locked)
      returning video_id, attempts`,
  );
  const [row] = rows;
  return row && { id: row.video_id, attempts: row.attempts };
};

export const renewClaim = (db: Knex, { id }: Claimed) =>
  db("web.conversion")
    .where({ video_id: id })
    .update({ held_until: db.raw(`now() + interval '${lease}'`) });

/** Later. `counts`: that it was tried. */
export const putBack = (db: Knex, { id, attempts }: Claimed, after: { counts: boolean; seconds: number }) =>
  db("web.conversion")
    .where({ video_id: id })
    .update({
      held_until: null,
      next_at: db.raw("now() + make_interval(secs => ?)", [after.seconds]),
      ...(!after.counts && { attempts: attempts - 1 }),
    });

export const endConversion = (db: Knex, { id }: Claimed) => db("web.conversion").where({ video_id: id }).delete();

/** In ms; undefined when none waits. */
export const untilNextConversion = async (db: Knex) => {
  const { rows } = await db.raw<{ rows: { ms: string | null }[] }>(
    "select extract(epoch from min(greatest(next_at, held_until)) - now()) * 1000 as ms from web.conversion",
  );
  return rows[0]?.ms ? Number(rows[0].ms) : undefined;
};
