import TeamsIcon from "@mui/icons-material/FlagOutlined";
import { lazy } from "react";
import { creationsUrl, findersUrl } from "../../../backend/teams/staffContract.ts";
import type { Context } from "../context.ts";
import { teamVerbs } from "./verbs.ts";
import { useWaitingTeams } from "./waiting.ts";

export const teams = {
  resources: [
    {
      name: "team-finders",
      readAt: findersUrl,
      list: lazy(() => import("./FinderList.tsx")),
      show: lazy(() => import("./FinderShow.tsx")),
    },
    {
      name: "team-creations",
      readAt: creationsUrl,
      list: lazy(() => import("./CreationList.tsx")),
      show: lazy(() => import("./CreationShow.tsx")),
      under: "/team-finders",
    },
  ],
  pages: [{ path: "/team-matches", screen: lazy(() => import("./TeamMatches.tsx")), under: "/team-finders" }],
  destinations: [{ to: "/team-finders", label: "Teams", icon: TeamsIcon, group: "camps", order: 3, isSeldom: true }],
  waiting: { "/team-finders": useWaitingTeams },
  verbs: teamVerbs,
  story: () => import("./sentences.ts"),
} satisfies Context;
