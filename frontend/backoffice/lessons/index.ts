import { lazy } from "react";

/** Lessons: a list with filters, and one lesson with its timeline. */
export const lessons = {
  name: "lessons",
  list: lazy(() => import("./LessonList.tsx")),
  show: lazy(() => import("./LessonShow.tsx")),
  recordRepresentation: "studentName",
};
