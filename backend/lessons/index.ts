import { revokeCalendarWhenErased } from "../calendarFeeds.ts";
import type { Context } from "../context.ts";
import { lessonLimits } from "./limits.ts";
import { aMinute, tenMinutes } from "../timed/timedWork.ts";
import { calendarCalls } from "./calendarCalls.ts";
import { callOffLessonsWhenErased } from "./callOffLessonsWhenErased.ts";
import { lessonCalls } from "./calls.ts";
import { closeRequestsWhenErased } from "./closeRequestsWhenErased.ts";
import { lessonParts } from "./heldParts.ts";
import { lessonProcesses } from "./processes.ts";
import { proposalCalls } from "./proposalCalls.ts";
import { remindPlayersTheDayBefore } from "./remindPlayersTheDayBefore.ts";
import { lessonRequestCalls } from "./requestCalls.ts";
import { finishMoves } from "./settle.ts";
import { simpleLessonCalls } from "./simpleCalls.ts";

export const lessons: Context = {
  name: "lessons",
  calls: {
    lessons: [...lessonCalls, ...proposalCalls, ...simpleLessonCalls, ...calendarCalls],
    "lesson requests": lessonRequestCalls,
  },
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
  whenErased: [revokeCalendarWhenErased, callOffLessonsWhenErased, closeRequestsWhenErased],
  exported: lessonParts,
};
