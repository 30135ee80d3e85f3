import { dayStream } from "../../eventstore/lessons/events.ts";
import { mayActFor } from "../../projections/players/open.ts";
import { roleOf, type UserView } from "../../projections/accounts/open.ts";
import { isBeingBooked, locateLesson } from "../../projections/lessons/lookupQueries.ts";
import { lessonById, type Onlooker } from "../../projections/lessons/queries.ts";
import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";
import { consentNeeded } from "../players/open.ts";
import { sought } from "../sought.ts";
import { sideOf } from "./movesRule.ts";

export const noSuchLesson = () => new Rejection("missing", "NoSuchLesson", "We couldn't find this lesson.");

/** A lesson as it is shown. For anyone who may not see it, it does not exist. */
export const seenLesson = async ({ db }: Pick<Backend, "db">, onlooker: Onlooker, id: string) => {
  const lesson = await lessonById(db, onlooker, id);
  if (!lesson) throw noSuchLesson();
  return lesson;
};

/** How whoever has just done something to a lesson sees it. */
export const doneBy = ({ id, role }: UserView): Onlooker => (role === "admin" ? "admin" : { did: id });

/** Which stream has a lesson's facts. Throws if there is none, if that is not known yet, or while it may be taken back. */
const lessonAt = async (backend: Pick<Backend, "db" | "caughtUp">, id: string) => {
  const lesson = await sought(backend, () => locateLesson(backend.db, id), noSuchLesson);
  if (await isBeingBooked(backend.db, id))
    throw new Rejection("conflict", "BeingBooked", "This is still being booked. Try again in a minute.");
  return { ...lesson, stream: dayStream(lesson) };
};

/** Whether the caller may act for a lesson's player. Nobody acts for a walk-in. */
const actsForPlayer = async (
  { db }: Pick<Backend, "db">,
  { id }: UserView,
  { studentId }: { readonly studentId: string | null },
) => studentId !== null && mayActFor(db, id, studentId);

/** A lesson and the caller's side of it, which for admins is its instructor's. For anyone else it does not exist. */
export const ownLesson = async (backend: Pick<Backend, "db" | "caughtUp">, user: UserView, id: string) => {
  const lesson = await lessonAt(backend, id);
  const side = sideOf(lesson, user, await actsForPlayer(backend, user, lesson));
  if (!side) throw noSuchLesson();
  return { ...lesson, side };
};

/** A lesson that its instructor, or an admin for them, goes on with. */
export const givenLesson = async (backend: Pick<Backend, "db" | "caughtUp">, user: UserView, id: string) => {
  const lesson = await ownLesson(backend, user, id);
  if (lesson.side === "player") throw new Rejection("forbidden", "NotYours", "Only your coach can do this.");
  return lesson;
};

/** Once its instructor no longer is one, an admin can only end a lesson. */
export const refuseWithoutInstructor = async (
  { db }: Pick<Backend, "db">,
  { instructorId }: { instructorId: string },
) => {
  if ((await roleOf(db, instructorId)) !== "instructor")
    throw new Rejection("conflict", "NoInstructor", "This coach doesn't give lessons here anymore. Cancel it instead.");
};

/** What a minor writes to a coach, or for everyone to read, waits for a parent or guardian. What comes with it does not. */
export const refuseWordsBeforeConsent = ({ guardian }: UserView, words: string | undefined) => {
  if (words && guardian === "asked")
    throw new Rejection("forbidden", "GuardianNotConfirmed", consentNeeded(true, "send messages"));
};

/** A lesson whose payments the caller may note: its instructor's, and every admin's. */
export const keptLesson = async (backend: Pick<Backend, "db" | "caughtUp">, user: UserView, id: string) => {
  if (user.role === "admin") return lessonAt(backend, id);
  const lesson = await ownLesson(backend, user, id);
  if (lesson.side === "player")
    throw new Rejection("forbidden", "NotYours", "Only this lesson's coach can record a payment.");
  return lesson;
};

/** A lesson that the caller takes. Staff who see it learn that it is not theirs to speak for. */
export const takenLesson = async (backend: Pick<Backend, "db" | "caughtUp">, user: UserView, id: string) => {
  const lesson = await lessonAt(backend, id);
  if (await actsForPlayer(backend, user, lesson)) return lesson;
  if (user.role !== "admin" && lesson.instructorId !== user.id) throw noSuchLesson();
  throw new Rejection("forbidden", "NotYours", "Only this lesson's player can say that.");
};
export type OwnLesson = Awaited<ReturnType<typeof ownLesson>>;
