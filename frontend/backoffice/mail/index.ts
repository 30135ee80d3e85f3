import MailIcon from "@mui/icons-material/MailOutlineOutlined";
import { lazy } from "react";
import { mailsUrl } from "../../../backend/mail/contract.ts";
import type { Context } from "../context.ts";
import { mailVerbs } from "./verbs.ts";

export const mail = {
  resources: [
    {
      name: "mails",
      readAt: mailsUrl,
      list: lazy(() => import("./MailList.tsx")),
      show: lazy(() => import("./MailShow.tsx")),
      recordRepresentation: "subject",
    },
  ],
  destinations: [{ to: "/mails", label: "Emails", icon: MailIcon, group: "mail", order: 1, isSeldom: true }],
  overview: [{ part: () => import("./overview/FailedMails.tsx"), at: "admin", order: 6.5, isForAdmins: true }],
  verbs: mailVerbs,
} satisfies Context;
