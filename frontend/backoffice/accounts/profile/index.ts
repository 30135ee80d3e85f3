import { lazy } from "react";

/** The instructor's own profile, as players will read it. */
export const profile = { path: "/profile", screen: lazy(() => import("./InstructorProfile.tsx")) };
