import type { Knex } from "knex";
import { containing, dollars, type Listed, listed, type ListQuery, texts } from "../list.ts";
import { LessonView, OccupiedView } from "./view.ts";

interface Row {
  id: string;
  studentId: string | null;
  instructorId: string;
  date: string;
  startTime: string;
  startsAt: string;
  minutes: number;
  priceCents: number;
  seats: number;
  status: string;
  phone: string | null;
  email: string | null;
  studentName: string | null;
  bookedAt: string;
  studentFirst: string | null;
  studentLast: string | null;
  studentMail: string | null;
  instructorFirst: string | null;
  instructorLast: string | null;
  instructorImage: string | null;
}

/** A status that takes a seat. */
const occupying = ["confirmed", "scheduled"];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const timeSlot = ({ startTime, minutes }: Pick<Row, "startTime" | "minutes">) =>
  `${startTime}-${clock(Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(3)) + minutes)}`;

const lessons = (db: Knex) =>
  db("read.lessons as l")
    .leftJoin("read.users as s", "s.id", "l.studentId")
    .leftJoin("read.users as i", "i.id", "l.instructorId")
    .leftJoin("read.instructorProfiles as p", "p.userId", "l.instructorId")
    .select(
      "l.*",
      "s.firstName as studentFirst",
      "s.lastName as studentLast",
      "s.email as studentMail",
      "i.firstName as instructorFirst",
      "i.lastName as instructorLast",
      "p.profileImageUrl as instructorImage",
    );

const lessonView = (row: Row) =>
  LessonView.parse({
    ...row,
    scheduledDate: row.startsAt,
    duration: row.minutes,
    timeSlot: timeSlot(row),
    price: dollars(row.priceCents),
    studentName: row.studentName ?? ([row.studentFirst, row.studentLast].filter(Boolean).join(" ") || null),
    studentPhone: row.phone,
    studentEmail: row.email,
    student: row.studentId && { firstName: row.studentFirst, lastName: row.studentLast, email: row.studentMail },
    instructor: {
      id: row.instructorId,
      user: { firstName: row.instructorFirst, lastName: row.instructorLast, profileImageUrl: row.instructorImage },
    },
    createdAt: row.bookedAt,
  });

/** Who looks: a person sees the lessons they take and those they give, less what they deleted; admins see all. */
export type Onlooker = { readonly player?: string; readonly instructor?: string } | "admin";

const visibleTo = (onlooker: Onlooker) => (found: Knex.QueryBuilder) => {
  if (onlooker === "admin") return;
  void found.where((own) => {
    if (onlooker.player) void own.orWhere({ "l.studentId": onlooker.player, "l.hiddenFromPlayer": false });
    if (onlooker.instructor)
      void own.orWhere({ "l.instructorId": onlooker.instructor, "l.hiddenFromInstructor": false });
  });
};

export const listLessons = async (db: Knex, onlooker: Onlooker, query: ListQuery): Promise<Listed<LessonView>> => {
  const { id, status, instructorId, studentId, from, until, q } = query.filter;
  const rows = lessons(db)
    .modify(visibleTo(onlooker))
    .modify((found) => {
      if (texts(id)) void found.whereIn("l.id", texts(id)!);
      if (texts(status)) void found.whereIn("l.status", texts(status)!);
      if (texts(instructorId)) void found.whereIn("l.instructorId", texts(instructorId)!);
      if (texts(studentId)) void found.whereIn("l.studentId", texts(studentId)!);
      if (typeof from === "string") void found.where("l.date", ">=", from);
      if (typeof until === "string") void found.where("l.date", "<=", until);
      if (typeof q === "string" && q.trim())
        void found.whereRaw(`concat_ws(' ', l."studentName", s."firstName", s."lastName") ilike ?`, [
          containing(q.trim()),
        ]);
    });
  const page = await listed<Row>(rows, query, {
    sortable: {
      id: "l.id",
      scheduledDate: "l.startsAt",
      date: "l.startsAt",
      status: "l.status",
      price: "l.priceCents",
      createdAt: "l.bookedAt",
    },
    id: "l.id",
    otherwise: ["l.startsAt", "desc"],
  });
  return { ...page, rows: page.rows.map(lessonView) };
};

export const lessonById = async (db: Knex, onlooker: Onlooker, id: string): Promise<LessonView | undefined> => {
  const row = (await lessons(db).modify(visibleTo(onlooker)).where("l.id", id).first()) as Row | undefined;
  return row && lessonView(row);
};

/** Times of an instructor that are taken, from the day given on; nobody's name in them. */
export const listOccupied = async (
  db: Knex,
  { instructorId, from }: { instructorId: string; from: string },
): Promise<OccupiedView[]> => {
  const rows = await db<Row>("read.lessons")
    .where({ instructorId })
    .whereIn("status", occupying)
    .andWhere("date", ">=", from)
    .orderBy("startsAt")
    .select("id", "instructorId", "startsAt", "startTime", "minutes", "status");
  return rows.map((row) =>
    OccupiedView.parse({
      id: row.id,
      instructorId: row.instructorId,
      scheduledDate: row.startsAt,
      duration: row.minutes,
      timeSlot: timeSlot(row),
      status: row.status,
    }),
  );
};

/** What nobody can keep once this person is gone: requests without an answer, and agreed lessons still to come. */
export const lessonsLeftOpen = (db: Knex, { personId, now }: { personId: string; now: string }) =>
  db<Row>("read.lessons")
    .whereRaw(`? in ("studentId", "instructorId")`, [personId])
    .andWhereRaw(`(status = 'pending' or status = any(?) and "startsAt" > ?)`, [occupying, now])
    .select("id", "instructorId", "date");

/** Where a lesson's facts lie, and between whom it is. */
export const lessonPlace = async (db: Knex, id: string) =>
  db<{ id: string; instructorId: string; studentId: string | null; date: string }>("read.lessons")
    .where({ id })
    .first("id", "instructorId", "studentId", "date");
