import type { Knex } from "knex";
import type { Actor } from "../../eventstore/eventStore.ts";
import type { LessonTime } from "../../eventstore/lessons/proposals.ts";
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
  paymentHow: string | null;
  paymentCents: number | null;
  paymentWords: string | null;
  paymentNotedAt: string | null;
  noterFirst: string | null;
  noterLast: string | null;
  bookedAt: string;
  studentFirst: string | null;
  studentLast: string | null;
  studentMail: string | null;
  instructorFirst: string | null;
  instructorLast: string | null;
  instructorRole: string | null;
  instructorImage: string | null;
  proposalId: string | null;
  proposalKind: string | null;
  proposalFrom: string | null;
  proposalTo: LessonTime | null;
  proposalWords: string | null;
  proposedAt: string | null;
  rating: number | null;
  comment: string | null;
  reviewedAt: string | null;
}

/** A status that takes a seat. */
const occupying = ["confirmed", "scheduled"];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const timeSlot = ({ startTime, minutes }: Pick<Row, "startTime" | "minutes">) =>
  `${startTime}-${clock(Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(3)) + minutes)}`;

/** Rows of lessons with the names that their views show. */
const named = (db: Knex, rows: Knex.QueryBuilder) =>
  db
    .from(rows.as("l"))
    .leftJoin("read.users as s", "s.id", "l.studentId")
    .leftJoin("read.users as i", "i.id", "l.instructorId")
    .leftJoin("read.users as n", "n.id", "l.paymentNotedBy")
    .leftJoin("read.instructorProfiles as p", "p.userId", "l.instructorId")
    .leftJoin("read.reviews as r", "r.lessonId", "l.id")
    .select(
      "l.*",
      "r.rating",
      "r.comment",
      "r.reviewedAt",
      "s.firstName as studentFirst",
      "s.lastName as studentLast",
      "s.email as studentMail",
      "i.firstName as instructorFirst",
      "i.lastName as instructorLast",
      "i.role as instructorRole",
      "n.firstName as noterFirst",
      "n.lastName as noterLast",
      "p.profileImageUrl as instructorImage",
    );

const nameOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(" ") || null;
const paymentView = (row: Row) =>
  row.paymentHow && {
    how: row.paymentHow,
    amount: dollars(row.paymentCents ?? 0),
    words: row.paymentWords,
    notedAt: row.paymentNotedAt,
    notedBy: nameOf(row.noterFirst, row.noterLast),
  };
const proposalOf = ({ proposalId: id, proposalTo: to, ...row }: Row) =>
  id && {
    id,
    kind: row.proposalKind,
    from: row.proposalFrom,
    to: to && { scheduledDate: to.startsAt, date: to.date, startTime: to.startTime, location: to.location },
    words: row.proposalWords,
    at: row.proposedAt,
  };
const reviewOf = ({ rating, comment, reviewedAt: at }: Row) => rating && { rating, comment, at };

