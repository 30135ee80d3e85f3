import { lazy } from "react";

/** The first screen of each dashboard. */
export const overview = {
  instructor: lazy(() => import("./WorkQueue.tsx")),
  admin: lazy(() => import("./FacilityOverview.tsx")),
};
