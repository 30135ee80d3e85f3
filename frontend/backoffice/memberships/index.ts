import BadgeIcon from "@mui/icons-material/BadgeOutlined";
import { lazy } from "react";
import { membershipsUrl, uploadResetsUrl } from "../../../backend/memberships/contract.ts";
import type { Context } from "../context.ts";
import { membershipVerbs } from "./verbs.ts";

export const memberships = {
  resources: [
    {
      name: "memberships",
      readAt: membershipsUrl,
      at: ["admin"],
      list: lazy(() => import("./MembershipList.tsx")),
      show: lazy(() => import("./MembershipShow.tsx")),
    },
    { name: "upload-resets", readAt: uploadResetsUrl },
  ],
  pages: [
    {
      path: "/upload-months",
      screen: lazy(() => import("./UploadMonths.tsx")),
      at: ["admin"],
      under: "/memberships",
    },
    {
      path: "/membership-revenue",
      screen: lazy(() => import("./MembershipRevenue.tsx")),
      at: ["admin"],
      under: "/memberships",
    },
  ],
  destinations: [
    {
      to: "/memberships",
      label: "Memberships",
      icon: BadgeIcon,
      group: "people",
      order: 3,
      at: "admin",
      isSeldom: true,
    },
  ],
  overview: [
    { part: () => import("./overview/MemberCounts.tsx"), at: "admin", order: 7.45, isForAdmins: true },
    { part: () => import("./overview/LateUploadMonth.tsx"), at: "admin", order: 7.2, isForAdmins: true },
    { part: () => import("./overview/MoneyThisMonth.tsx"), at: "admin", order: 7.5, isForAdmins: true },
    { part: () => import("./overview/MembershipTrouble.tsx"), at: "admin", order: 0.9, isForAdmins: true },
  ],
  verbs: membershipVerbs,
  story: () => import("./sentences.ts"),
} satisfies Context;
