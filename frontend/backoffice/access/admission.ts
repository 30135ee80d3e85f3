import type { Role } from "../../../backend/accounts/contract.ts";
import type { Place } from "../place.ts";

/** What those who may not work here are told. */
export type Refusal = { text: string; action: { label: string; href: string } };
type Admission = { in: true } | ({ in: false } & Refusal);

const names: Record<Place, string> = {
  instructor: "the instructor dashboard",
  admin: "the admin dashboard",
  tools: "this page",
};

/** The log-in that leads back to this path. */
export const loginHref = (path: string) => `/login?return=${encodeURIComponent(path)}`;

export const admission = (place: Place, role: Role | null, path: string): Admission => {
  if (!role) {
    return {
      in: false,
      text: `Please log in to access ${names[place]}.`,
      action: { label: "Log in", href: loginHref(path) },
    };
  }
  if (role === "instructor" || (role === "admin" && place !== "instructor")) return { in: true };
  if (role === "admin")
    return {
      in: false,
      text: "The instructor dashboard belongs to instructors. Your tools are on the admin dashboard.",
      action: { label: "Admin Dashboard", href: "/admin-dashboard" },
    };
  return {
    in: false,
    text: `You are signed in as a player, and ${names[place]} is for the people who run the facility.`,
    action: { label: "Player Dashboard", href: "/player-dashboard" },
  };
};
