import { lazy } from "react";
import WaiverIcon from "@mui/icons-material/AssignmentTurnedInOutlined";
import { waiversUrl } from "../../../backend/players/waivers/contract.ts";
import type { Context } from "../context.ts";

export const players = {
  resources: [
    {
      name: "waivers",
      readAt: waiversUrl,
      list: lazy(() => import("./waivers/WaiverList.tsx")),
      show: lazy(() => import("./waivers/WaiverShow.tsx")),
    },
  ],
  pages: [
    { path: "/merge-student/:id", screen: lazy(() => import("./MergeStudent.tsx")), under: "/students" },
    { path: "/moving-in", screen: lazy(() => import("./MovingIn.tsx")), at: ["admin"], under: "/students" },
  ],
  destinations: [{ to: "/waivers", label: "Waivers", icon: WaiverIcon, group: "people", order: 1.5, isSeldom: true }],
  story: () => import("./sentences.ts"),
} satisfies Context;
