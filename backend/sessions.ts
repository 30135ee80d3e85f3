import { createHash, randomBytes } from "node:crypto";
import type Koa from "koa";
import session from "koa-session";
import type { Knex } from "knex";
import { adminIds } from "../projections/accounts/queries.ts";
import type { Role } from "../projections/accounts/view.ts";

export const lifetime = 14 * 24 * 60 * 60 * 1000; // ms, renewed by use
const longest = "interval '30 days'"; // from the log-in, however much it is used
const adminsRest = 12 * 60 * 60; // seconds without use, after which an administrator's is over
const aMinute = 60; // seconds; each use is noted, but not more often than that
const hashed = (sid: string) => createHash("sha256").update(sid).digest("base64url");

/** Sessions in Postgres, so that they hold on every node. Only a hash of the id is kept: a dump opens no account. */
const storeIn = (db: Knex) => ({
  async get(sid: string, _maxAge: unknown, { ctx }: { ctx: Koa.Context }) {
    ctx.state.sessionId = sid;
    const row = await db("web.session")
      .where({ sid: hashed(sid) })
      .andWhere("expire", ">", db.fn.now())
      .andWhereRaw(`logged_in_at > now() - ${longest}`)
      .first("sess", db.raw("cast(extract(epoch from now() - used_at) as double precision) as unused"));
    ctx.state.sessionUnused = row?.unused; // seconds
    return row?.sess;
  },
  async set(
    sid: string,
    sess: { userId?: string },
    maxAge: number | undefined,
    { changed, ctx }: { changed: boolean; ctx: Koa.Context },
  ) {
    const row = {
      sess: JSON.stringify(sess),
      user_id: sess.userId ?? null,
      expire: new Date(Date.now() + (maxAge ?? lifetime)),
    };
    // Renewing must not bring back a session that a log-out ended meanwhile.
    const isRenewal = !changed && sid === ctx.state.sessionId;
    if (isRenewal)
      await db("web.session")
        .where({ sid: hashed(sid) })
        .update(row);
    else
      await db("web.session")
        .insert({ sid: hashed(sid), ...row })
        .onConflict("sid")
        .merge();
  },
  destroy: async (sid: string) =>
    db("web.session")
      .where({ sid: hashed(sid) })
      .delete(),
});

/** `secure`: the site is served over https, so the cookie is bound to it. */
export const sessionCookie = (secure: boolean) => (secure ? "__Host-fungo" : "fungo");

export const sessions = (app: Koa, { db, secure }: { db: Knex; secure: boolean }): Koa.Middleware => {
  const kept = session(
    {
      key: sessionCookie(secure),
      store: storeIn(db) as never,
      genid: () => randomBytes(32).toString("base64url"),
      maxAge: lifetime,
      renew: true,
      httpOnly: true,
      sameSite: "lax",
      secure,
      signed: true,
      autoCommit: true,
    },
    app,
  );
  return (ctx, next) => {
    if (secure) ctx.cookies.secure = true; // https ends at the proxy, which may not say so
    return kept(ctx, next);
  };
};

/** Notes that the session of somebody in this role is used. Ends it, and answers false, if it was not for too long. */
export const useSession = async (ctx: Koa.Context, { db, role }: { db: Knex; role: Role }): Promise<boolean> => {
  const { sessionId, sessionUnused } = ctx.state;
  if (role === "admin" && sessionUnused >= adminsRest) {
    ctx.session = null;
    return false;
  }
  if (Math.abs(sessionUnused) >= aMinute)
    await db("web.session")
      .where({ sid: hashed(sessionId) })
      .update({ used_at: db.fn.now() });
  return true;
};

/** Ends a person's sessions everywhere, but for the one given. */
export const endSessions = async (db: Knex, { userId, except }: { userId: string; except?: string | undefined }) =>
  db("web.session")
    .where({ user_id: userId })
    .modify((others) => except && void others.whereNot({ sid: hashed(except) }))
    .delete();

export const forgetExpiredSessions = async (db: Knex) => {
  const admins = await adminIds(db);
  return db("web.session")
    .where("expire", "<", db.fn.now())
    .orWhereRaw(`logged_in_at <= now() - ${longest}`)
    .orWhere((unused) =>
      unused.whereRaw("used_at <= now() - make_interval(secs => ?)", [adminsRest]).whereIn("user_id", admins),
    )
    .delete();
};
