import CampaignIcon from "@mui/icons-material/CampaignOutlined";
import { lazy } from "react";
import { outreachUrl } from "../../../backend/outreach/contract.ts";
import type { Context } from "../context.ts";

export const outreach = {
  resources: [
    {
      name: "email-outreach",
      readAt: outreachUrl,
      list: lazy(() => import("./OutreachList.tsx")),
      show: lazy(() => import("./OutreachShow.tsx")),
    },
  ],
  destinations: [
    { to: "/email-outreach", label: "Email Outreach", icon: CampaignIcon, group: "mail", order: 2, isSeldom: true },
  ],
  story: () => import("./sentences.ts"),
} satisfies Context;
