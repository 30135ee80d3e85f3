import { lazy } from "react";

/** Lessons and open times on a calendar. */
export const schedule = { path: "/schedule", screen: lazy(() => import("./Schedule.tsx")) };
