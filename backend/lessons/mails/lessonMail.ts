import { type LessonEvent, lessonSubject } from "../../../eventstore/lessons/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { lessonById } from "../../../projections/lessons/queries.ts";
import type { LessonView } from "../../../projections/lessons/view.ts";
import type { Backend } from "../../backend.ts";
import type { CalendarFile, Letter, Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import { calendarFile } from "../calendar/calendarFile.ts";
import { nameOf, whenWords } from "./lessonWords.ts";

/** What a mail about a lesson is written with. */
export type Desk = Pick<Backend, "db" | "stateOf" | "time" | "business">;
type Type = LessonEvent["type"];
type FactOf<T extends Type> = Parameters<NonNullable<Process["on"][string]>>[0] & Extract<LessonEvent, { type: T }>;

/** What one mail says itself; when, with whom and where is in each. */
interface AboutLesson extends Letter {
  readonly kind: string;
  /** A calendar entry to add or remove. */
  readonly calendar?: CalendarFile["method"];
}
type Write<T extends Type> = (
  lesson: Mailed,
  fact: FactOf<T>,
  desk: Desk,
) => AboutLesson | undefined | Promise<AboutLesson | undefined>;

/** A lesson, and whose it is: someone with an account, a walk-in, or whoever requested it without one. */
type Mailed = LessonView & { readonly player: string };
export const lessonToMail = async ({ db }: Pick<Desk, "db">, lessonId: string): Promise<Mailed | undefined> => {
  const lesson = await lessonById(db, "admin", lessonId);
  return lesson && { ...lesson, player: lessonSubject({ ...lesson, lessonId, requestId: lesson.request?.id }) };
};

const where = ({ location }: LessonView, { facility }: Backend["business"]) =>
  location === facility.address ? location : `${location}, ${facility.address}`;

/** To the player: to the address given with the booking, else the account's. Nothing if neither is known. */
export const postToPlayer = (
  { business }: Desk,
  lesson: Mailed,
  key: string,
  { kind, calendar, ...letter }: AboutLesson,
): Post[] => {
  const email = lesson.studentEmail ?? lesson.student?.email;
  if (!email) return [];
  const instructor = nameOf(lesson.instructor.user);
  const to = { email, name: lesson.studentName ?? undefined };
  return [
    {
      key: `${key} ${kind} ${lesson.player}`,
      kind,
      to,
      subjects: [lesson.player, ...(instructor ? [lesson.instructor.id] : [])],
      lessonId: lesson.id,
      instructorId: lesson.instructor.id,
      uselessAfter: lesson.scheduledDate,
      letter: {
        ...letter,
        facts: [
          ["When", whenWords(lesson)],
          ...(instructor ? [["With", instructor] as const] : []),
          ["Where", where(lesson, business)],
          ["Price", `$${lesson.price}`],
          ...(letter.facts ?? []),
        ],
      },
      calendar: calendar && {
        method: calendar,
        text: calendarFile([lesson], { business, side: "player", method: calendar, attendee: to }),
      },
    },
  ];
};

/** To the instructor's own account, as long as it has that role. */
const postToInstructor = async (
  { db }: Desk,
  lesson: Mailed,
  key: string,
  { kind, ...letter }: AboutLesson,
): Promise<Post[]> => {
  const instructor = await userById(db, lesson.instructor.id);
  if (instructor?.role !== "instructor" || !instructor.email) return [];
  return [
    {
      key: `${key} ${kind} ${instructor.id}`,
      kind,
      to: { email: instructor.email, name: nameOf(instructor) },
      subjects: [instructor.id, ...(lesson.studentName ? [lesson.player] : [])],
      lessonId: lesson.id,
      instructorId: instructor.id,
      uselessAfter: lesson.scheduledDate,
      letter: {
        ...letter,
        facts: [
          ["When", whenWords(lesson)],
          ["Player", lesson.studentName ?? "Removed person"],
          ["Where", lesson.location],
          ...(letter.facts ?? []),
        ],
      },
    },
  ];
};

const isOver = (lesson: LessonView) => Date.parse(lesson.scheduledDate) <= Date.now();

/** For the processes that handle one fact, one after another. */
const lessonOf = new WeakMap<object, Promise<Mailed | undefined>>();

/** One mail for each fact of a type, about its lesson. What is over is no longer news. */
const whenever =
  <T extends Type>(name: string, type: T, write: Write<T>, post: typeof postToPlayer | typeof postToInstructor) =>
  (desk: Desk): Process =>
    processOf<LessonEvent>(name, {
      [type]: async (fact: FactOf<T>) => {
        const found = lessonOf.get(fact) ?? lessonToMail(desk, fact.data.lessonId);
        lessonOf.set(fact, found);
        const lesson = await found;
        if (!lesson || isOver(lesson)) return [];
        const written = await write(lesson, fact, desk);
        return written ? post(desk, lesson, fact.id, written) : [];
      },
    });

export const toPlayer = <T extends Type>(name: string, type: T, write: Write<T>) =>
  whenever(name, type, write, postToPlayer);
export const toInstructor = <T extends Type>(name: string, type: T, write: Write<T>) =>
  whenever(name, type, write, postToInstructor);
