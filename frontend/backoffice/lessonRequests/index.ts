import { lazy } from "react";

/** Custom lesson requests: a list with filters, and one request with everything that can be done about it. */
export const lessonRequests = {
  name: "lesson-requests",
  list: lazy(() => import("./RequestList.tsx")),
  show: lazy(() => import("./RequestShow.tsx")),
};
