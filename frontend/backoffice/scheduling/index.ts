import { lazy } from "react";

/** An instructor's weekly slots. */
export const slots = { path: "/availability", screen: lazy(() => import("./Availability.tsx")) };
