import { createHash, randomBytes } from "node:crypto";
import type { Knex } from "knex";
import type { WhenErased } from "../backend.ts";

const table = "account.calendar_feed";
interface Row {
  user_id: string;
  token: string; // SHA-256 of the address's secret: a dump opens no calendar
  since: Date;
}
const hashed = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * Private addresses where calendar programs read someone's lessons: one per person, known only to whoever was given it.
 * Like a session it lets in without a password, and like a session it ends when the password changes.
 */
export const calendarFeeds = (db: Knex) => ({
  /** A new address; the previous one stops working. */
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
