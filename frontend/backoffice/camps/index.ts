import { lazy } from "react";

/** The tools at addresses of their own: a new camp, and one that is there. */
export const creation = { path: "/camp-creation", screen: lazy(() => import("./CampCreation.tsx")) };
export const editing = { path: "/edit-camp/:id", screen: lazy(() => import("./EditCamp.tsx")) };
