import type { Knex } from "knex";
import { heldForNow } from "./claims.ts";
import { nobodyErased } from "./outbox.ts";

/**
 * How mails are doing. One that waits has done so since it was put in, however often it was tried; 0 s if none does, or
 * only what is held on purpose. Of those that failed only the ones that can still be looked into count: what was emptied
 * for age or an erased reader is over.
 */
export const mailQueue = async (db: Knex) => {
  const { rows } = await db.raw<{ rows: Record<"waiting" | "seconds" | "failed" | "today", string | null>[] }>(
    `select * from
       (select count(*) as waiting,
                extract(epoch from now() - min(created_at) filter (where reason is distinct from :heldForNow)) as seconds
          from mail.outbox where state = 'waiting' and ${nobodyErased}) w,
       (select count(*) as failed, count(*) filter (where settled_at > now() - interval '1 day') as today
          from mail.outbox where state = 'failed' and reason is not null) f`,
    { heldForNow },
  );
  const { waiting, seconds, failed, today } = rows[0]!;
  return {
    waiting: Number(waiting),
    oldestSeconds: Math.max(0, Number(seconds)),
    failed: Number(failed),
    failedToday: Number(today), // within 24 hours
  };
};
