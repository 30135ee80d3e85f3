import { dayStream } from "../../eventstore/lessons/events.ts";
import { lessonsLeftOpen } from "../../projections/lessons/occupiedQueries.ts";
import type { WhenErased } from "../backend.ts";
import { day } from "./day.ts";
import { callOffLesson } from "./lesson.ts";

/** Whoever shares a lesson with somebody who is gone sees it cancelled, instead of waiting for nobody. */
export const callOffLessonsWhenErased: WhenErased = async ({ db, handle, caughtUp }, command, subject) => {
  const { now } = command;
  await caughtUp();
  let lessons = 0;
  for (const { id: lessonId, ...place } of await lessonsLeftOpen(db, { personId: subject, now })) {
    const { recorded } = await handle(
      { fold: day, stream: dayStream(place), command },
      callOffLesson({ lessonId, now }),
    );
    if (recorded) lessons++;
  }
  return { lesson: lessons };
};
