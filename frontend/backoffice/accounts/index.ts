import BadgeIcon from "@mui/icons-material/BadgeOutlined";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import PeopleIcon from "@mui/icons-material/PeopleAltOutlined";
import { lazy } from "react";
import { type AccountFact, instructorsUrl, usersUrl } from "../../../backend/accounts/contract.ts";
import { rosterUrl } from "../../../backend/players/studentContract.ts";
import { roleLabel } from "../access/roles.ts";
import type { Context, Sentence } from "../context.ts";
import { accountVerbs } from "./verbs.ts";

const sentences: Record<AccountFact, Sentence> = {
  PlayerRegistered: "opened the account",
  ProfileUpdated: "changed the profile",
  InstructorProfileUpdated: "changed the instructor’s profile",
  GuardianNamed: "named a parent or guardian",
  GuardianConfirmed: "confirmed as parent or guardian",
  OwnPlayerNamed: "said that the lessons so far were a child’s",
  EmailConfirmed: "confirmed the email address",
  InstructorAppointed: "made this person an instructor",
  AdminAppointed: "made this person an admin",
  RoleRevoked: "removed the role",
  RoleChangeUndone: "undid the role change",
};

export const accounts = {
  resources: [
    {
      name: "users",
      readAt: usersUrl,
      at: ["admin"],
      list: lazy(() => import("./users/UserList.tsx")),
      show: lazy(() => import("./users/UserShow.tsx")),
    },
    {
      name: "students",
      readAt: rosterUrl,
      list: lazy(() => import("./students/StudentList.tsx")),
      show: lazy(() => import("./students/StudentShow.tsx")),
    },
    { name: "instructors", readAt: instructorsUrl },
  ],
  pages: [{ path: "/profile", screen: lazy(() => import("./profile/InstructorProfile.tsx")), at: ["instructor"] }],
  destinations: [
    { to: "/students", label: "Students", icon: GroupsIcon, order: 6, isSeldom: true },
    { to: "/profile", label: "Profile", icon: BadgeIcon, order: 8, at: "instructor", isSeldom: true },
    { to: "/users", label: "Users", icon: PeopleIcon, order: 8, at: "admin", isSeldom: true },
  ],
  overview: [{ part: lazy(() => import("./overview/PeopleCounts.tsx")), at: "admin", order: 1, isForAdmins: true }],
  verbs: accountVerbs,
  sentences,
  states: roleLabel,
} satisfies Context;
