import type { Knex } from "knex";
import { z } from "zod";
import { containing, list, type Listed, listed, type QueryOf, texts } from "../list.ts";
import { among, type Conditions, read } from "../read.ts";
import { seatTaking } from "../scheduling/freeTimesRule.ts";
import type { RowOf } from "../table.ts";
import type { Staff } from "./staff.ts";
import { users } from "./tables.ts";
import { adultAge, RosterView, StudentView } from "./view.ts";

/** Those who requested a lesson or a custom lesson from this instructor, whatever came of it. */
const taughtBy = (staff: Staff) => (found: Conditions<{ readonly "u.id": string }>) => {
  if (staff === "admin") return;
  void found.whereRaw(
    `u.id in (select "studentId" from read.lessons where "instructorId" = :instructor
              union select "requesterId" from read."lessonRequests" where "instructorId" = :instructor)`,
    { instructor: staff.instructor },
  );
};

const byName = {
  name: "students",
  sortable: { firstName: "u.firstName", lastName: "u.lastName" },
  id: "u.id",
  otherwise: ["u.lastName", "asc"],
  thenBy: ["u.firstName"],
  filter: { q: z.string().optional().describe("part of a name") },
} as const;
export const studentList = list(byName);

const students = (db: Knex, staff: Staff, { q, id }: QueryOf<typeof studentList>["filter"]) =>
  read(db, users.as("u"))
    .where({ "u.role": "student", "u.erasedAt": null })
    .modify(taughtBy(staff))
    .modify((found) => {
      if (texts(id)) void found.whereIn("u.id", texts(id)!);
      if (q?.trim()) void found.whereRaw(`concat_ws(' ', u."firstName", u."lastName") ilike ?`, [containing(q.trim())]);
    });

export const listStudents = async (
  db: Knex,
  staff: Staff,
  query: QueryOf<typeof studentList>,
): Promise<Listed<StudentView>> => {
  const rows = students(db, staff, query.filter).select("u.id", "u.firstName", "u.lastName");
  const page = await listed(rows, query, studentList);
  return { ...page, rows: StudentView.array().parse(page.rows) };
};

/** Agreed lessons of student `u` with the viewer. `:instructor` is null for all instructors. */
const agreed = `select * from read.lessons l
  where l."studentId" = u.id and l.status in (${among([...seatTaking, "completed"])})
    and (cast(:instructor as text) is null or l."instructorId" = :instructor)`;
const toCome = `${agreed} and l."startsAt" > :now and l.status <> 'completed'`;
const begun = `${agreed} and l."startsAt" <= :now`;
const count = `left join lateral (select count(*)::int as lessons from (${agreed}) a) c on true`;

/**
 * What a page is sorted by besides names. Without such a lesson, a student comes last by next lesson and first by last
 * lesson.
 */
const sortedBy = {
  lessons: { join: count, column: "c.lessons" },
  nextLesson: {
    join: `left join lateral (select coalesce(min(a."startsAt"), 'none') as at from (${toCome}) a) n on true`,
    column: "n.at",
  },
  lastLesson: {
    join: `left join lateral (select coalesce(max(a."startsAt"), '') as at from (${begun}) a) p on true`,
    column: "p.at",
  },
} as const;
/** The one of these that a page is sorted by. */
type Figures = { readonly "c.lessons": number; readonly "n.at": string; readonly "p.at": string };
export const rosterList = list({
  ...byName,
  sortable: {
    ...byName.sortable,
    lessons: sortedBy.lessons.column,
    nextLesson: sortedBy.nextLesson.column,
    lastLesson: sortedBy.lastLesson.column,
  },
});
const isFigure = (field: string | undefined): field is keyof typeof sortedBy =>
  field !== undefined && Object.hasOwn(sortedBy, field);

type Student = Pick<
  RowOf<typeof users>,
  "id" | "firstName" | "lastName" | "age" | "youngerAge" | "email" | "parentName" | "parentEmail" | "parentPhone"
>;
interface Row extends Student {
  readonly phone: string | null;
  readonly lessons: number;
  readonly nextId: string | null;
  readonly nextInstructor: string | null;
  readonly nextStart: string | null;
  readonly lastId: string | null;
  readonly lastInstructor: string | null;
  readonly lastStart: string | null;
}

const appointment = (id: string | null, instructorId: string | null, scheduledDate: string | null) =>
  id && { id, instructorId, scheduledDate };

const rosterView = (row: Row) =>
  RosterView.parse({
    ...row,
    guardian:
      (row.youngerAge ?? row.age ?? adultAge) < adultAge && (row.parentName ?? row.parentEmail ?? row.parentPhone)
        ? { name: row.parentName, email: row.parentEmail, phone: row.parentPhone }
        : null,
    nextLesson: appointment(row.nextId, row.nextInstructor, row.nextStart),
    lastLesson: appointment(row.lastId, row.lastInstructor, row.lastStart),
  });

/** Students with contacts and lessons. What is merely displayed is looked up for the rows of the page, not for all. */
export const listRoster = async (
  db: Knex,
  { staff, now }: { staff: Staff; now: string },
  query: QueryOf<typeof rosterList>,
): Promise<Listed<RosterView>> => {
  const looker = { instructor: staff === "admin" ? null : staff.instructor, now };
  const field = query.sort?.field;
  const figure = isFigure(field) ? sortedBy[field] : undefined;
  const found = students(db, staff, query.filter)
    .joinRaw<Figures>(figure?.join ?? "", looker)
    .select("u.id");
  const { rows, total } = await listed(found, query, rosterList);
  const ids = rows.map(({ id }) => id);
  const { rows: shown } = await db.raw<{ rows: Row[] }>(
    `select u.id, u."firstName", u."lastName", u.age, u."youngerAge", u.email, u."parentName", u."parentEmail", u."parentPhone",
            coalesce(u."phoneNumber", (
              select l.phone from read.lessons l
               where l."studentId" = u.id and l.phone is not null
                 and (cast(:instructor as text) is null or l."instructorId" = :instructor)
               order by l."startsAt" desc limit 1)) as phone,
            c.lessons,
            n.id as "nextId", n."instructorId" as "nextInstructor", n."startsAt" as "nextStart",
            p.id as "lastId", p."instructorId" as "lastInstructor", p."startsAt" as "lastStart"
       from unnest(cast(:ids as text[])) with ordinality as page (id, place)
       join read.users u on u.id = page.id
       ${count}
       left join lateral (${toCome} order by l."startsAt" limit 1) n on true
       left join lateral (${begun} order by l."startsAt" desc limit 1) p on true
      order by page.place`,
    { ...looker, ids },
  );
  return { rows: shown.map(rosterView), total };
};
