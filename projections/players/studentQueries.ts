import type { Knex } from "knex";
import { z } from "zod";
import { containing, list, type Listed, listed, phoneIn, type QueryOf, texts } from "../list.ts";
import { among, type Conditions, read } from "../read.ts";
import { seatTaking } from "../scheduling/freeTimesRule.ts";
import type { Staff } from "../accounts/open.ts";
import { users } from "../accounts/tables.ts";
import { answeringFor, isContactOf } from "./answering.ts";
import { ageOf } from "./consentRule.ts";
import { idsOf, isCalled, minorsAmong } from "./queries.ts";
import { isEmailedAt, isReachedAt, type Looker } from "./reached.ts";
import { players } from "./tables.ts";
import { RosterView, StudentView } from "./view.ts";
import { isSigned } from "./waivers.ts";

/** Whoever requested a lesson or a custom lesson from this instructor, whatever came of it. */
const taught = `
  select "studentId" from read.lessons where "instructorId" = :instructor
  union select coalesce("playerId", "requesterId") from read."lessonRequests" where "instructorId" = :instructor`;
/** And whoever sent this instructor a video. */
const known = `${taught}
  union select "studentId" from read.videos where "instructorId" = :instructor and "deletedAt" is null`;

const studentOf = (staff: Staff, students: string) => (found: Conditions<{ readonly "p.id": string }>) => {
  if (staff !== "admin")
    void found.whereRaw(`p.id in (select k."keptAs" from read.players k where k.id in (${students}))`, staff);
};

const byName = {
  name: "students",
  sortable: { firstName: "p.firstName", lastName: "p.lastName" },
  id: "p.id",
  otherwise: ["p.lastName", "asc"],
  thenBy: ["p.firstName"],
  filter: { q: z.string().optional().describe("part of the player's name, or of their parent's") },
} as const;
export const studentList = list(byName);

/** Players, by either name. Staff are none of their own, and a parent who does not play becomes one with a lesson. */
const students = (db: Knex, { q, id }: QueryOf<typeof studentList>["filter"], looker?: Looker) =>
  read(db, players.as("p"))
    .leftJoin(users.as("u"), "u.id", "p.id")
    .joinRaw(`left join read.users d on d.id = ${answeringFor("p")}`)
    .whereNull("p.closedAt")
    .whereNull("p.erasedAt")
    .whereRaw(`(not p."isOwn" or u.role = 'student')`)
    .whereRaw(`(p.plays or exists (select from read.lessons where "studentId" = ${idsOf("p.id")}))`)
    .modify((found) => {
      if (texts(id))
        // that of a record that was merged leads to the one that was kept
        void found.whereRaw(`p.id in (select k."keptAs" from read.players k where k.id = any(?))`, [[...texts(id)!]]);
      if (!q?.trim()) return;
      const like = containing(q.trim());
      const [phone, email] = [phoneIn(q) ?? "", like.slice(1)]; // an address is known by how it starts
      const isFound = looker ? [isCalled, isEmailedAt, ...(phone ? [isReachedAt] : [])] : [isCalled];
      void found.whereRaw(`(${isFound.join(" or ")})`, { ...looker, like, phone, email });
    });

export const listStudents = async (
  db: Knex,
  staff: Staff,
  query: QueryOf<typeof studentList>,
): Promise<Listed<StudentView>> => {
  const rows = students(db, query.filter).modify(studentOf(staff, known)).select("p.id", "p.firstName", "p.lastName");
  const page = await listed(rows, query, studentList);
  return { ...page, rows: StudentView.array().parse(page.rows) };
};

