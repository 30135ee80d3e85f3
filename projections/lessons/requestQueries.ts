import type { Knex } from "knex";
import { z } from "zod";
import type { Staff } from "../accounts/open.ts";
import { users } from "../accounts/tables.ts";
import { inPages } from "../inPages.ts";
import { containing, isPhone, list, type Listed, listed, oneOrMore, phoneIn, type QueryOf, texts } from "../list.ts";
import { players } from "../players/tables.ts";
import { type Conditions, read } from "../read.ts";
import { lessonRequests, lessons } from "./tables.ts";
import { LessonRequestStatus, LessonRequestView, openRequestStatuses, OwnLessonRequestView } from "./view.ts";

/** Hours within which every request is answered, as the site promises. */
export const promisedHours = 24;
export const replyDueAt = (submittedAt: string) =>
  new Date(Date.parse(submittedAt) + promisedHours * 60 * 60 * 1000).toISOString();

const requests = (db: Knex) =>
  read(db, lessonRequests.as("r"))
    .leftJoin(users.as("i"), "i.id", "r.instructorId")
    .leftJoin(lessons.as("l"), "l.id", "r.lessonId")
    .leftJoin(players.as("p"), "p.id", "r.playerId")
    .select(
      "r.*",
      "i.firstName as instructorFirst",
      "i.lastName as instructorLast",
      "p.firstName as playerFirst",
      "p.lastName as playerLast",
      "l.startsAt as lessonStartsAt",
      "l.status as lessonStatus",
      "l.instructorId as lessonInstructorId",
    );

type Row = Awaited<ReturnType<typeof requests>>[number];

const fieldsOf = (row: Row) => ({
  ...row,
  instructorName: [row.instructorFirst, row.instructorLast].filter(Boolean).join(" ") || null,
  player: row.playerId && { id: row.playerId, firstName: row.playerFirst, lastName: row.playerLast },
  createdAt: row.submittedAt,
  replyDueAt: replyDueAt(row.submittedAt),
  lesson: row.lessonStartsAt && {
    id: row.lessonId,
    instructorId: row.lessonInstructorId,
    scheduledDate: row.lessonStartsAt,
    status: row.lessonStatus,
  },
});

/** An instructor handles requests addressed to them and those addressed to no one in particular; admins handle all. */
const handledBy = (staff: Staff) => (found: Conditions<{ readonly "r.instructorId": string | null }>) => {
  if (staff === "admin") return;
  void found.where((own) => own.where("r.instructorId", staff.instructor).orWhereNull("r.instructorId"));
};

export const lessonRequestList = list({
  name: "requests",
  sortable: { name: "r.name", status: "r.status", submittedAt: "r.submittedAt", createdAt: "r.submittedAt" },
  id: "r.id",
  otherwise: ["r.submittedAt", "desc"],
  filter: {
    status: oneOrMore(LessonRequestStatus),
    instructorId: oneOrMore(z.string()),
    requesterId: oneOrMore(z.string()),
    q: z.string().optional().describe("part of the name, email address, or phone number"),
  },
});

export const listLessonRequests = async (
  db: Knex,
  staff: Staff,
  query: QueryOf<typeof lessonRequestList>,
): Promise<Listed<LessonRequestView>> => {
  const { id, status, instructorId, requesterId, q } = query.filter;
  const rows = requests(db)
    .modify(handledBy(staff))
    .modify((found) => {
      if (texts(id)) void found.whereIn("r.id", texts(id)!);
      if (texts(status)) void found.whereIn("r.status", texts(status)!);
      if (texts(instructorId)) void found.whereIn("r.instructorId", texts(instructorId)!);
      if (texts(requesterId)) void found.whereIn("r.requesterId", texts(requesterId)!);
      if (q?.trim())
        void found.whereRaw(
          `(concat_ws(' ', r.name, r.email, r.phone, p."firstName", p."lastName") ilike ? or ${isPhone("r.phone")})`,
          [containing(q.trim()), phoneIn(q)],
        );
    });
  const page = await listed(rows, query, lessonRequestList);
  return { ...page, rows: page.rows.map((row) => LessonRequestView.parse(fieldsOf(row))) };
};

export const lessonRequestById = async (db: Knex, staff: Staff, id: string): Promise<LessonRequestView | undefined> => {
  const row = await requests(db).modify(handledBy(staff)).where("r.id", id).first();
  return row && LessonRequestView.parse(fieldsOf(row));
};

/** What someone requested while logged in, latest first. */
export const requestsOfRequester = async (db: Knex, requesterId: string): Promise<OwnLessonRequestView[]> => {
  const rows = await requests(db).where("r.requesterId", requesterId).orderBy("r.submittedAt", "desc");
  return rows.map((row) => OwnLessonRequestView.parse(fieldsOf(row)));
};

const HeldRequest = LessonRequestView.omit({ requesterId: true });

/** The same with everything stated in them, for their data export. */
export async function* requestsHeldOn(db: Knex, requesterId: string) {
  for await (const row of inPages(requests(db).where("r.requesterId", requesterId), { key: "r.id" }))
    yield HeldRequest.parse(fieldsOf(row));
}

/** A request as returned to its sender, who may have no account. */
export const sentRequest = async (db: Knex, id: string): Promise<OwnLessonRequestView | undefined> => {
  const row = await requests(db).where("r.id", id).first();
  return row && OwnLessonRequestView.parse(fieldsOf(row));
};

/** Requests of someone who is gone that have no final answer. */
export const requestsLeftOpen = (
  db: Knex,
  { subject, requestId }: { subject: string; requestId?: string | undefined },
) =>
  read(db, lessonRequests)
    .where((whose) => {
      if (requestId) void whose.where({ id: requestId, requesterId: null });
      else void whose.where({ requesterId: subject }).orWhere({ playerId: subject });
    })
    .whereIn("status", openRequestStatuses)
    .select("id");

/** Whose request it is and who handles it. */
export const locateRequest = async (db: Knex, id: string) =>
  read(db, lessonRequests).where({ id }).first("id", "requesterId", "playerId", "instructorId");
