import { dayStream, lessonSubject, type LessonEvent } from "../../eventstore/lessons/events.ts";
import { locateLesson } from "../../projections/lessons/lookupQueries.ts";
import { wasErased } from "../../projections/privacy/open.ts";
import type { Act, Backend, Undo } from "../backend.ts";
import { sought } from "../sought.ts";
import { refuseLate } from "../undo/open.ts";
import { aroundMidnight } from "./aroundMidnight.ts";
import { type Day, day, type Lesson } from "./day.ts";
import { conflict, found, stillFree } from "./lesson.ts";
import { noSuchLesson } from "./ownLesson.ts";

export interface Undoing {
  readonly lessonId: string;
  readonly act: Act;
  readonly someoneErased?: boolean; // one of its two sides
}

export const changedSince = () =>
  conflict("ChangedSince", "Something else has happened to this lesson since, so this can't be undone.");

/** The act to undo, if nothing has happened to the lesson since. */
export const lastAct = ({ lastAct }: Lesson, { act, someoneErased = false }: Undoing) => {
  refuseLate(act);
  if (someoneErased) throw conflict("PersonRemoved", "This person's data was erased, so this can't be undone.");
  if (!lastAct?.ids.includes(act.id)) throw changedSince();
  return lastAct;
};

export const undoDecline =
  (undoing: Undoing) =>
  (day: Day): LessonEvent[] => {
    const { lessonId } = undoing;
    const { ids } = lastAct(found(day, lessonId), undoing);
    return [{ type: "LessonDeclineUndone", data: { lessonId, undoes: [...ids] } }];
  };

/** Where deleting also canceled the lesson, it stands again if its time is still free. */
export const undoDeletion =
  (undoing: Undoing) =>
  (day: Day): LessonEvent[] => {
    const { lessonId } = undoing;
    const lesson = found(day, lessonId);
    const { ids, before } = lastAct(lesson, undoing);
    const from = lesson.hiddenFrom.at(-1)!;
    const { status } = before;
    if (status === lesson.status || (status !== "confirmed" && status !== "scheduled"))
      return [{ type: "LessonUnhidden", data: { lessonId, from, undoes: [...ids] } }];
    stillFree(day, before, "This time was taken a moment ago, so the lesson stays canceled.");
    return [{ type: "LessonUnhidden", data: { lessonId, from, as: status, undoes: [...ids] } }];
  };

/** The lesson of an act, and what its undoing has to know. */
export const actedOn = async (backend: Backend, act: Act) => {
  const { db } = backend;
  const lesson = await sought(backend, () => locateLesson(db, act.of), noSuchLesson);
  const { id: lessonId, requestId, instructorId } = lesson;
  const subjects = [lessonSubject({ ...lesson, lessonId, requestId: requestId ?? undefined }), instructorId];
  const someoneErased = (await Promise.all(subjects.map((subject) => wasErased(db, subject)))).includes(true);
  return { ...lesson, stream: dayStream(lesson), undoing: { lessonId, act, someoneErased } };
};

export const undoing =
  (decision: typeof undoDecline): Undo["undo"] =>
  async (backend, command, act) => {
    const { stream, undoing } = await actedOn(backend, act);
    const beside = await aroundMidnight(backend, found(await backend.stateOf(day, stream), undoing.lessonId));
    return backend.handle({ fold: day, stream, command }, beside(decision(undoing)));
  };

export const lessonUndos: readonly Undo[] = [
  { what: "LessonDeclined", only: (data) => !("seriesActId" in data), undo: undoing(undoDecline) },
  { what: "LessonHidden", with: [{ what: "LessonCancelled" }], undo: undoing(undoDeletion) },
];
