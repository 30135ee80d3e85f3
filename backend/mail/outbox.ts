import type { Knex } from "knex";
import { v7 as newUuid } from "uuid";
import { described, read } from "../../projections/read.ts";
import { storable } from "../../projections/rows.ts";
import type { Business } from "../business.ts";
import type { CalendarFile, Mail, Post } from "../post.ts";
import { oneLine } from "../textContract.ts";
import type { MailState } from "./contract.ts";
import { standingAfter } from "../undo/contract.ts";
import { messageIdOf } from "./messageId.ts";
import { written } from "./stationery.ts";

/** A notification on this channel says there is something to send. */
export const outboxChannel = "mail";

const table = "mail.outbox";

/** One mail. Content and recipient are null once deleted. */
export interface Outgoing {
  readonly id: string;
  readonly kind: string;
  readonly is_confidential: boolean;
  readonly recipient: string | null;
  readonly name: string | null;
  readonly subject: string | null;
  readonly html: string | null;
  readonly text: string | null;
  readonly calendar: CalendarFile | null;
  readonly attempts: number;
  readonly created_at: Date;
  readonly useless_after: Date | null;
  readonly fact_stream: string | null; // of the fact it follows from, if that could be undone when it was written
  readonly fact_revision: number | null;
  readonly fact_id: string | null;
  readonly once: boolean; // it reaches its reader at most once
  readonly reply_to: string | null;
  readonly unsubscribe: string | null; // the path of a call
}

/** Everything in it that staff and recipients may read. */
export interface OutboxRow extends Outgoing {
  readonly key: string;
  readonly lesson_id: string | null;
  readonly registration_id: string | null;
  readonly instructor_id: string | null; // the instructor of that lesson or camp
  readonly state: MailState;
  readonly reason: string | null;
  readonly due_at: Date;
  readonly settled_at: Date | null;
  readonly told_at: Date | null; // of one that reaches its reader at most once: its context knows the outcome
}
export const outboxRows = described<OutboxRow>(table);

/** The keys of mails of these kinds in which one of these has a part, with all that do. */
export const writtenAbout = async (
  db: Knex,
  { kinds, subjects }: { kinds: readonly string[]; subjects: readonly string[] },
): Promise<{ key: string; subjects: readonly string[] }[]> =>
  db(table)
    .whereIn("kind", kinds)
    .whereRaw("subjects && ?::text[]", [[...subjects]])
    .select("key", "subjects");

/** Of a mail that was written in the last 400 days, whether or not its content is still there. */
export const keyOfMail = async (db: Knex, id: string): Promise<string | undefined> =>
  (await read(db, outboxRows).where({ id }).first("key"))?.key;

/** A mail that should be in the outbox and could not be written: staff see that, and why. */
export interface Unwritten {
  readonly key: string;
  readonly kind: string;
  readonly reason: string;
}
/**
 * Continues if and only if something in the database is as it was: a common table expression that is empty otherwise.
 */
interface Condition {
  readonly sql: string;
  readonly values: Readonly<Record<string, string | number>>;
}
export interface Outbox extends Mail {
  /** All of these or none, in one statement. False if the condition does not hold. */
  readonly postIf: (holds: Condition, mails: readonly (Post | Unwritten)[]) => Promise<boolean>;
}

/** Whoever's key was destroyed is erased, whatever remains elsewhere: the vault knows first. */
export const nobodyErased = `not exists (
  select from vault.subject_key k where k.subject = any(subjects) and k.destroyed_at is not null)`;

const ranks = { first: -1, last: 1 };
const columns =
  `id uuid, key text, kind text, subjects text[], is_confidential boolean, state text, reason text, lesson_id text,
  registration_id text, instructor_id text, useless_after timestamptz, recipient text, name text, subject text,
  html text, "text" text, calendar jsonb, rank integer, fact_stream text, fact_revision integer, fact_id text,
  once boolean, reply_to text, unsubscribe text`.split(",");
const names = columns.map((column) => column.trim().split(" ")[0]).join(", ");
const always: Condition = { sql: "select", values: {} };

/**
 * Mails on their way out, in an ordinary table: what is still to be sent is no fact of the business. Each is stored
 * complete, so that every attempt sends the same. One key is one mail, however often a process hears its fact.
 */
export const outbox = ({ db, business, from }: { db: Knex; business: Business; from: string }): Outbox => {
  const rowOf = (mail: Post | Unwritten) => {
    if (!("letter" in mail))
      return { ...mail, id: newUuid(), subjects: [], is_confidential: false, state: "failed", rank: 0, once: false };
    const { key, kind, to, subjects, letter, calendar, lessonId, registrationId, instructorId, unlessUndone } = mail;
    return {
      ...written(letter, business),
      id: newUuid(),
      key,
      kind,
      subjects,
      lesson_id: lessonId,
      registration_id: registrationId,
      instructor_id: instructorId,
      is_confidential: mail.confidential ?? false,
      recipient: to.email,
      name: oneLine(to.name ?? "") || null,
      calendar,
      useless_after: mail.uselessAfter,
      rank: mail.rank ? ranks[mail.rank] : 0,
      fact_stream: unlessUndone?.stream,
      fact_revision: unlessUndone?.revision,
      fact_id: unlessUndone?.id,
      once: mail.unsubscribe !== undefined,
      reply_to: mail.replyTo,
      unsubscribe: mail.unsubscribe,
      state: "waiting",
    };
  };

  const put = async ({ sql, values }: Condition, mails: readonly (Post | Unwritten)[], by: Knex) => {
    const { rows } = await by.raw<{ rows: [{ holds: boolean; put: string }] }>(
      `with holds as (${sql}),
       new as (select * from json_to_recordset(:rows) as mail (${columns.join()}) where exists (select from holds)),
       put as (
         insert into ${table} (${names}, settled_at, due_at)
         select ${names}, case state when 'failed' then now() end,
                now() + case when fact_id is null then interval '0' else interval '${standingAfter} seconds' end
           from new where ${nobodyErased}
         on conflict (key) do nothing
         returning state)
       select exists (select from holds) as holds, (select count(*) from put) as put,
              (select count(pg_notify('${outboxChannel}', '')) from put where state = 'waiting')`,
      { ...values, rows: JSON.stringify(mails.map(rowOf), (_, value: unknown) => storable(value)) },
    );
    return { holds: rows[0].holds, put: Number(rows[0].put) };
  };

  return {
    written: (letter) => written(letter, business),
    post: async (mail, transaction = db) => (await put(always, [mail], transaction)).put === 1,
    postIf: async (holds, mails) => (await put(holds, mails, db)).holds,

    async aboutRegistration(registrationId) {
      const rows = await read(db, outboxRows).where({ registration_id: registrationId }).orderBy(["created_at", "id"]);
      return rows.map(({ id, kind, subject, recipient, state, reason, attempts, ...row }) => ({
        messageId: messageIdOf(id, from),
        kind,
        subject,
        recipient,
        state,
        reason,
        attempts,
        writtenAt: row.created_at.toISOString(),
        settledAt: row.settled_at?.toISOString() ?? null,
        nextAttemptAt: state === "waiting" ? row.due_at.toISOString() : null,
      }));
    },
  };
};