/** Agreed lessons of player `p` with the viewer. `:instructor` is null for all instructors. */
const agreed = `select * from read.lessons l
  where l."studentId" = ${idsOf("p.id")} and l.status in (${among([...seatTaking, "completed"])})
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
    join: `left join lateral (select coalesce(max(a."startsAt"), '') as at from (${begun}) a) b on true`,
    column: "b.at",
  },
} as const;
/** The one of these that a page is sorted by. */
type Figures = { readonly "c.lessons": number; readonly "n.at": string; readonly "b.at": string };
export const rosterList = list({
  ...byName,
  filter: {
    q: z
      .string()
      .optional()
      .describe("part of the player's or their parent's name or phone number, or the start of an email address"),
  },
  sortable: {
    ...byName.sortable,
    lessons: sortedBy.lessons.column,
    nextLesson: sortedBy.nextLesson.column,
    lastLesson: sortedBy.lastLesson.column,
  },
});
const isFigure = (field: string | undefined): field is keyof typeof sortedBy =>
  field !== undefined && Object.hasOwn(sortedBy, field);

interface Row {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthDate: string | null;
  readonly age: number | null;
  readonly ageRecordedOn: string | null;
  readonly isMovedIn: boolean;
  readonly email: string | null; // of the player's own account
  readonly parentName: string | null;
  readonly parentEmail: string | null;
  readonly parentPhone: string | null;
  readonly phone: string | null;
  readonly guardians: RosterView["guardians"];
  readonly hasWaiver: boolean | null;
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

const rosterView = ({ isMinor, today, ...row }: Row & { readonly isMinor: boolean; readonly today: string }) =>
  RosterView.parse({
    ...row,
    age: ageOf(row, today),
    guardian:
      (isMinor || row.isMovedIn) && (row.parentName ?? row.parentEmail ?? row.parentPhone)
        ? { name: row.parentName, email: row.parentEmail, phone: row.parentPhone }
        : null,
    nextLesson: appointment(row.nextId, row.nextInstructor, row.nextStart),
    lastLesson: appointment(row.lastId, row.lastInstructor, row.lastStart),
  });

/** Students with contacts and lessons. What is merely displayed is looked up for the rows of the page, not for all. */
export const listRoster = async (
  db: Knex,
  { staff, waiver, ...when }: Pick<Looker, "now" | "today"> & { staff: Staff; waiver: string | undefined },
  query: QueryOf<typeof rosterList>,
): Promise<Listed<RosterView>> => {
  const looker: Looker = { instructor: staff === "admin" ? null : staff.instructor, ...when };
  const field = query.sort?.field;
  const figure = isFigure(field) ? sortedBy[field] : undefined;
  const found = students(db, query.filter, looker)
    .modify(studentOf(staff, taught))
    .joinRaw<Figures>(figure?.join ?? "", { ...looker })
    .select("p.id");
  const { rows, total } = await listed(found, query, rosterList);
  const ids = rows.map(({ id }) => id);
  const { rows: shown } = await db.raw<{ rows: Row[] }>(
    `select p.id, p."firstName", p."lastName", p."birthDate", p.age, p."ageRecordedOn",
            not p."isOwn" and p."declaredBy" is null and not exists (
              select from read.guardians g where g."playerId" = p.id and g.until is null) as "isMovedIn",
            case when d.id is null or p."isOwn" and not p."isNamed" then u.email end as email,
            case when d.id is null then coalesce(u."parentName", p."parentName") else concat_ws(' ', d."firstName", d."lastName") end as "parentName",
            coalesce(d.email, u."parentEmail", p."parentEmail") as "parentEmail",
            coalesce(d."phoneNumber", u."parentPhone", p."parentPhone") as "parentPhone",
            coalesce(u."phoneNumber", (
              select l.phone from read.lessons l
               where l."studentId" = ${idsOf("p.id")} and l.phone is not null
                 and ${isContactOf("p.id", 'l."bookedBy"')}
                 and (cast(:instructor as text) is null or l."instructorId" = :instructor)
               order by l."startsAt" desc limit 1)) as phone,
            (select coalesce(jsonb_agg(jsonb_build_object(
                      'userId', g."userId", 'name', concat_ws(' ', gu."firstName", gu."lastName"),
                      'email', gu.email, 'phone', gu."phoneNumber") order by g.since, g.id), '[]')
               from read.guardians g join read.users gu on gu.id = g."userId"
              where g."playerId" = p.id and g.until is null) as guardians,
            case when cast(:waiver as text) is not null then ${isSigned("p.id")} end as "hasWaiver",
            c.lessons,
            n.id as "nextId", n."instructorId" as "nextInstructor", n."startsAt" as "nextStart",
            b.id as "lastId", b."instructorId" as "lastInstructor", b."startsAt" as "lastStart"
       from unnest(cast(:ids as text[])) with ordinality as page (id, place)
       join read.players p on p.id = page.id
       left join read.users u on u.id = p.id
       left join read.users d on d.id = ${answeringFor("p")}
       ${count}
       left join lateral (${toCome} order by l."startsAt" limit 1) n on true
       left join lateral (${begun} order by l."startsAt" desc limit 1) b on true
      order by page.place`,
    { ...looker, ids, waiver: waiver ?? null },
  );
  const { today } = looker;
  const minors = await minorsAmong(db, ids, today);
  return { rows: shown.map((row) => rosterView({ ...row, isMinor: minors.has(row.id), today })), total };
};
