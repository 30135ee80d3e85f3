import type { Role, UserView } from "../../../../backend/accounts/contract.ts";
import { fullName } from "../../../shared/formats.ts";

type RoleChange = { menu: string; title: string; action: string; means: string[]; takesAway: boolean };

const gains: Record<Role, string> = {
  instructor: "They can publish times, answer lesson requests and appear among the instructors on the public site.",
  admin: "They see every person and every lesson, and can give and take roles, yours included.",
  student: "They keep their account and book lessons as a player.",
};
const losses: Partial<Record<Role, string>> = {
  instructor: "They lose the instructor dashboard and leave the public list of instructors at once.",
  admin: "They lose the admin dashboard at once.",
};
const roleName: Record<Role, string> = { student: "player", instructor: "instructor", admin: "admin" };

/** What giving a person another role means, in words to decide on. */
export const roleChange = (user: UserView, to: Role, myId: string): RoleChange => {
  const name = fullName(user);
  const loss = losses[user.role];
  const self = user.id === myId ? ["This is your own account: this screen closes for you."] : [];
  const means = [gains[to], ...(loss ? [loss] : []), ...self];
  const takesAway = to === "student";
  if (takesAway) {
    const role = roleName[user.role];
    return {
      menu: `Take the ${role} role away`,
      title: `Take the ${role} role from ${name}?`,
      action: "Take role away",
      means,
      takesAway,
    };
  }
  const action = `Make an ${roleName[to]}`;
  return {
    menu: action,
    title: `Make ${name} an ${roleName[to]}?`,
    action,
    means,
    takesAway,
  };
};

export const otherRoles = (role: Role): Role[] =>
  (["instructor", "admin", "student"] as const).filter((other) => other !== role);
