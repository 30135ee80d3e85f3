import type { Role } from "../../../backend/accounts/contract.ts";

/** A student is called a player everywhere people read it. */
export const roleLabel: Record<Role, string> = { student: "Player", instructor: "Instructor", admin: "Admin" };
export const rolePlural: Record<Role, string> = { student: "Players", instructor: "Instructors", admin: "Admins" };
