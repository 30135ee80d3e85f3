import type { Knex } from "knex";
import { calendarFeeds } from "./calendarFeeds.ts";

interface Credential {
  readonly user_id: string;
  readonly email: string;
  readonly created_at: Date;
  readonly changed_at: Date;
}
interface Login {
  readonly user_id: string;
  readonly expire: Date;
}
interface Link {
  readonly user_id: string;
  readonly kind: string;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

/** How somebody gets to their data: that each way is there and since when, and nothing that would open it. */
export async function* waysIn(db: Knex, userId: string) {
  const of = { user_id: userId };
  const credential = await db<Credential>("account.credential").where(of).first("email", "created_at", "changed_at");
  if (credential)
    yield {
      what: "password",
      email: credential.email,
      since: credential.created_at.toISOString(),
      passwordChangedAt: credential.changed_at.toISOString(),
    };
  for (const { expire } of await db<Login>("web.session").where(of).orderBy("expire").select("expire"))
    yield { what: "login in a browser", until: expire.toISOString() };
  const since = await calendarFeeds(db).since(userId);
  if (since) yield { what: "private calendar address", since };
  const links = await db<Link>("account.mailed_link").where(of).select("kind", "expires_at", "used_at");
  for (const { kind, expires_at, used_at } of links)
    yield { what: `mailed link (${kind})`, until: expires_at.toISOString(), usedAt: used_at?.toISOString() ?? null };
}
