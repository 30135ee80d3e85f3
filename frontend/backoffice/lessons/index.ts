import CalendarMonthIcon from "@mui/icons-material/CalendarMonthOutlined";
import EventNoteIcon from "@mui/icons-material/EventNoteOutlined";
import ForumIcon from "@mui/icons-material/ForumOutlined";
import { lazy } from "react";
import {
  type LessonFact,
  type LessonRequestStatus,
  lessonRequestsUrl,
  type LessonStatus,
  lessonsUrl,
} from "../../../backend/lessons/contract.ts";
import type { Context, Sentence } from "../context.ts";
import { sumIn } from "../sentences.ts";
import { useWaitingRequests } from "./requests/waiting.ts";
import { useWaiting } from "./useWaiting.ts";
import { lessonVerbs } from "./verbs.ts";

const paidBy: Record<string, string> = {
  venmo: " by Venmo",
  cashapp: " by Cash App",
  cash: " in cash",
};
const side: Record<string, string> = { player: "the player’s list", instructor: "the instructor’s list" };

/** What happens to lessons and requests for them. */
const lessonSentences: Record<LessonFact | "LessonTimeTaken", Sentence> = {
  LessonBooked: ({ to }) => (to === "scheduled" ? "put the lesson on the calendar" : "requested this lesson"),
  LessonConfirmed: "confirmed the lesson",
  LessonDeclined: "declined the lesson",
  LessonDeclineUndone: "undid declining the lesson",
  LessonCancelled: "canceled the lesson",
  LessonCompleted: "marked the lesson as completed",
  LessonMissed: "marked the lesson as a no-show",
  LessonHidden: ({ details }) => `removed the lesson from ${side[String(details?.["from"])] ?? "a list"}`,
  LessonUnhidden: ({ details }) => `put the lesson back on ${side[String(details?.["from"])] ?? "a list"}`,
  LessonPaymentNoted: ({ details }) =>
    `recorded a payment of ${sumIn(details)}${paidBy[String(details?.["how"])] ?? ""}`,
  LessonPaymentSent: ({ details }) => `said the payment was sent${paidBy[String(details?.["how"])] ?? ""}`,
  LessonPaymentNoteWithdrawn: "removed the payment record",
  LessonReviewed: "reviewed the lesson",
  LessonMoveAsked: "requested another time",
  LessonMoveOffered: "offered another time",
  LessonCancellationAsked: "requested to cancel the lesson",
  LessonProposalDeclined: "declined the change",
  LessonProposalWithdrawn: "withdrew the proposal",
  LessonPlaceKept: "held a spot at the new time",
  LessonPlaceGivenBack: "released the spot at the new time",
  LessonMoved: "moved the lesson to the new time",
  LessonTimeTaken: "noted that this time went to someone else",

  CustomLessonRequested: "requested a custom lesson",
  CustomLessonRequestContacted: "got in touch about the request",
  CustomLessonRequestScheduled: "scheduled the request",
  CustomLessonRequestCompleted: "marked the request as completed",
  CustomLessonRequestDeclined: "declined the request",
};

const lessonStates: Record<LessonStatus | LessonRequestStatus, string> = {
  pending: "Requested",
  contacted: "Contacted",
  confirmed: "Confirmed",
  scheduled: "Scheduled",
  declined: "Declined",
  cancelled: "Canceled",
  completed: "Completed",
  missed: "No-show",
};

const waitingRequests = lazy(() => import("./overview/WaitingRequests.tsx"));

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
  pages: [{ path: "/schedule", screen: lazy(() => import("./calendar/Schedule.tsx")) }],
  destinations: [
    { to: "/schedule", label: "Schedule", icon: CalendarMonthIcon, order: 1 },
    { to: "/lessons", label: "Lessons", icon: EventNoteIcon, order: 2 },
    { to: "/lesson-requests", label: "Requests", icon: ForumIcon, order: 4, isSeldom: true },
  ],
  overview: [
    { part: lazy(() => import("./overview/Queue.tsx")), at: "instructor", order: 1 },
    { part: waitingRequests, at: "instructor", order: 2 },
    { part: lazy(() => import("./overview/LessonsToClose.tsx")), at: "instructor", order: 5 },
    { part: lazy(() => import("./overview/NextLessons.tsx")), at: "instructor", order: 6 },
    { part: lazy(() => import("./overview/AbandonedLessons.tsx")), at: "admin", order: 2, isForAdmins: true },
    { part: lazy(() => import("./overview/FacilityWaiting.tsx")), at: "admin", order: 3 },
    { part: waitingRequests, at: "admin", order: 4, isForAdmins: true },
  ],
  waiting: {
    "/": () => useWaiting().total ?? 0,
    "/lesson-requests": () => useWaitingRequests().total ?? 0,
  },
  verbs: lessonVerbs,
  sentences: lessonSentences,
  states: lessonStates,
} satisfies Context;
