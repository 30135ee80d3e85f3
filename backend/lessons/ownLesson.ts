import { dayStream } from "../../eventstore/lessons/events.ts";
import { roleOf, type UserView } from "../../projections/accounts/open.ts";
import { lessonPlace } from "../../projections/lessons/placeQueries.ts";
import { lessonById, type Onlooker } from "../../projections/lessons/queries.ts";
import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";
import { sought } from "../sought.ts";
import type { Side } from "./lesson.ts";

export const noSuchLesson = () => new Rejection("missing", "NoSuchLesson", "This lesson was not found.");

/** A lesson as it is shown. To who does not see it, it does not exist. */
export const seenLesson = async ({ db }: Pick<Backend, "db">, onlooker: Onlooker, id: string) => {
  const lesson = await lessonById(db, onlooker, id);
  if (!lesson) throw noSuchLesson();
  return lesson;
};

/** Where one lesson's facts lie. Throws when there is none, or when that is not known yet. */
const lessonAt = async (backend: Pick<Backend, "db" | "caughtUp">, id: string) => {
  const lesson = await sought(backend, () => lessonPlace(backend.db, id), noSuchLesson);
  return { ...lesson, stream: dayStream(lesson) };
};

/** A lesson and the caller's side of it. To anybody else it does not exist. */
export const ownLesson = async (backend: Pick<Backend, "db" | "caughtUp">, user: UserView, id: string) => {
  const lesson = await lessonAt(backend, id);
  const gives = lesson.instructorId === user.id && user.role === "instructor"; // no longer once the role is taken back
  const side: Side | undefined = gives ? "instructor" : lesson.studentId === user.id ? "player" : undefined;
  if (!side) throw noSuchLesson();
  return { ...lesson, side };
};

/** As above; and for admins a lesson whose instructor is none any more, so that it has somebody who answers. */
export const answerableLesson = async (backend: Pick<Backend, "db" | "caughtUp">, user: UserView, id: string) => {
  if (user.role !== "admin") return ownLesson(backend, user, id);
  const lesson = await lessonAt(backend, id);
  if ((await roleOf(backend.db, lesson.instructorId)) === "instructor")
    throw new Rejection("forbidden", "Forbidden", "Only its instructor changes this lesson.");
  return { ...lesson, side: "admin" as const };
};

/** A lesson that the caller keeps the books of: its instructor, and every admin. */
export const keptLesson = async (backend: Pick<Backend, "db" | "caughtUp">, user: UserView, id: string) => {
  if (user.role === "admin") return lessonAt(backend, id);
  const lesson = await ownLesson(backend, user, id);
  if (lesson.side === "player")
    throw new Rejection("forbidden", "NotYours", "Only its instructor says that it was paid.");
  return lesson;
};
export type OwnLesson = Awaited<ReturnType<typeof ownLesson>>;
