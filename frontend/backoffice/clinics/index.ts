import SportsIcon from "@mui/icons-material/SportsOutlined";
import { lazy } from "react";
import { inquiriesUrl } from "../../../backend/clinics/contract.ts";
import type { Context } from "../context.ts";
import { clinicVerbs } from "./verbs.ts";
import { useWaitingInquiries } from "./waiting.ts";

export const clinics = {
  resources: [
    {
      name: "coaching-inquiries",
      readAt: inquiriesUrl,
      list: lazy(() => import("./InquiryList.tsx")),
      show: lazy(() => import("./InquiryShow.tsx")),
    },
  ],
  destinations: [
    {
      to: "/coaching-inquiries",
      label: "Coaching Clinics",
      icon: SportsIcon,
      group: "camps",
      order: 2,
      isSeldom: true,
    },
  ],
  overview: [
    { part: () => import("./overview/WaitingInquiries.tsx"), at: "instructor", order: 3 },
    { part: () => import("./overview/FirstInquiries.tsx"), at: "admin", order: 5, isForAdmins: true },
  ],
  waiting: { "/coaching-inquiries": () => useWaitingInquiries().total ?? 0 },
  verbs: clinicVerbs,
  story: () => import("./sentences.ts"),
} satisfies Context;
