import type { Knex } from "knex";
import { z } from "zod";
import { teamSubject } from "../../eventstore/teams/open.ts";
import type { Staff } from "../../projections/accounts/open.ts";
import { containing, list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../../projections/list.ts";
import { read } from "../../projections/read.ts";
import { MailState, MailView, WholeMailView } from "./contract.ts";
import { outboxChannel, type OutboxRow, outboxRows } from "./outbox.ts";

/** An instructor sees the mails about their own lessons and requests, admins all. */
const mails = (db: Knex, staff: Staff) =>
  read(db, outboxRows).modify((found) => {
    if (staff !== "admin") void found.where({ instructor_id: staff.instructor });
  });

const shown = (row: Listing) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  recipient: row.recipient,
  recipientName: row.name,
  subject: row.subject,
  lessonId: row.lesson_id,
  registrationId: row.registration_id,
  attempts: row.attempts,
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  nextAttemptAt: row.state === "waiting" ? row.due_at.toISOString() : null,
});
const inList = [
  "id",
  "kind",
  "state",
  "reason",
  "recipient",
  "name",
  "subject",
  "lesson_id",
  "registration_id",
  "attempts",
  "created_at",
  "settled_at",
  "due_at",
] as const;
type Listing = Pick<OutboxRow, (typeof inList)[number]>;

export const mailList = list({
  name: "mails",
  sortable: { createdAt: "created_at", kind: "kind", state: "state", recipient: "recipient" },
  id: "id",
  otherwise: ["created_at", "desc"],
  filter: {
    state: oneOrMore(MailState),
    lessonId: oneOrMore(z.string()),
    registrationId: oneOrMore(z.string()),
    teamRequestId: oneOrMore(z.string()),
    q: z.string().optional().describe("part of the address, name, subject, or kind"),
  },
});

export const listMails = async (db: Knex, staff: Staff, query: QueryOf<typeof mailList>): Promise<Listed<MailView>> => {
  const { id, state, lessonId, registrationId, teamRequestId, q } = query.filter;
  const rows = mails(db, staff)
    .select(...inList)
    .modify((found) => {
      if (texts(id)) void found.whereRaw("id::text = any(?)", [texts(id)!]);
      if (texts(state)) void found.whereIn("state", texts(state)!);
      if (texts(lessonId)) void found.whereIn("lesson_id", texts(lessonId)!);
      if (texts(registrationId)) void found.whereIn("registration_id", texts(registrationId)!);
      const teamRequests = texts(teamRequestId)?.flatMap((team) => [
        teamSubject("finder", team),
        teamSubject("creation", team),
      ]);
      if (teamRequests) void found.whereRaw("subjects && ?::text[]", [teamRequests]);
      if (q?.trim())
        void found.whereRaw("concat_ws(' ', recipient, name, subject, kind) ilike ?", [containing(q.trim())]);
    });
  const page = await listed(rows, query, mailList);
  return { ...page, rows: page.rows.map((row) => MailView.parse(shown(row))) };
};

/** What became of the mails with these keys, as far as it is known. */
export const mailsByKey = async (db: Knex, keys: readonly string[]): Promise<ReadonlyMap<string, MailView>> => {
  const rows = await read(db, outboxRows)
    .whereIn("key", [...keys])
    .select(...inList, "key");
  return new Map(rows.map((row) => [row.key, MailView.parse(shown(row))]));
};

/** The last one of a kind about somebody, as far as it is known. */
export const latestMail = async (
  db: Knex,
  { kind, subject }: { kind: string; subject: string },
): Promise<MailView | undefined> => {
  const row = await read(db, outboxRows)
    .where({ kind })
    .whereRaw("subjects @> array[?]", [subject])
    .orderBy("created_at", "desc")
    .first(...inList);
  return row && MailView.parse(shown(row));
};

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

export const mailById = async (db: Knex, staff: Staff, id: string): Promise<WholeMailView | undefined> => {
  if (!isUuid(id)) return undefined;
  const row = await mails(db, staff).where({ id }).first();
  if (!row) return undefined;
  const hidden = row.is_confidential;
  return WholeMailView.parse({
    ...shown(row),
    html: hidden ? null : row.html,
    text: hidden ? null : row.text,
    calendar: hidden ? null : (row.calendar?.text ?? null),
    isConfidential: hidden,
    canBeSentAgain: isOver(row) && row.html !== null && row.recipient !== null && !isTooLate(row),
  });
};
const isTooLate = ({ useless_after: after }: Pick<OutboxRow, "useless_after">) =>
  after !== null && after.getTime() <= Date.now();

/** It was given up, or may not have arrived: only people decide whether to try once more. */
const isOver = ({ state }: Pick<OutboxRow, "state">) => state === "failed" || state === "unknown";

/** A mail that was given up waits once more, with a full set of attempts. False if it was not given up. */
export const sendAgain = async (db: Knex, id: string): Promise<boolean> => {
  const sent = await db("mail.outbox")
    .where({ id })
    .whereIn("state", ["failed", "unknown"])
    .whereNotNull("html")
    .update({
      state: "waiting",
      attempts: 0,
      due_at: db.fn.now(),
      leased_until: null,
      claimed_by: null,
      settled_at: null,
      reason: null,
      told_at: null,
    });
  if (sent > 0) await db.raw(`select pg_notify('${outboxChannel}', '')`);
  return sent > 0;
};
