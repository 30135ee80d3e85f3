import type { Backend } from "../backend.ts";

/** Lets this many ms pass for every mailed link, whose end the database's clock decides. */
export const letLinksGrowOlder = ({ backend: { db } }: { backend: Pick<Backend, "db"> }, ms: number) =>
  db("account.mailed_link").update({ expires_at: db.raw("expires_at - make_interval(secs => ?)", [ms / 1000]) });
