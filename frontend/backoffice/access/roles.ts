import type { Role } from "../../../backend/accounts/contract.ts";

/** On screens, a student is called a player. */
export const roleLabel: Record<Role, string> = { student: "Player", instructor: "Instructor", admin: "Admin" };
export const rolePlural: Record<Role, string> = { student: "Players", instructor: "Instructors", admin: "Admins" };
