import type { Knex } from "knex";
import { z } from "zod";
import { namesOf, type Staff } from "../accounts/open.ts";
import { inPages } from "../inPages.ts";
import { containing, isPhone, list, type Listed, listed, oneOrMore, phoneIn, type QueryOf, texts } from "../list.ts";
import { among, type Conditions, read } from "../read.ts";
import type { Aliased } from "../table.ts";
import { inboxEntries, inboxRows } from "./inbox.ts";
import {
  InboxPart,
  InboxStatus,
  InboxView,
  InquiryKind,
  openStatuses,
  waitingStatuses,
  WholeInboxView,
} from "./view.ts";

const anHour = 60 * 60 * 1000; // ms
const aDay = 24 * anHour;
/** Hours within which each kind is promised a reply, if it is. */
export type PromisedHours = Readonly<Partial<Record<InquiryKind, number>>>;
const replyDueAt = ({ kind, receivedAt }: Pick<Row, "kind" | "receivedAt">, promised: PromisedHours) => {
  const hours = promised[kind];
  return hours === undefined ? null : new Date(Date.parse(receivedAt) + hours * anHour).toISOString();
};

/** Whoever may see it may own it. */
const mayOwn = `o."erasedAt" is null
  and (o.role = 'admin' or o.role = 'instructor' and coalesce(i."instructorId", o.id) = o.id)`;
/** Whoever lost the role, or may no longer see it, does not own it: it is nobody's, until they have it again. */
const owner = `left join read.users o on o.id = i."ownerId" and ${mayOwn}`;
type Owner = Aliased<"o", { id: string | null; firstName: string | null; lastName: string | null }>;

/** A late reply and what nobody cares for come first, then what has a next step or a promised reply, then what else is open. */
const turn = `cross join lateral (select case when i.status = 'pending' then
    to_char(i."receivedAt"::timestamptz at time zone 'utc' + (?::jsonb ->> i.kind)::int * interval '1 hour',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "replyDueAt") r
  cross join lateral (select least(i."dueOn", r."replyDueAt") as due, case
    when i."setAside" is not null or i.status not in (${among(openStatuses)}) then 4
    when r."replyDueAt" < ? or o.id is null and i.status = 'pending' then 0
    when o.id is null and i.status in (${among(waitingStatuses)}) then 1
    when coalesce(i."dueOn", r."replyDueAt") is not null then 2
    else 3 end as turn) t`;
type Turn = Aliased<"t", { turn: number; due: string | null }>;

const answer = `cross join lateral (select max(e.at) as "answeredAt" from read."inboxEntries" e
  where e."careId" = i.id and e.kind = 'answer') a`;
type Answer = Aliased<"a", { answeredAt: string | null }>;

/** An instructor sees lesson requests addressed to them or to no one in particular, and all the rest; admins see all. */
const rows = (db: Knex, staff: Staff) =>
  read(db, inboxRows.as("i"))
    .joinRaw<Owner>(owner)
    .joinRaw<Answer>(answer)
    .whereNot("i.status", "withdrawn")
    .modify((found) => {
      if (staff === "admin") return;
      void found.where((own) => own.where("i.instructorId", staff.instructor).orWhereNull("i.instructorId"));
    })
    .select("i.*", "a.answeredAt", "o.id as ownedBy", "o.firstName as ownerFirst", "o.lastName as ownerLast");
type Row = Awaited<ReturnType<typeof rows>>[number];

const fieldsOf = (row: Row, promised: PromisedHours) => ({
  ...row,
  replyDueAt: replyDueAt(row, promised),
  owner: row.ownedBy && { id: row.ownedBy, name: [row.ownerFirst, row.ownerLast].filter(Boolean).join(" ") },
  nextStep: row.dueOn && { dueOn: row.dueOn, words: row.step },
});

type Columns = Pick<Row, "setAside" | "dueOn" | "status" | "receivedAt" | "heldSince"> & {
  readonly ownedBy: string | null;
};
type Narrowed = Conditions<{ readonly [K in keyof Columns as K extends "ownedBy" ? "o.id" : `i.${K}`]: Columns[K] }>;

interface Reader {
  readonly staff: Staff;
  readonly userId: string;
  readonly now: string;
  readonly today: string;
  readonly morning: string; // the last one that came, as an instant
  readonly promised: PromisedHours;
}
/** Not set aside, and not settled. */
const open = (found: Narrowed) => found.whereNull("i.setAside").whereIn("i.status", openStatuses);
/** Admins look after what is due for anybody, instructors after what is due for themselves. */
const due = (found: Narrowed, { staff }: Reader) => {
  void open(found);
  if (staff !== "admin") void found.where("o.id", staff.instructor);
  return found;
};
const nobodys = (found: Narrowed) =>
  found.whereNull("i.setAside").whereIn("i.status", waitingStatuses).whereNull("o.id");
/** What had waited for a day when the morning came, and nobody had taken by then, nor since. */
const untaken = (found: Narrowed, { morning }: Pick<Reader, "morning">) =>
  nobodys(found)
    .where("i.receivedAt", "<=", new Date(Date.parse(morning) - aDay).toISOString())
    .where("i.heldSince", "<", morning);
