import type { Knex } from "knex";
import { userStream } from "../../../eventstore/accounts/events.ts";
import { type EventStore, type NewEvent, StoreUnavailable } from "../../../eventstore/eventStore.ts";
import { Rejection } from "../../http/rejection.ts";
import { passwordMatches } from "./passwords.ts";

interface Row {
  user_id: string;
  email: string;
  password_hash: string;
  pending: PendingFact[] | null;
}
/** A fact that waits for its place in the log: the account's stream, unless it says another. */
export interface PendingFact extends NewEvent {
  readonly stream?: string;
}
export type Credential = Pick<Row, "user_id" | "password_hash" | "pending">;
const table = "account.credential";
export const emailTaken = () => {
  const message = "There's already an account with this email address. Please log in instead.";
  return new Rejection("conflict", "EmailTaken", message, { issues: [{ path: ["email"], message }] });
};
/** An account's address, however it was typed. */
export const spelled = (email: string) => email.normalize("NFC").toLowerCase();

/**
 * Who may log in with what. Not a fact: a hash is never part of the log. The unique email decides who registers first,
 * so the row comes before the fact and carries it (`pending`, sealed) until the log has it.
 */
export const credentials = (db: Knex) => ({
  byEmail: async (email: string): Promise<Credential | undefined> =>
    db<Row>(table)
      .where({ email: spelled(email) })
      .first("user_id", "password_hash", "pending"),
  isPasswordOf: async (userId: string, password: string) => {
    const row = await db<Row>(table).where({ user_id: userId }).first("password_hash");
    return passwordMatches(password, row?.password_hash);
  },

  /** Throws a conflict if the address is taken. */
  async reserve({ userId, email, hash, facts }: { userId: string; email: string; hash: string; facts: PendingFact[] }) {
    // A violation would be an error, and the database's log may quote the address in it.
    const reserved = await db(table)
      .insert({ user_id: userId, email, password_hash: hash, pending: JSON.stringify(facts) })
      .onConflict()
      .ignore()
      .returning("user_id");
    if (reserved.length === 0) throw emailTaken();
  },

  /** The log has the registration. */
  activate: async (userId: string) => db(table).where({ user_id: userId }).update({ pending: null }),

  /** A registration that the log may not have yet. */
  registrationOf: async (userId: string) =>
    db<Row>(table).where({ user_id: userId }).whereNotNull("pending").first("user_id", "pending"),

  /** Appends a registration. What is there already stays as it is. */
  async record(store: EventStore, { user_id, pending }: Pick<Row, "user_id" | "pending">) {
    const own = userStream(user_id);
    const facts = pending ?? [];
    for (const place of new Set(facts.map(({ stream = own }) => stream)))
      await store.append(
        place,
        "none",
        facts.flatMap(({ stream = own, ...fact }) => (stream === place ? [fact] : [])),
      );
  },

  /** No one can log in with it any more, and the email address is free. Returns how many there were. */
  remove: async (userId: string) => db(table).where({ user_id: userId }).delete(),

  /**
   * Throws a conflict if the address is another account's. A row that stands in for a moment decides it, since an
   * insert can be refused without an error that quotes the address.
   */
  changeEmail: async (userId: string, email: string) =>
    db.transaction(async (transaction) => {
      const standIn = { user_id: `new email of ${userId}`, email, password_hash: "" };
      const [free] = await transaction(table).insert(standIn).onConflict().ignore().returning("user_id");
      if (!free) {
        const own = await transaction<Row>(table).where({ user_id: userId, email }).first("user_id");
        if (own) return;
        throw emailTaken();
      }
      await transaction(table).where({ user_id: standIn.user_id }).delete();
      await transaction(table).where({ user_id: userId }).update({ email });
    }),

  /** Accounts whose facts name another address: a crash came between the two. */
  changedEmails: async () =>
    db(`${table} as c`)
      .join("read.users as u", "u.id", "c.user_id")
      .whereNull("c.pending")
      .whereRaw("c.email <> u.email")
      .select<{ userId: string; email: string }[]>("c.user_id as userId", "c.email"),

  /** Returns the account's email address. */
  async changePassword(userId: string, hash: string): Promise<string | undefined> {
    const [changed] = await db(table)
      .where({ user_id: userId })
      .update({ password_hash: hash, changed_at: db.fn.now() })
      .returning<Pick<Row, "email">[]>("email");
    return changed?.email;
  },
});
export type Credentials = ReturnType<typeof credentials>;

interface Parts {
  readonly db: Knex;
  readonly store: EventStore;
}

/**
 * Finishes a registration that stopped between credential and fact: the very same events are appended again, which
 * changes nothing if they are there.
 */
export const finishRegistration = async ({ db, store }: Parts, registration: Pick<Row, "user_id" | "pending">) => {
  await credentials(db).record(store, registration);
  await credentials(db).activate(registration.user_id);
};

/** Everything crashes left behind. One that the log refuses for good must not keep the product from starting. */
export const finishRegistrations = async (parts: Parts) => {
  const unfinished = await parts.db<Row>(table).whereNotNull("pending").select("user_id", "pending");
  const refused: unknown[] = [];
  for (const registration of unfinished)
    await finishRegistration(parts, registration).catch((error: unknown) => {
      if (error instanceof StoreUnavailable) throw error;
      refused.push(error);
    });
  return { finished: unfinished.length - refused.length, refused };
};
