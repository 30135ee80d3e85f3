import type { Knex } from "knex";
import { AccountEvent, userStream } from "../../eventstore/accounts/events.ts";
import type { RecordedEvent } from "../../eventstore/eventStore.ts";
import { certificationsOf } from "../../projections/accounts/certificationQueries.ts";
import { accountHeldOn, profileHeldOn } from "../../projections/accounts/exportQueries.ts";
import { byRole, inWords, withDollars } from "../../projections/exportWords.ts";
import type { Backend, HeldPart, WhenErased } from "../backend.ts";
import { endSessions, lastSeen } from "../http/sessions.ts";
import { calendarFeeds } from "./calendarFeeds.ts";
import { forgetLinks } from "./mailedLinks.ts";
import { changeRole, person } from "./person.ts";

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
  readonly address: string | null;
}

/** The ways someone gets to their data: that each exists and since when, and nothing that would open it. */
async function* waysIn(db: Knex, userId: string) {
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
  const seenAt = (await lastSeen(db, [userId])).get(userId);
  if (seenAt) yield { what: "last here", at: seenAt };
  const since = await calendarFeeds(db).since(userId);
  if (since) yield { what: "private calendar address", since };
  const links = await db<Link>("account.mailed_link").where(of).select("kind", "expires_at", "used_at", "address");
  for (const { kind, expires_at, used_at, address } of links)
    yield {
      what: `mailed link (${kind})`,
      until: expires_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
      ...(address && { email: address }),
    };
}

/** A part with one row, or none. */
async function* once<T extends object>(row: Promise<T | undefined>) {
  const found = await row;
  if (found) yield found;
}

/** Everything admins have seen of an instructor's certificates. */
async function* certificatesOf(db: Knex, userId: string) {
  yield* await certificationsOf(db, userId);
}

const byWhom = ({ meta: { actor } }: RecordedEvent, userId: string) =>
  typeof actor === "string" ? actor : actor.userId === userId ? "you" : byRole(actor.role);

type Stating = Pick<Backend, "store" | "stateOf">;
const presentGuardian = async ({ stateOf }: Stating, userId: string) =>
  (await stateOf(person, userStream(userId))).guardian?.parentEmail;

/** Contacts of a guardian who doesn't answer for them now are about somebody else. */
const withoutFormer = <T extends object>(said: T, present: string | undefined): Partial<T> => {
  if (!("parentEmail" in said) || said.parentEmail === present) return said;
  return Object.fromEntries(Object.entries(said).filter(([name]) => !name.startsWith("parent"))) as Partial<T>;
};

/** Everything stated about an account since the first day: an old name stays in the log when a new one replaces it. */
async function* changesOf(backend: Stating, userId: string) {
  const present = await presentGuardian(backend, userId);
  for await (const event of backend.store.read(userStream(userId))) {
    const { type, data } = AccountEvent.parse(event);
    const { userId: _, ...all } = data;
    const rest = "personal" in all && all.personal ? { ...all, personal: withoutFormer(all.personal, present) } : all;
    yield { at: event.meta.occurredAt, what: inWords(type), by: byWhom(event, userId), ...withDollars(rest) };
  }
}

/** Who agreed to what for this person. */
async function* consentsFor(backend: Stating, userId: string) {
  const present = await presentGuardian(backend, userId);
  for await (const event of backend.store.read(userStream(userId))) {
    const { type, data } = AccountEvent.parse(event);
    const what = "A parent or guardian confirmed the account.";
    if (type === "GuardianConfirmed")
      yield { what, at: event.meta.occurredAt, ...withoutFormer(data.personal ?? {}, present) };
  }
}

export const accountParts: readonly HeldPart[] = [
  { name: "account", rows: (backend, userId) => once(accountHeldOn(backend.db, userId)) },
  { name: "consents", rows: (backend, userId) => consentsFor(backend, userId) },
  { name: "instructorProfile", rows: (backend, userId) => once(profileHeldOn(backend.db, userId)) },
  { name: "certificates", rows: ({ db }, userId) => certificatesOf(db, userId) },
  { name: "accountChanges", rows: (backend, userId) => changesOf(backend, userId) },
  { name: "waysIn", rows: (backend, userId) => waysIn(backend.db, userId) },
];

/** No one is logged in or can log in any more, the email address is free, and no role is left. */
export const closeAccountWhenErased: WhenErased = async ({ db, handle, credentials, time }, command, subject) => {
  const logins = await credentials.remove(subject);
  const links = await forgetLinks(db, { userId: subject });
  const sessions = await endSessions(db, { userId: subject });
  await db("web.seen").where({ user_id: subject }).delete();
  const target = { fold: person, stream: userStream(subject), command };
  const today = time.wallClock(command.now).date;
  await handle(target, (state) =>
    state.role ? changeRole({ userId: subject, role: "student", lastAdmin: false, today })(state) : [],
  );
  return { "log-in": logins, "mailed link": links, session: sessions };
};
