import type { Role } from "../../../backend/accounts/contract.ts";
import { rolesWords as words } from "./words.ts";

/** On screens, a student is called a player. */
export const roleLabel: Record<Role, string> = {
  student: words.player,
  instructor: words.instructor,
  admin: words.admin,
};
