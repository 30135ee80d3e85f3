import WeeklyIcon from "@mui/icons-material/OndemandVideoOutlined";
import { lazy } from "react";
import { weeklyVideosUrl } from "../../../backend/videos/weekly/weeklyContract.ts";
import type { Context } from "../context.ts";
import { videoVerbs } from "./verbs.ts";

export const videos = {
  resources: [
    {
      name: "weekly-videos",
      readAt: weeklyVideosUrl,
      list: lazy(() => import("./weekly/WeeklyList.tsx")),
      show: lazy(() => import("./weekly/WeeklyShow.tsx")),
      recordRepresentation: "title",
    },
  ],
  destinations: [{ to: "/weekly-videos", label: "Weekly Videos", icon: WeeklyIcon, order: 4.5, isSeldom: true }],
  verbs: videoVerbs,
  story: () => import("./sentences.ts"),
} satisfies Context;