const lessonView = (row: Row) =>
  LessonView.parse({
    ...row,
    scheduledDate: row.startsAt,
    duration: row.minutes,
    timeSlot: timeSlot(row),
    price: dollars(row.priceCents),
    studentName: row.studentName ?? nameOf(row.studentFirst, row.studentLast),
    studentPhone: row.phone,
    studentEmail: row.email,
    student: row.studentId && { firstName: row.studentFirst, lastName: row.studentLast, email: row.studentMail },
    instructor: {
      id: row.instructorId,
      isActive: row.instructorRole === "instructor",
      user: { firstName: row.instructorFirst, lastName: row.instructorLast, profileImageUrl: row.instructorImage },
    },
    payment: paymentView(row),
    createdAt: row.bookedAt,
    proposal: proposalOf(row),
    review: reviewOf(row),
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

/**
 * Days of the facility. The second bound says nothing new: wherever the facility is, its day begins within a day of the
 * same date in UTC. But it stands on what lists are sorted by, so that an index gives the range in its order.
 */
const within =
  ({ from, until }: { from?: unknown; until?: unknown }) =>
  (found: Knex.QueryBuilder) => {
    if (isDay(from)) void found.where("l.date", ">=", from).where("l.startsAt", ">=", daysAfter(from, -1));
    if (isDay(until)) void found.where("l.date", "<=", until).where("l.startsAt", "<", daysAfter(until, 3));
  };
const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const many = 500; // names that are looked up one by one

/**
 * Lessons of players and walk-ins of whose name this is a part. Names are looked for first, of which there are fewer:
 * Postgres then knows how many it looks for, and whether to begin with them or with the order of the list.
 */
const ofPlayersNamed = async (db: Knex, part: string) => {
  const like = containing(part);
  const people: string[] = await db("read.users")
    .whereRaw(`concat_ws(' ', "firstName", "lastName") ilike ?`, [like])
    .pluck("id");
  const walkIns: string[] = await db("read.lessons")
    .whereNotNull("studentName")
    .whereRaw(`"studentName" ilike ?`, [like])
    .limit(many + 1)
    .pluck("id");
  return (found: Knex.QueryBuilder) =>
    void found.where((either) => {
      void either.whereRaw(`l."studentId" = any(?)`, [people]);
      if (walkIns.length > many) void either.orWhereRaw(`l."studentName" ilike ?`, [like]);
      else if (walkIns.length > 0) void either.orWhereRaw(`l.id = any(?)`, [walkIns]);
    });
};

const formerInstructors = (db: Knex): Promise<string[]> =>
  db("read.users").where("hasTaught", true).whereNot("role", "instructor").pluck("id");

/**
 * Rows with one of these values. A single value is asked for as a range, and goes before the time in the order of the
 * list: only the index of both gives that order. Postgres would rather go through everybody's lessons by time, since it
 * takes instructors and statuses for evenly spread over the years; but what waits is all to come.
 */
const withOneOf = (column: string, values: string[] | undefined) => {
  const [only, ...others] = values ?? [];
  const isOne = only !== undefined && others.length === 0;
  return {
    goesBefore: isOne ? [column] : [],
    narrowed: (found: Knex.QueryBuilder) => {
      if (isOne) void found.whereBetween(column, [only, only]);
      else if (values) void found.whereIn(column, values);
    },
  };
};

const countAhead = 100;

export const listLessons = async (db: Knex, onlooker: Onlooker, query: ListQuery): Promise<Listed<LessonView>> => {
  const { id, status, instructorId, studentId, from, until, proposalFrom, q, withoutInstructor } = query.filter;
  const part = typeof q === "string" ? q.trim() : "";
  const players = part && (await ofPlayersNamed(db, part));
  const former = withoutInstructor === true && (await formerInstructors(db));
  const ofInstructor = withOneOf("l.instructorId", texts(instructorId));
  const inStatus = withOneOf("l.status", texts(status));
  const byTime = [...ofInstructor.goesBefore, ...inStatus.goesBefore, "l.startsAt"];
  const rows = db("read.lessons as l")
    .select("l.*")
    .modify(visibleTo(onlooker))
    .modify(within({ from, until }))
    .modify(ofInstructor.narrowed)
    .modify(inStatus.narrowed)
    .modify((found) => {
      if (texts(id)) void found.whereIn("l.id", texts(id)!);
      if (texts(studentId)) void found.whereIn("l.studentId", texts(studentId)!);
      if (texts(proposalFrom)) void found.whereIn("l.proposalFrom", texts(proposalFrom)!);
      if (former) void found.whereIn("l.instructorId", former);
      if (players) players(found);
    });
  const page = await listed<Row>(rows, query, {
    sortable: {
      id: "l.id",
      scheduledDate: byTime,
      date: byTime,
      status: ["l.status", "l.startsAt"],
      price: ["l.priceCents", "l.startsAt"],
      createdAt: "l.bookedAt",
    },
    id: "l.id",
    otherwise: [byTime, "desc"],
    long: { db, countAhead, completed: (page) => named(db, page) },
  });
  return { ...page, rows: page.rows.map(lessonView) };
};

export const lessonById = async (db: Knex, onlooker: Onlooker, id: string): Promise<LessonView | undefined> => {
  const rows = db("read.lessons as l").select("l.*").modify(visibleTo(onlooker)).where("l.id", id);
  const row = (await named(db, rows).first()) as Row | undefined;
  return row && lessonView(row);
};

/** Times of an instructor that are taken, from one day to another; nobody's name in them. */
export const listOccupied = async (
  db: Knex,
  { instructorId, from, until }: { instructorId: string; from: string; until: string },
): Promise<OccupiedView[]> => {
  const rows: Row[] = await db("read.lessons as l")
    .where({ instructorId })
    .whereIn("status", occupying)
    .modify(within({ from, until }))
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
    .where((sides) => void sides.where({ studentId: personId }).orWhere({ instructorId: personId }))
    .andWhereRaw(`(status = 'pending' or status = any(?) and "startsAt" > ?)`, [occupying, now])
    .select("id", "instructorId", "date");

/** Lessons that are agreed and start after one moment, up to another. */
export const lessonsStarting = async (
  db: Knex,
  { from, until }: { from: string; until: string },
): Promise<string[]> => {
  const rows = await db<Row>("read.lessons")
    .whereIn("status", occupying)
    .andWhere("startsAt", ">", from)
    .andWhere("startsAt", "<=", until)
    .orderBy("startsAt")
    .select("id");
  return rows.map(({ id }) => id);
};

/** Where a lesson's facts lie, and between whom it is. */
export const lessonPlace = async (db: Knex, id: string) =>
  db<{ id: string; instructorId: string; studentId: string | null; requestId: string | null; date: string }>(
    "read.lessons",
  )
    .where({ id })
    .first("id", "instructorId", "studentId", "requestId", "date");

interface KeptPlaceRow {
  readonly lessonId: string;
  readonly proposalId: string;
  readonly instructorId: string;
  readonly date: string; // of the place
  readonly movedFrom: string;
  readonly actor: Actor; // who agreed
}
/** Seats on other days for lessons that have not moved there yet. */
export const listKeptPlaces = (db: Knex) =>
  db<KeptPlaceRow>("read.keptPlaces").select("lessonId", "proposalId", "instructorId", "date", "movedFrom", "actor");
