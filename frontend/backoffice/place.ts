import { backofficePages } from "../../backend/pages/contract.ts";

/** One application at two addresses: which of them this page was opened at. */
export type Place = "instructor" | "admin";

const [instructorBase, adminBase] = backofficePages;
export const baseOf = (place: Place) => (place === "admin" ? adminBase : instructorBase);

export const placeOf = (path: string): Place =>
  path === adminBase || path.startsWith(`${adminBase}/`) ? "admin" : "instructor";
export const place = placeOf(typeof location === "undefined" ? instructorBase : location.pathname);
