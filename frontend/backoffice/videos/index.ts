import MovieIcon from "@mui/icons-material/MovieOutlined";
import WeeklyIcon from "@mui/icons-material/OndemandVideoOutlined";
import { lazy } from "react";
import { videosUrl } from "../../../backend/videos/contract.ts";
import { weeklyVideosUrl } from "../../../backend/videos/weekly/weeklyContract.ts";
import type { Context } from "../context.ts";
import { useVideosToReview } from "./review/waiting.ts";
import { videoVerbs } from "./verbs.ts";

export const videos = {
  resources: [
    {
      name: "videos",
      readAt: videosUrl,
      list: lazy(() => import("./review/VideoList.tsx")),
      recordRepresentation: "title",
    },
    {
      name: "weekly-videos",
      readAt: weeklyVideosUrl,
      list: lazy(() => import("./weekly/WeeklyList.tsx")),
      show: lazy(() => import("./weekly/WeeklyShow.tsx")),
      recordRepresentation: "title",
    },
  ],
  destinations: [
    { to: "/videos", label: "Videos", icon: MovieIcon, group: "teaching", order: 3, isSeldom: true },
    { to: "/weekly-videos", label: "Weekly Videos", icon: WeeklyIcon, group: "teaching", order: 4, isSeldom: true },
  ],
  overview: [
    { part: () => import("./overview/VideosToReview.tsx"), at: "instructor", order: 1.5 },
    { part: () => import("./overview/VideosWithoutCoach.tsx"), at: "admin", order: 2.5, isForAdmins: true },
  ],
  waiting: { "/videos": () => useVideosToReview().total ?? 0 },
  verbs: videoVerbs,
  story: () => import("./sentences.ts"),
} satisfies Context;
