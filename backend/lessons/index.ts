import type { Context } from "../context.ts";
import { calendarCalls } from "./calendarCalls.ts";
import { lessonCalls } from "./calls.ts";
import { proposalCalls } from "./proposalCalls.ts";
import { lessonRequestCalls } from "./requestCalls.ts";
import { simpleLessonCalls } from "./simpleCalls.ts";

export const lessons: Context = {
  name: "lessons",
  calls: {
    lessons: [...lessonCalls, ...proposalCalls, ...simpleLessonCalls, ...calendarCalls],
    "lesson requests": lessonRequestCalls,
  },
};
