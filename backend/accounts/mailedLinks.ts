import { createHash, randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { databaseNow } from "../timed/databaseTime.ts";
import { Rejection } from "../http/rejection.ts";

const minute = 60 * 1000; // ms
const day = 24 * 60 * minute;
const lifetimes = {
  password: 30 * minute,
  guardian: 14 * day,
  email: 14 * day,
  "new email": day,
  export: day,
  "grown up": 7 * day,
};
type Kind = keyof typeof lifetimes;

interface Row {
  kind: Kind;
  user_id: string;
  hash: string;
  expires_at: Date;
  used_at: Date | null;
  address: string | null; // which the link confirms, where it is not the account's own
  sent_by: string | null; // where it was somebody else than the account
}
const table = "account.mailed_link";
const hashed = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * A new link for one account. It replaces the previous one, which stops working. Only a hash of its token is kept: a
 * dump opens no account.
 */
export const issueLink = async (
  db: Knex,
  {
    kind,
    userId,
    address = null,
    sentBy = null,
  }: { kind: Kind; userId: string; address?: string | null; sentBy?: string | null },
) => {
  const token = randomBytes(32).toString("base64url");
  const expires = new Date((await databaseNow(db)) + lifetimes[kind]);
  const row = {
    kind,
    user_id: userId,
    hash: hashed(token),
    expires_at: expires,
    used_at: null,
    address,
    sent_by: sentBy,
  };
  await db<Row>(table).insert(row).onConflict(["kind", "user_id"]).merge();
  return { token, until: expires.toISOString() };
};

/** A link that still works and was not used yet: where it was sent, by somebody else or not, and until when it works. */
export const waitingLink = async (db: Knex, { kind, userId }: { kind: Kind; userId: string }) => {
  const row = await db<Row>(table)
    .where({ kind, user_id: userId, used_at: null })
    .andWhere("expires_at", ">", db.fn.now())
    .first("address", "expires_at", "sent_by");
  return (
    row && {
      address: row.address,
      sentBy: row.sent_by,
      sentAt: new Date(row.expires_at.getTime() - lifetimes[kind]).toISOString(),
      until: row.expires_at.toISOString(),
    }
  );
};

/** Whose link it is, while it works, and whether it was used before. Throws a conflict once it does not. */
export const openLink = async (db: Knex, { kind, token }: { kind: Kind | readonly Kind[]; token: string }) => {
  const row = await db<Row>(table)
    .where({ hash: hashed(token) })
    .whereIn("kind", [kind].flat())
    .andWhere("expires_at", ">", db.fn.now())
    .first("kind", "user_id", "used_at", "address");
  if (!row) throw linkIsDead();
  return { kind: row.kind, userId: row.user_id, wasUsed: row.used_at !== null, address: row.address };
};

/** Uses it up and returns whose it was: of many who come at once one gets it, the others nothing. */
export const useLink = async (db: Knex, { kind, token }: { kind: Kind; token: string }) => {
  const [used] = await db<Row>(table)
    .where({ kind, hash: hashed(token), used_at: null })
    .andWhere("expires_at", ">", db.fn.now())
    .update({ used_at: db.fn.now() })
    .returning("user_id");
  return used?.user_id;
};

export const linkIsDead = () =>
  new Rejection(
    "conflict",
    "LinkIsDead",
    "This link no longer works: it has expired, was already used, or was replaced by a newer one. Please request a new one.",
  );

/** All of an account's links, or those of one kind. Returns how many there were. */
export const forgetLinks = async (db: Knex, { userId, kind }: { userId: string; kind?: Kind }) =>
  db<Row>(table)
    .where({ user_id: userId, ...(kind && { kind }) })
    .delete();

export const forgetExpiredLinks = async (db: Knex) => db<Row>(table).where("expires_at", "<", db.fn.now()).delete();
