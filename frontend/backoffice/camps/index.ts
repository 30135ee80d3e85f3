import { lazy } from "react";

/** Camps and clinics: a list, and one camp with who comes, who waits and what was paid. */
export const camps = {
  name: "camps",
  list: lazy(() => import("./CampList.tsx")),
  show: lazy(() => import("./CampShow.tsx")),
  recordRepresentation: "title",
};
/** Who comes, on paper. */
export const roster = { path: ":id/roster", screen: lazy(() => import("./roster/RosterPrint.tsx")) };
/** All that is recorded of one registration. */
export const disputePack = { path: ":id/dispute-pack", screen: lazy(() => import("./dispute/DisputePackPage.tsx")) };
/** The tools at addresses of their own: a new camp, and one that is there. */
export const creation = { path: "/camp-creation", screen: lazy(() => import("./CampCreation.tsx")) };
export const editing = { path: "/edit-camp/:id", screen: lazy(() => import("./EditCamp.tsx")) };
