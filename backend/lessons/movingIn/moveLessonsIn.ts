import { type BookedLesson, dayStream, type LessonEvent } from "../../../eventstore/lessons/events.ts";
import { knownHours } from "../../../projections/lessons/movedInQueries.ts";
import type { KnownPlayer } from "../../../projections/players/open.ts";
import { overlaps } from "../../../projections/scheduling/freeTimesRule.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import { eachRow } from "../../http/csv/eachRow.ts";
import type { ImportedRow } from "../../http/csv/importContract.ts";
import { Rejection } from "../../http/rejection.ts";
import { oneAtATime } from "../../oneAtATime.ts";
import { closureAt } from "../../scheduling/open.ts";
import { aroundMidnight } from "../aroundMidnight.ts";
import { lessonOnCalendar } from "../booking/putOnCalendar.ts";
import { campAt } from "../campAt.ts";
import { type Day, day, isFree } from "../day.ts";
import { closedThen, conflict, lessonsOf, scheduleLesson } from "../lesson.ts";
import { nameOf, shortWhen } from "../mails/lessonWords.ts";
import { inDollars } from "../../../projections/list.ts";
import { contacts } from "../personal.ts";
import type { MovedInLesson } from "./contract.ts";
import { lessonRowsOf, lessonToldIn, type Row } from "./lessonRows.ts";
import { plain, recognizing, wrong } from "./recognize.ts";

const daysAhead = 366;

/** As they would be on the calendar. */
const withFacts = (before: Day, facts: readonly LessonEvent[]) =>
  facts.reduce((after, fact) => day.evolve(after, fact), before);

interface MovingIn {
  readonly lesson: BookedLesson;
  readonly closedFor?: string | undefined;
  readonly camp?: string | undefined;
}
/** Nobody is told, so nobody may wait in vain either: a family that requested this time is answered first. */
export const moveLessonIn =
  ({ lesson, closedFor, camp }: MovingIn) =>
  (before: Day): LessonEvent[] => {
    if (before.has(lesson.lessonId)) return [];
    if (closedFor !== undefined) throw closedThen(closedFor);
    const facts = scheduleLesson({ lesson: { ...lesson, how: "moved in" }, camp })(before);
    const after = withFacts(before, facts);
    const own = lessonsOf(before, lesson);
    for (const other of before.values()) {
      if (other.status !== "pending" || !overlaps(other, lesson)) continue;
      if (own.includes(other) || (isFree(before, other) && !isFree(after, other)))
        throw conflict("TimeRequested", "Somebody requested this time. Please answer that request first.");
    }
    return facts;
  };

type Hour = Pick<BookedLesson, "instructorId" | "startsAt">;
const hourOf = ({ instructorId, startsAt }: Hour) => `${instructorId} ${startsAt}`;
const erasedWalkIn = "walk-in";
/** A lesson without a name was an erased person’s: an old file must not bring them back. */
const whose = ({ playerId, name }: { playerId: string | null; name: string | null }) =>
  playerId ?? (name === null ? erasedWalkIn : `${erasedWalkIn} ${plain(name)}`);

type Parts = Pick<Backend, "db" | "handle" | "stateOf" | "busyTimes" | "time">;

const decisionOn = async (parts: Parts, lesson: BookedLesson) => {
  const [beside, camp, closedFor] = await Promise.all([
    aroundMidnight(parts, lesson),
    campAt(parts, lesson),
    closureAt(parts, lesson),
  ]);
  return beside(moveLessonIn({ lesson, camp, closedFor }));
};

/** Accounts are written to at their own address, so only a player without one keeps the file's. */
const lessonIn = async (
  parts: Parts,
  command: Command,
  { told, coach, player }: { told: MovedInLesson; coach: { id: string }; player: KnownPlayer | undefined },
): Promise<BookedLesson> => {
  const { date, time: startTime, price, place, note } = told;
  const lesson = await lessonOnCalendar(parts, command, {
    lessonId: newId(command, "lesson"),
    studentId: player?.id ?? null,
    instructorId: coach.id,
    date,
    startTime,
    personal: contacts({
      ...(player ? !player.hasAccount && { email: told.parentEmail ?? undefined } : { studentName: told.player }),
      notes: note ?? undefined,
    }),
  });
  return { ...lesson, ...(price !== undefined && { priceCents: price }), ...(place && { location: place }) };
};

