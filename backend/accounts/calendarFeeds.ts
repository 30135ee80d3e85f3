import { createHash, randomBytes } from "node:crypto";
import type { Knex } from "knex";
import type { WhenErased } from "../backend.ts";

const table = "account.calendar_feed";
interface Row {
  user_id: string;
  token: string; // SHA-256 of what the address holds: a dump opens no calendar
  since: Date;
}
const hashed = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * Private addresses at which calendar programs read somebody's lessons: one a person, known to whoever was told it. Like
 * a session it lets in without a password, and like one it ends when the password does.
 */
export const calendarFeeds = (db: Knex) => ({
  /** A new address; the one before is good for nothing from now on. */
  async renew(userId: string): Promise<{ token: string; since: string }> {
    const token = randomBytes(24).toString("base64url");
    const row = { user_id: userId, token: hashed(token), since: new Date() };
    await db<Row>(table).insert(row).onConflict("user_id").merge();
    return { token, since: row.since.toISOString() };
  },
  revoke: (userId: string) => db<Row>(table).where({ user_id: userId }).delete(),
  async since(userId: string): Promise<string | null> {
    return (await db<Row>(table).where({ user_id: userId }).first("since"))?.since.toISOString() ?? null;
  },
  async ownerOf(token: string): Promise<string | undefined> {
    return (
      await db<Row>(table)
        .where({ token: hashed(token) })
        .first("user_id")
    )?.user_id;
  },
});

export const revokeCalendarWhenErased: WhenErased = async ({ db }, _, subject) => ({
  "calendar address": await calendarFeeds(db).revoke(subject),
});
