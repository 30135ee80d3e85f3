import BadgeIcon from "@mui/icons-material/BadgeOutlined";
import { lazy } from "react";
import { type MembershipFact, membershipsUrl, uploadResetsUrl } from "../../../backend/memberships/contract.ts";
import type { Context, Sentence } from "../context.ts";
import { membershipVerbs } from "./verbs.ts";

const sentences: Record<MembershipFact, Sentence> = {
  MembershipActivated: "activated the membership",
  MembershipDeactivated: "deactivated the membership",
  MembershipEnded: "ended the membership",
  MembershipCheckoutStarted: "went to pay for the membership",
  MembershipCheckoutExpired: "closed an unpaid checkout",
  MembershipPeriodPaid: "received a month’s payment",
  MembershipPaymentFailed: "had the card declined",
  MembershipCancelScheduled: "canceled the membership",
  MembershipCancelResumed: "kept the membership",
  MembershipBillingStopped: "stopped charging the card",
  MembershipReminded: "emailed a reminder about the membership",
  UploadReserved: "began uploading a video",
  UploadCommitted: "uploaded a video",
  UploadReleased: "canceled a video upload, so it doesn’t count",
  UploadsGranted: "gave more videos for the month",
  UploadsReset: "began a new month of videos",
  UploadMonthBegan: "announced the month",
};

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
  ],
  destinations: [{ to: "/memberships", label: "Memberships", icon: BadgeIcon, order: 9, at: "admin", isSeldom: true }],
  verbs: membershipVerbs,
  sentences,
} satisfies Context;
