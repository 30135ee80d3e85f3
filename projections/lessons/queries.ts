import type { Knex } from "knex";
import { z } from "zod";
import { list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import { type Conditions, read } from "../read.ts";
import { active } from "../scheduling/freeTimesRule.ts";
import type { Aliased, RowOf } from "../table.ts";
import { lessonView, named, type Onlooker } from "./lessonRows.ts";
import { lessons } from "./tables.ts";
import { actedFor, everyIdOf } from "../players/open.ts";
import { formerInstructors, ofPlayersNamed, within, withOneOf } from "./lessonSearch.ts";
import { LessonStatus, type LessonView } from "./view.ts";

export type { Onlooker } from "./lessonRows.ts";

type Sides = Pick<RowOf<typeof lessons>, "studentId" | "instructorId" | "hiddenFromPlayer" | "hiddenFromInstructor">;
const visibleTo = (onlooker: Onlooker) => (found: Conditions<Aliased<"l", Sides>>) => {
  if (onlooker === "admin" || "did" in onlooker) return;
  void found.where((own) => {
    if (onlooker.player)
      void own.orWhereRaw(`${actedFor('l."studentId"')} and not l."hiddenFromPlayer"`, { me: onlooker.player });
    if (onlooker.instructor)
      void own.orWhere({ "l.instructorId": onlooker.instructor, "l.hiddenFromInstructor": false });
  });
};

const countAhead = 100;

export const lessonList = list({
  name: "lessons",
  sortable: {
    scheduledDate: "l.startsAt",
    date: "l.startsAt",
    status: ["l.status", "l.startsAt"],
    price: ["l.priceCents", "l.startsAt"],
    createdAt: "l.bookedAt",
  },
  id: "l.id",
  otherwise: ["l.startsAt", "desc"],
  filter: {
    status: oneOrMore(LessonStatus),
    instructorId: oneOrMore(z.string()),
    studentId: oneOrMore(z.string()),
    from: z.iso.date().optional().describe("first day at the facility"),
    until: z.iso.date().optional().describe("last day at the facility"),
    withoutInstructor: z.boolean().optional().describe("true: those whose instructor no longer gives lessons"),
    proposalFrom: oneOrMore(z.enum(["player", "instructor"])).describe("who made the proposal that's still open"),
    q: z.string().optional().describe("part of the player's name, or for staff of a phone number"),
  },
});

export const listLessons = async (
  db: Knex,
  onlooker: Onlooker,
  query: QueryOf<typeof lessonList>,
): Promise<Listed<LessonView>> => {
  const { id, status, instructorId, studentId, from, until, proposalFrom, q, withoutInstructor } = query.filter;
  const part = q?.trim();
  const players = part && (await ofPlayersNamed(db, onlooker, part));
  const ofPlayers = texts(studentId) && (await everyIdOf(db, texts(studentId)!));
  const former = withoutInstructor && (await formerInstructors(db));
  const ofInstructor = withOneOf("l.instructorId", texts(instructorId));
  const inStatus = withOneOf("l.status", texts(status));
  const byTime = [...ofInstructor.goesBefore, ...inStatus.goesBefore, "l.startsAt" as const];
  const rows = read(db, lessons.as("l"))
    .select("l.*")
    .modify(visibleTo(onlooker))
    .modify(within({ from, until }))
    .modify(ofInstructor.narrowed)
    .modify(inStatus.narrowed)
    .modify((found) => {
      if (texts(id)) void found.whereIn("l.id", texts(id)!);
      if (ofPlayers) void found.whereIn("l.studentId", ofPlayers);
      if (texts(proposalFrom)) void found.whereIn("l.proposalFrom", texts(proposalFrom)!).whereIn("l.status", active);
      if (former) void found.whereIn("l.instructorId", former);
      if (players) players(found);
    });
  const page = await listed(
    rows,
    query,
    {
      ...lessonList,
      sortable: { ...lessonList.sortable, scheduledDate: byTime, date: byTime },
      otherwise: [byTime, "desc"],
    },
    { db, countAhead, completed: (cut) => named(db, cut) },
  );
  return { ...page, rows: page.rows.map((row) => lessonView(row, onlooker)) };
};

export const lessonById = async (db: Knex, onlooker: Onlooker, id: string): Promise<LessonView | undefined> => {
  const rows = read(db, lessons.as("l")).select("l.*").modify(visibleTo(onlooker)).where("l.id", id);
  const row = await named(db, rows).first();
  return row && lessonView(row, onlooker);
};
