import { lessonPlace } from "../../projections/lessons/placeQueries.ts";
import { requestPlace } from "../../projections/lessons/requestQueries.ts";
import type { MaySeeStory } from "../backend.ts";
import type { Context } from "../context.ts";
import { lessonLimits } from "./limits.ts";
import { aMinute, tenMinutes } from "../timed/timedWork.ts";
import { calendarCalls } from "./calendar/calendarCalls.ts";
import { callOffLessonsWhenErased } from "./callOffLessonsWhenErased.ts";
import { lessonCalls } from "./calls.ts";
import { closeRequestsWhenErased } from "./requests/closeRequestsWhenErased.ts";
import { LessonRequestView, LessonView, OccupiedView, OwnLessonRequestView } from "./contract.ts";
import { lessonParts } from "./heldParts.ts";
import { lessonProcesses } from "./mails/processes.ts";
import { proposalCalls } from "./proposals/proposalCalls.ts";
import { remindPlayersTheDayBefore } from "./mails/remindPlayersTheDayBefore.ts";
import { lessonRequestCalls } from "./requests/requestCalls.ts";
import { finishMoves } from "./proposals/settle.ts";
import { simpleLessonCalls } from "./booking/simpleCalls.ts";

const maySeeStory: MaySeeStory = async (db, { id, role }, of) => {
  const teaches = role === "instructor";
  const lesson = await lessonPlace(db, of);
  if (lesson) return lesson.studentId === id || (teaches && lesson.instructorId === id);
  const request = await requestPlace(db, of);
  return request && (request.requesterId === id || (teaches && (request.instructorId ?? id) === id));
};

export const lessons: Context = {
  name: "lessons",
  calls: {
    lessons: [...lessonCalls, ...proposalCalls, ...simpleLessonCalls, ...calendarCalls],
    "lesson requests": lessonRequestCalls,
  },
  shapes: { LessonView, OccupiedView, LessonRequestView, OwnLessonRequestView },
  mails: lessonProcesses,
  timed: [
    {
      name: "remind players",
      every: tenMinutes,
      byTheClock: true,
      run: (backend, { now }) => remindPlayersTheDayBefore(backend, now),
    },
    { name: "finish moves", every: aMinute, byTheClock: true, run: (backend, { now }) => finishMoves(backend, now) },
  ],
  limits: lessonLimits,
  whenErased: [callOffLessonsWhenErased, closeRequestsWhenErased],
  maySeeStory,
  exported: lessonParts,
};
