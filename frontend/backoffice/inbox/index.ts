import AllInboxIcon from "@mui/icons-material/AllInboxOutlined";
import { lazy } from "react";
import { inboxUrl } from "../../../backend/inbox/contract.ts";
import type { Context } from "../context.ts";

export const inbox = {
  resources: [
    {
      name: "inbox",
      readAt: inboxUrl,
      isReadFromList: true,
      list: lazy(() => import("./InboxList.tsx")),
      show: lazy(() => import("./InboxShow.tsx")),
    },
  ],
  // No count of what waits: it would be one more request on every first screen.
  destinations: [{ to: "/inbox", label: "Inbox", icon: AllInboxIcon, group: "today", order: 3, isSeldom: true }],
  overview: [
    { part: () => import("./overview/DueToday.tsx"), at: "instructor", order: 1.7 },
    { part: () => import("./overview/NobodyTook.tsx"), at: "admin", order: 1, isForAdmins: true },
  ],
  story: () => import("./sentences.ts"),
} satisfies Context;
