import { z } from "zod";
import type { Call } from "../http/oldCall.ts";
import { lessonList } from "./calls.ts";
import { LessonView, OwnSimpleLesson, SimpleLesson, simpleLessonsUrl } from "./contract.ts";

export const simpleLessonCalls: readonly Call[] = [
  {
    method: "GET",
    path: simpleLessonsUrl,
    does: "Lists lessons: those that a player takes, those that an instructor gives, all of them for admins.",
    who: "signed in",
    list: lessonList,
    answer: { status: 200, body: LessonView.array() },
  },
  {
    method: "GET",
    path: `${simpleLessonsUrl}/:id`,
    does: "Shows one lesson of that list.",
    who: "signed in",
    answer: { status: 200, body: LessonView },
  },
  {
    method: "POST",
    path: simpleLessonsUrl,
    does:
      "Books by the short form: an instructor schedules a lesson for somebody in the own calendar, in a slot or outside of " +
      "them, and an admin in the calendar of the instructor they name; a player asks for a time that is offered, " +
      "and tells telephone number, e-mail address, focus and weekly wish as for any booking.",
    who: "signed in",
    body: z.union([OwnSimpleLesson, SimpleLesson]),
    answer: { status: 201, body: LessonView },
    refused: {
      404: "There is no such instructor any more.",
      409: "The time is taken, or a player asks for one that is not offered.",
    },
  },
];
