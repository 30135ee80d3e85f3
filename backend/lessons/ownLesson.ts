import { dayStream } from "../../eventstore/lessons/events.ts";
import { roleOf, type UserView } from "../../projections/accounts/open.ts";
import { locateLesson } from "../../projections/lessons/lookupQueries.ts";
import { lessonById, type Onlooker } from "../../projections/lessons/queries.ts";
import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";
import { sought } from "../sought.ts";
import type { Side } from "./lesson.ts";

export const noSuchLesson = () => new Rejection("missing", "NoSuchLesson", "This lesson was not found.");

/** A lesson as it is shown. For anyone who may not see it, it does not exist. */
export const seenLesson = async ({ db }: Pick<Backend, "db">, onlooker: Onlooker, id: string) => {
  const lesson = await lessonById(db, onlooker, id);
  if (!lesson) throw noSuchLesson();
  return lesson;
};

/** Which stream has a lesson's facts. Throws if there is none, or if that is not known yet. */
const lessonAt = async (backend: Pick<Backend, "db" | "caughtUp">, id: string) => {
  const lesson = await sought(backend, () => locateLesson(backend.db, id), noSuchLesson);
  return { ...lesson, stream: dayStream(lesson) };
};

/** A lesson and the caller's side of it. For anyone else it does not exist. */
export const ownLesson = async (backend: Pick<Backend, "db" | "caughtUp">, user: UserView, id: string) => {
  const lesson = await lessonAt(backend, id);
  const gives = lesson.instructorId === user.id && user.role === "instructor"; // no longer once the role is revoked
  const side: Side | undefined = gives ? "instructor" : lesson.studentId === user.id ? "player" : undefined;
  if (!side) throw noSuchLesson();
  return { ...lesson, side };
};

/** As above; and for admins a lesson whose instructor no longer is one, so that someone can answer. */
export const answerableLesson = async (backend: Pick<Backend, "db" | "caughtUp">, user: UserView, id: string) => {
  if (user.role !== "admin") return ownLesson(backend, user, id);
  const lesson = await lessonAt(backend, id);
  if ((await roleOf(backend.db, lesson.instructorId)) === "instructor")
    throw new Rejection("forbidden", "Forbidden", "Only its instructor changes this lesson.");
  return { ...lesson, side: "admin" as const };
};

/** A lesson whose payments the caller may note: its instructor's, and every admin's. */
export const keptLesson = async (backend: Pick<Backend, "db" | "caughtUp">, user: UserView, id: string) => {
  if (user.role === "admin") return lessonAt(backend, id);
  const lesson = await ownLesson(backend, user, id);
  if (lesson.side === "player")
    throw new Rejection("forbidden", "NotYours", "Only its instructor says that it was paid.");
  return lesson;
};
export type OwnLesson = Awaited<ReturnType<typeof ownLesson>>;
