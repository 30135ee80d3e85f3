import EventNoteIcon from "@mui/icons-material/EventNoteOutlined";
import ForumIcon from "@mui/icons-material/ForumOutlined";
import { lazy } from "react";
import { lessonRequestsUrl, lessonsUrl } from "../../../backend/lessons/contract.ts";
import { reviewsUrl } from "../../../backend/lessons/reviews/contract.ts";
import type { Context } from "../context.ts";
import { NewLessonInBar } from "./booking/NewLessonInBar.tsx";
import { useWaitingRequests } from "./requests/waiting.ts";
import { useWaiting } from "./useWaiting.ts";
import { lessonVerbs } from "./verbs.ts";

const waitingRequests = () => import("./overview/WaitingRequests.tsx");

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
    { name: "reviews", readAt: reviewsUrl, under: "/lessons", list: lazy(() => import("./reviews/ReviewList.tsx")) },
  ],
  destinations: [
    { to: "/lessons", label: "Lessons", icon: EventNoteIcon, group: "teaching", order: 1 },
    { to: "/lesson-requests", label: "Requests", icon: ForumIcon, group: "teaching", order: 2, isSeldom: true },
  ],
  overview: [
    { part: () => import("./overview/Queue.tsx"), at: "instructor", order: 1 },
    { part: waitingRequests, at: "instructor", order: 2 },
    { part: () => import("./overview/LessonsToClose.tsx"), at: "instructor", order: 5 },
    { part: () => import("./overview/NextLessons.tsx"), at: "instructor", order: 6 },
    { part: () => import("./overview/LessonsToday.tsx"), at: "admin", order: 0.6, isForAdmins: true },
    { part: () => import("./overview/AbandonedLessons.tsx"), at: "admin", order: 2, isForAdmins: true },
    { part: () => import("./overview/FacilityWaiting.tsx"), at: "admin", order: 3 },
    { part: waitingRequests, at: "admin", order: 4, isForAdmins: true },
  ],
  inBar: NewLessonInBar,
  waiting: {
    "/": () => useWaiting().total ?? 0,
    "/lesson-requests": () => useWaitingRequests().total ?? 0,
  },
  verbs: lessonVerbs,
  story: () => import("./sentences.ts"),
} satisfies Context;
