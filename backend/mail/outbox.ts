import type { Knex } from "knex";
import { v7 as newUuid } from "uuid";
import type { Business } from "../business.ts";
import type { Mail } from "../post.ts";
import { oneLine } from "../textContract.ts";
import { messageIdOf } from "./messageId.ts";
import { written } from "./stationery.ts";

/** A notification on this channel says that there is something to send. */
export const outboxChannel = "mail";

const table = "mail.outbox";

/** One mail. What it says and to whom is null once that was forgotten. */
export interface Outgoing {
  readonly id: string;
  readonly kind: string;
  readonly is_confidential: boolean;
  readonly recipient: string | null;
  readonly name: string | null;
  readonly subject: string | null;
  readonly html: string | null;
  readonly text: string | null;
  readonly calendar: { readonly method: "REQUEST" | "CANCEL"; readonly text: string } | null;
  readonly attempts: number;
  readonly created_at: Date;
  readonly useless_after: Date | null;
}

interface Settled {
  readonly registration_id: string | null;
  readonly state: "waiting" | "sent" | "failed";
  readonly settled_at: Date | null;
}

export interface Outbox extends Mail {
  /** A mail that should be here and could not be written: staff see that, and why. */
  readonly noteUnwritten: (
    told: { readonly key: string; readonly kind: string; readonly reason: string },
    transaction: Knex,
  ) => Promise<void>;
}

/** Whose key was destroyed is erased, whatever still stands elsewhere: the vault knows first. */
export const nobodyErased = `not exists (
  select from vault.subject_key k where k.subject = any(subjects) and k.destroyed_at is not null)`;

/**
 * Mails on their way out, in an ordinary table: what is still to be sent is no fact of the business. Written whole when
 * they are put in, so that every attempt sends the same. One key is one mail, however often a process hears of its fact.
 */
export const outbox = ({ db, business, from }: { db: Knex; business: Business; from: string }): Outbox => ({
  async post(
    {
      key,
      kind,
      to,
      subjects,
      letter,
      calendar,
      lessonId,
      registrationId,
      instructorId,
      confidential = false,
      uselessAfter,
    },
    transaction,
  ) {
    const { subject, html, text } = written(letter, business);
    const { rowCount } = await (transaction ?? db).raw<{ rowCount: number }>(
      `with new as (
         select cast(:id as uuid) as id, cast(:key as text) as key, cast(:kind as text) as kind,
                cast(:subjects as text[]) as subjects, cast(:lessonId as text) as lesson_id,
                cast(:registrationId as text) as registration_id,
                cast(:instructorId as text) as instructor_id, cast(:confidential as boolean) as is_confidential,
                cast(:recipient as text) as recipient, cast(:name as text) as name, cast(:subject as text) as subject,
                cast(:html as text) as html, cast(:text as text) as "text", cast(:calendar as jsonb) as calendar,
                cast(:uselessAfter as timestamptz) as useless_after),
       put as (
         insert into ${table} (id, key, kind, subjects, lesson_id, registration_id, instructor_id, is_confidential,
                               recipient, name, subject, html, "text", calendar, useless_after)
         select * from new where ${nobodyErased}
         on conflict (key) do nothing
         returning id)
       select pg_notify('${outboxChannel}', '') from put`,
      {
        id: newUuid(),
        key,
        kind,
        subjects: [...subjects],
        lessonId: lessonId ?? null,
        registrationId: registrationId ?? null,
        instructorId: instructorId ?? null,
        confidential,
        recipient: to.email,
        name: oneLine(to.name ?? "") || null,
        subject,
        html,
        text,
        calendar: calendar ? JSON.stringify(calendar) : null,
        uselessAfter: uselessAfter ?? null,
      },
    );
    return rowCount === 1;
  },

  async aboutRegistration(registrationId) {
    const rows = await db<Outgoing & Settled>(table)
      .where({ registration_id: registrationId })
      .orderBy(["created_at", "id"]);
    return rows.map(({ id, kind, subject, recipient, state, created_at, settled_at }) => ({
      messageId: messageIdOf(id, from),
      kind,
      subject,
      recipient,
      state,
      writtenAt: created_at.toISOString(),
      settledAt: settled_at?.toISOString() ?? null,
    }));
  },

  async noteUnwritten({ key, kind, reason }, transaction) {
    await transaction("mail.outbox")
      .insert({
        id: newUuid(),
        key,
        kind,
        reason,
        subjects: [],
        is_confidential: false,
        state: "failed",
        settled_at: db.fn.now(),
      })
      .onConflict("key")
      .ignore();
  },
});