const parts: Record<InboxPart, (found: Narrowed, reader: Reader) => unknown> = {
  mine: (found, { userId }) => open(found).where("o.id", userId),
  nobody: nobodys,
  untaken,
  today: (found, reader) => due(found, reader).where("i.dueOn", "<=", reader.today),
  overdue: (found, reader) => due(found, reader).where("i.dueOn", "<", reader.today),
  aside: (found) => found.whereRaw(`i."setAside" is not null`),
};

const inTurn = ["t.turn", "t.due", "i.receivedAt"] as const;
export const inboxList = list({
  name: "inbox",
  sortable: { turn: inTurn, name: "i.name", receivedAt: "i.receivedAt", dueOn: "i.dueOn" },
  id: "i.id",
  otherwise: [inTurn, "asc"],
  filter: {
    part: InboxPart.optional().describe(
      "what the caller owns, nobody's, nobody's for a day when the morning came, as admins are told then, due by today, overdue (an instructor's own, or anybody's for an admin), or set aside",
    ),
    kind: oneOrMore(InquiryKind),
    status: oneOrMore(InboxStatus),
    q: z.string().optional().describe("part of the name, contact, email address, or phone number"),
  },
});

export const listInbox = async (
  db: Knex,
  reader: Reader,
  query: QueryOf<typeof inboxList>,
): Promise<Listed<InboxView>> => {
  const { id, part, kind, status, q } = query.filter;
  const ranked = rows(db, reader.staff).joinRaw<Turn>(turn, [JSON.stringify(reader.promised), reader.now]);
  const found = ranked.modify((all) => {
    if (texts(id)) void all.whereIn("i.id", texts(id)!);
    if (texts(kind)) void all.whereIn("i.kind", texts(kind)!);
    if (texts(status)) void all.whereIn("i.status", texts(status)!);
    if (part) parts[part](all, reader);
    if (q?.trim())
      void all.whereRaw(
        `(concat_ws(' ', i.name, i."contactName", i.email, i.phone) ilike ? or ${isPhone("i.phone")})`,
        [containing(q.trim()), phoneIn(q)],
      );
  });
  const page = await listed(found, query, inboxList);
  return { ...page, rows: page.rows.map((row) => InboxView.parse(fieldsOf(row, reader.promised))) };
};

/** One that this reader may see, as commands need it. */
export const inquiryCaredFor = async (db: Knex, staff: Staff, id: string) => rows(db, staff).where("i.id", id).first();

/** Everyone on staff who may see it. */
const ownersOf = async (db: Knex, id: string) => {
  const found = await read(db, inboxRows.as("i"))
    .joinRaw<Aliased<"o", { id: string; firstName: string | null; lastName: string | null }>>(
      `join read.users o on ${mayOwn}`,
    )
    .where("i.id", id)
    .orderBy(["o.firstName", "o.lastName", "o.id"])
    .select("o.id", "o.firstName", "o.lastName");
  return found.map(({ id: ownerId, firstName, lastName }) => ({
    id: ownerId,
    name: [firstName, lastName].filter(Boolean).join(" "),
  }));
};
export const mayOwnInquiry = async (db: Knex, { id, ownerId }: { id: string; ownerId: string }) =>
  (await ownersOf(db, id)).some((person) => person.id === ownerId);

export const inboxById = async (
  db: Knex,
  { staff, promised }: Pick<Reader, "staff" | "promised">,
  id: string,
): Promise<WholeInboxView | undefined> => {
  const row = await inquiryCaredFor(db, staff, id);
  if (!row) return undefined;
  const hasStory = await read(db, inboxRows.as("i"))
    .where("i.id", id)
    .whereRaw("exists (select from read.history h where h.of = i.id)")
    .first("i.id");
  const entries = await read(db, inboxEntries).where({ careId: id }).orderBy("at", "desc");
  const names = await namesOf(db, [...new Set(entries.map(({ writtenBy }) => writtenBy))]);
  const named = entries.map((entry) => ({ ...entry, writtenByName: names.get(entry.writtenBy) ?? null }));
  return WholeInboxView.parse({
    ...fieldsOf(row, promised),
    owners: await ownersOf(db, id),
    hasStory: hasStory !== undefined,
    notes: named.filter(({ kind }) => kind === "note"),
    answers: named.filter(({ kind }) => kind === "answer").map((entry) => ({ ...entry, text: entry.words })),
  });
};

/** Next steps that were due by a day when its morning came, each with its owner. */
export const stepsDue = async (db: Knex, { today, morning }: { today: string; morning: string }) =>
  rows(db, "admin")
    .modify(open)
    .where("i.dueOn", "<=", today)
    .where("i.plannedAt", "<", morning)
    .where("i.heldSince", "<", morning)
    .whereNotNull("o.id")
    .orderBy(
      ["i.dueOn", "i.receivedAt", "i.id"].map((column) => ({ column: column as "i.id", order: "asc" as const })),
    );

/** The part of it that an admin's home counts, too. */
export const leftToNobody = async (db: Knex, reader: Pick<Reader, "morning">) =>
  rows(db, "admin")
    .modify((found) => void untaken(found, reader))
    .orderBy("i.receivedAt");

/** What someone on staff wrote here, for their data export. None of the words, which are about whoever asked. */
export async function* careWrittenBy(db: Knex, writtenBy: string) {
  for await (const { kind, at } of inPages(read(db, inboxEntries).where({ writtenBy }), { key: "id" }))
    yield { kind, writtenAt: at };
}
