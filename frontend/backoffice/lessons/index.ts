import EventNoteIcon from "@mui/icons-material/EventNoteOutlined";
import ForumIcon from "@mui/icons-material/ForumOutlined";
import { lazy } from "react";
import { lessonRequestsUrl, lessonsUrl } from "../../../backend/lessons/contract.ts";
import type { Context } from "../context.ts";
import { useWaitingRequests } from "./requests/waiting.ts";
import { lessonSentences, lessonStates } from "./sentences.ts";
import { useWaiting } from "./useWaiting.ts";
import { lessonVerbs } from "./verbs.ts";

export const lessons = {
  resources: [
    {
      name: "lessons",
      readAt: lessonsUrl,
      list: lazy(() => import("./LessonList.tsx")),
      show: lazy(() => import("./LessonShow.tsx")),
      recordRepresentation: "studentName",
    },
    {
      name: "lesson-requests",
      readAt: lessonRequestsUrl,
      list: lazy(() => import("./requests/RequestList.tsx")),
      show: lazy(() => import("./requests/RequestShow.tsx")),
    },
  ],
  destinations: [
    { to: "/lessons", label: "Lessons", icon: EventNoteIcon, order: 2 },
    { to: "/lesson-requests", label: "Requests", icon: ForumIcon, order: 4, isSeldom: true },
  ],
  waiting: {
    "/": () => useWaiting().total ?? 0,
    "/lesson-requests": () => useWaitingRequests().total ?? 0,
  },
  verbs: lessonVerbs,
  sentences: lessonSentences,
  states: lessonStates,
} satisfies Context;
