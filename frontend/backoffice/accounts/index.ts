import BadgeIcon from "@mui/icons-material/BadgeOutlined";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import PeopleIcon from "@mui/icons-material/PeopleAltOutlined";
import { lazy } from "react";
import { instructorsUrl, usersUrl } from "../../../backend/accounts/contract.ts";
import { rosterUrl } from "../../../backend/players/studentContract.ts";
import type { Context } from "../context.ts";
import { accountVerbs } from "./verbs.ts";

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
    { to: "/students", label: "Students", icon: GroupsIcon, group: "people", order: 1, isSeldom: true },
    { to: "/profile", label: "Profile", icon: BadgeIcon, group: "people", order: 2, at: "instructor", isSeldom: true },
    { to: "/users", label: "Users", icon: PeopleIcon, group: "people", order: 2, at: "admin", isSeldom: true },
  ],
  overview: [{ part: () => import("./overview/PeopleCounts.tsx"), at: "admin", order: 7.4, isForAdmins: true }],
  verbs: accountVerbs,
  story: () => import("./sentences.ts"),
} satisfies Context;
