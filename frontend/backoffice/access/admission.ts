import type { Role } from "../../../backend/accounts/contract.ts";
import type { Place } from "../place.ts";

/** Who may work here, and what the others are told. */
type Admission = { in: true } | { in: false; text: string; action: { label: string; href: string } };

const names: Record<Place, string> = {
  instructor: "the instructor dashboard",
  admin: "the admin dashboard",
  tools: "this page",
};

export const admission = (place: Place, role: Role | null, path: string): Admission => {
  if (!role) {
    const action = { label: "Log in", href: `/login?return=${encodeURIComponent(path)}` };
    return { in: false, text: `Please log in to access ${names[place]}.`, action };
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
