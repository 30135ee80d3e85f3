import { lazy } from "react";

/** Players with whom to call and when they come; an instructor's are those who asked them for a lesson. */
export const students = {
  name: "students",
  list: lazy(() => import("./StudentList.tsx")),
  show: lazy(() => import("./StudentShow.tsx")),
};
