import type { Role } from "../../backend/accounts/contract.ts";
import { backofficePages } from "../../backend/pages/contract.ts";

/** One application serves several addresses: which of them this page was opened at. Tools are for instructors and admins. */
export type Dashboard = "instructor" | "admin";
export type Place = Dashboard | "tools";

const [instructorBase, adminBase, ...tools] = backofficePages;
const toolPages: readonly string[] = tools;
const bases: Record<Place, string> = { instructor: instructorBase, admin: adminBase, tools: "" };
export const baseOf = (place: Place) => bases[place];
/** The dashboard that somebody with this role works on. */
export const dashboardOf = (role: Role): Dashboard => (role === "admin" ? "admin" : "instructor");
export const homeOf = (role: Role) => baseOf(dashboardOf(role));

const isIn = (base: string, path: string) => path === base || path.startsWith(`${base}/`);
export const placeOf = (path: string): Place => {
  if (isIn(adminBase, path)) return "admin";
  return toolPages.some((page) => isIn(page, path)) ? "tools" : "instructor";
};
export const place = placeOf(typeof location === "undefined" ? instructorBase : location.pathname);

/** Anything that names no places is shown at all of them. */
export const isShownAt = (place: Place, { at }: { at?: readonly Place[] }) => at?.includes(place) ?? true;
