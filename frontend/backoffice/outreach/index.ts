import CampaignIcon from "@mui/icons-material/CampaignOutlined";
import { lazy } from "react";
import { campaignsUrl, leaguesUrl, outreachUrl, suppressionsUrl } from "../../../backend/outreach/contract.ts";
import type { Context } from "../context.ts";

export const outreach = {
  resources: [
    {
      name: "email-outreach",
      readAt: outreachUrl,
      list: lazy(() => import("./OutreachList.tsx")),
      show: lazy(() => import("./OutreachShow.tsx")),
    },
    {
      name: "outreach-campaigns",
      readAt: campaignsUrl,
      list: lazy(() => import("./campaigns/CampaignList.tsx")),
      show: lazy(() => import("./campaigns/CampaignShow.tsx")),
      under: "/email-outreach",
    },
    {
      name: "leagues",
      readAt: leaguesUrl,
      list: lazy(() => import("./leagues/LeagueList.tsx")),
      show: lazy(() => import("./leagues/LeagueShow.tsx")),
      under: "/email-outreach",
    },
    {
      name: "suppressions",
      readAt: suppressionsUrl,
      list: lazy(() => import("./leagues/SuppressionList.tsx")),
      under: "/email-outreach",
    },
  ],
  pages: [
    { path: "/league-import", screen: lazy(() => import("./leagues/ImportLeagues.tsx")), under: "/email-outreach" },
  ],
  destinations: [
    { to: "/email-outreach", label: "Email Outreach", icon: CampaignIcon, group: "mail", order: 2, isSeldom: true },
  ],
  story: () => import("./sentences.ts"),
} satisfies Context;
