import type { Role } from "../../backend/accounts/contract.ts";
import { backofficePages } from "../../backend/pages/contract.ts";

/** One application at several addresses: at which of them this page was opened. Tools belong to whoever opens them. */
export type Place = "instructor" | "admin" | "tools";

const [instructorBase, adminBase, ...tools] = backofficePages;
export const toolPages: readonly string[] = tools;
const bases: Record<Place, string> = { instructor: instructorBase, admin: adminBase, tools: "" };
export const baseOf = (place: Place) => bases[place];
/** The dashboard that somebody works on. */
export const homeOf = (role: Role) => baseOf(role === "admin" ? "admin" : "instructor");

const isIn = (base: string, path: string) => path === base || path.startsWith(`${base}/`);
export const placeOf = (path: string): Place => {
  if (isIn(adminBase, path)) return "admin";
  return toolPages.some((page) => isIn(page, path)) ? "tools" : "instructor";
};
export const place = placeOf(typeof location === "undefined" ? instructorBase : location.pathname);
