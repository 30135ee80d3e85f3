import type { Role } from "../../../backend/accounts/contract.ts";
import { baseOf, type Place } from "../place.ts";
import { admissionWords as words } from "./words.ts";

/** What those who may not work here are told. */
export type Refusal = { text: string; action: { label: string; href: string } };
type Admission = { in: true } | ({ in: false } & Refusal);

const names: Record<Place, string> = {
  instructor: words.theInstructorDashboard,
  admin: words.theAdminDashboard,
  tools: words.thisPage,
};

/** The log-in that leads back to this path. */
export const loginHref = (path: string) => `/login?return=${encodeURIComponent(path)}`;

/** Where this path is on the dashboard of somebody's own role. Admins' has all of the instructors' screens, and more. */
export const ownAddress = (place: Place, role: Role, path: string): string | undefined =>
  place === "instructor" && role === "admin" ? baseOf("admin") + path.slice(baseOf("instructor").length) : undefined;

export const admission = (place: Place, role: Role | null, path: string): Admission => {
  if (!role) {
    return {
      in: false,
      text: words.pleaseLogInTo(names[place]),
      action: { label: words.logIn, href: loginHref(path) },
    };
  }
  if (role === "instructor" || (role === "admin" && place !== "instructor")) return { in: true };
  if (role === "admin")
    return {
      in: false,
      text: words.theInstructorDashboardIs,
      action: { label: words.adminDashboard, href: "/admin-dashboard" },
    };
  return {
    in: false,
    text: words.youreAPlayer(names[place]),
    action: { label: words.playerDashboard, href: "/player-dashboard" },
  };
};