/** What is known of a row by itself. Throws a Rejection that says what to do about it. */
const prepared = async (
  parts: Parts,
  command: Command,
  { cells, recognize }: { cells: Row["cells"]; recognize: Awaited<ReturnType<typeof recognizing>> },
) => {
  const { time } = parts;
  const told = lessonToldIn(cells);
  if (typeof told === "string") throw conflict("WrongRow", told);
  const coach = recognize.coach(told.coach);
  const player = recognize.player(told);
  if (told.date > time.addDays(time.wallClock(command.now).date, daysAhead))
    throw wrong("date", "This is more than a year ahead. Please check it.");
  if (time.instantOf(told) <= command.now)
    throw wrong("date", "This time has passed. Only lessons to come can be moved in.");
  const lesson = await lessonIn(parts, command, { told, coach, player });
  return {
    lesson,
    who: whose({ playerId: lesson.studentId, name: told.player }),
    shown: [shortWhen(lesson), nameOf(coach), inDollars(lesson.priceCents), lesson.location].join(" · "),
    decide: await decisionOn(parts, lesson),
  };
};
type Prepared = Awaited<ReturnType<typeof prepared>>;

/** What is refused, in words. */
const whyNot = (error: unknown): string => {
  if (error instanceof Rejection) return error.message;
  throw error;
};

type Judgement = Pick<ImportedRow, "outcome" | "why"> & { readonly lesson?: BookedLesson };
const refused = (why: string): Judgement => ({ outcome: "wrong", why });

/** Judges one row after another, each beside what is on the calendar and beside the rows before it. */
const judging = async ({ db, stateOf }: Parts, { now }: Command) => {
  const known = new Map<string, Set<string>>();
  const at = (hour: Hour) => known.get(hourOf(hour)) ?? new Set();
  const keep = (hour: Hour, who: string) => known.set(hourOf(hour), at(hour).add(who));
  for (const hour of await knownHours(db, { now })) keep(hour, whose(hour));
  const withRows = new Map<string, Day>();
  return async ({ lesson, who, decide }: Prepared): Promise<Judgement> => {
    const there = at(lesson);
    if (there.has(who) || (lesson.studentId === null && there.has(erasedWalkIn)))
      return { outcome: "known", why: null };
    const stream = dayStream(lesson);
    const before = await stateOf(day, stream);
    try {
      decide(before);
    } catch (error) {
      return refused(whyNot(error));
    }
    const beside = withRows.get(stream) ?? before;
    try {
      withRows.set(stream, withFacts(beside, decide(beside)));
    } catch (error) {
      whyNot(error);
      return refused("Another row of this file has this hour.");
    }
    keep(lesson, who);
    return { outcome: "added", why: null, lesson };
  };
};

type Judged = ImportedRow & Judgement;

/** What becomes of each row. Nothing is recorded yet. */
const judged = async (parts: Parts, command: Command, rows: readonly Row[]): Promise<Judged[]> => {
  const recognize = await recognizing(parts);
  const all = await eachRow(rows, ({ row, cells }) =>
    prepared(parts, commandAbout(command, String(row)), { cells, recognize }).catch(whyNot),
  );
  const judge = await judging(parts, command);
  const judgements: Judged[] = [];
  for (const [n, one] of all.entries()) {
    const { row, cells } = rows[n]!;
    const typed = [cells.date, cells.time, cells.coach].filter(Boolean).join(" · ");
    judgements.push({
      row,
      name: cells.player,
      email: cells.parentEmail,
      about: typeof one === "string" ? typed : one.shown,
      ...(typeof one === "string" ? refused(one) : await judge(one)),
    });
  }
  return judgements;
};

const shown = ({ row, name, email, about, outcome, why }: Judged): ImportedRow => ({
  row,
  name,
  email,
  about,
  outcome,
  why,
});

/** What moving in would do. */
export const tryMovingLessonsIn = async (backend: Backend, command: Command, bytes: Buffer) => {
  const rows = lessonRowsOf(bytes);
  await backend.caughtUp();
  return (await judged(backend, command, rows)).map(shown);
};

/** Puts on the calendar what is not there yet, one file at a time. Nobody is emailed. Repeated, it adds nothing. */
export const moveLessonsIn = (backend: Backend, command: Command, bytes: Buffer) => {
  const { handle } = backend;
  const rows = lessonRowsOf(bytes);
  /** Somebody may have been faster at that hour. */
  const record = async (row: Judged): Promise<Judged> => {
    if (!row.lesson) return row;
    const about = commandAbout(command, String(row.row));
    const target = { fold: day, stream: dayStream(row.lesson), command: about };
    try {
      await handle(target, await decisionOn(backend, row.lesson));
      return row;
    } catch (error) {
      return { ...row, ...refused(whyNot(error)) };
    }
  };
  const shownBy = ["accounts", "players", "lessons"];
  return oneAtATime(backend, { what: "moving lessons in", known: "which lessons there are", shownBy }, async () => {
    const judgements = await judged(backend, command, rows);
    return (await eachRow(judgements, record)).map(shown);
  });
};
