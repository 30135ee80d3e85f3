import { createHash, randomBytes } from "node:crypto";
import type Koa from "koa";
import session from "koa-session";
import type { Knex } from "knex";
import { LRUCache } from "lru-cache";
import { adminIds, userFrom, userOf, type UserView } from "../../projections/accounts/open.ts";
import { together } from "../../projections/together.ts";

export const lifetime = 14 * 24 * 60 * 60 * 1000; // ms, renewed by use
const longest = "interval '30 days'"; // from the log-in on, however much it is used
const adminsRest = 12 * 60 * 60; // seconds without use, after which an administrator's session is over
const aMinute = 60; // seconds; each use is noted, but not more often than that
export const hashed = (sid: string) => createHash("sha256").update(sid).digest("base64url");

interface Stored {
  readonly sess: { readonly userId?: string };
  readonly left: number; // seconds
  readonly unused: number; // seconds
  readonly user: Parameters<typeof userFrom>[0];
}
/**
 * A session and its user, with one query: what ends a session or changes a role counts at the next call, on every node.
 */
export const sessionQuestion = `
  select s.sess, cast(extract(epoch from s.expire - now()) as double precision) as left,
         cast(extract(epoch from now() - s.used_at) as double precision) as unused, ${userOf("s.user_id")} as "user"
    from web.session s where s.sid = ? and s.expire > now() and s.logged_in_at > now() - ${longest}`;

/** Outlives the session, so that admins know who no longer comes. */
const noteSeen = async (db: Knex, userId: string) =>
  db("web.seen").insert({ user_id: userId, at: db.fn.now() }).onConflict("user_id").merge();

/** When people were last here, to the minute, by their ids. */
export const lastSeen = async (db: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db<{ user_id: string; at: Date }>("web.seen").whereIn("user_id", ids).select();
  return new Map(rows.map((row) => [row.user_id, row.at.toISOString()]));
};

/** A page asks for many things at once, and a player for the parts of a video: they share the question whose they are. */
const asked = (db: Knex) => {
  const questions = new LRUCache<string, () => Promise<Stored | undefined>>({ max: 1000 });
  return (hash: string) => {
    const ask =
      questions.get(hash) ?? together(async () => (await db.raw<{ rows: Stored[] }>(sessionQuestion, [hash])).rows[0]);
    questions.set(hash, ask);
    return ask();
  };
};

/**
 * Sessions in Postgres, so that they hold on every node. Only a hash of the id is stored: a dump opens no account.
 * Their lifetime goes by the database's clock, so that a node whose own clock is wrong ends none.
 */
const storeIn = (db: Knex, storedOf = asked(db)) => ({
  async get(sid: string, _maxAge: unknown, { ctx }: { ctx: Koa.Context }) {
    ctx.state.sessionId = sid;
    const stored = await storedOf(hashed(sid));
    ctx.state.stored = stored;
    return stored && { ...stored.sess, _expire: Date.now() + stored.left * 1000 }; // compared with this node's clock
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
      expire: db.raw("now() + make_interval(secs => ?)", [(maxAge ?? lifetime) / 1000]),
    };
    // Renewing must not revive a session that a log-out ended meanwhile.
    const isRenewal = !changed && sid === ctx.state.sessionId;
    if (isRenewal)
      await db("web.session")
        .where({ sid: hashed(sid) })
        .update(row);
    else {
      await db("web.session")
        .insert({ sid: hashed(sid), ...row })
        .onConflict("sid")
        .merge();
      if (sess.userId) await noteSeen(db, sess.userId);
    }
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
  return async (ctx, next) => {
    if (secure) ctx.cookies.secure = true; // https ends at the proxy, which may not say so
    const isForEveryone = () => ctx.response.get("Cache-Control").startsWith("public");
    await kept(ctx, async () => {
      await next();
      if (isForEveryone() && ctx.session) ctx.session._expire = undefined; // the next answer renews it
    });
    if (isForEveryone()) ctx.remove("Set-Cookie"); // or whoever keeps the answer hands on somebody's session
  };
};

/**
 * Whose session this is, if its user may log in; records the use. An administrator's session that was not used for too
 * long ends here.
 */
export const userOfSession = async (ctx: Koa.Context, db: Knex): Promise<UserView | undefined> => {
  const stored: Stored | undefined = ctx.state.stored;
  const user = ctx.session?.userId ? userFrom(stored?.user, db) : undefined;
  if (!stored || !user || user.erasedAt || !user.canLogIn) return undefined;
  if (user.role === "admin" && stored.unused >= adminsRest) {
    ctx.session = null;
    return undefined;
  }
  if (Math.abs(stored.unused) >= aMinute) {
    await db("web.session")
      .where({ sid: hashed(ctx.state.sessionId) })
      .update({ used_at: db.fn.now() });
    await noteSeen(db, user.id);
  }
  return user;
};

/** Whether the session of a request that takes long is still one, of somebody who may log in. */
export const isStillLoggedIn = async (ctx: Koa.Context, db: Knex): Promise<boolean> => {
  const { rows } = await db.raw<{ rows: Stored[] }>(sessionQuestion, [hashed(ctx.state.sessionId)]);
  const user = userFrom(rows[0]?.user, db);
  return user !== undefined && !user.erasedAt && user.canLogIn;
};

/** Ends a person's sessions everywhere, except the given one. */
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
