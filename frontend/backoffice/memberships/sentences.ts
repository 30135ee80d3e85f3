import type { MembershipFact } from "../../../backend/memberships/contract.ts";
import type { Sentence } from "../context.ts";
import { sumIn } from "../sentences.ts";

export const sentences: Record<MembershipFact, Sentence> = {
  MembershipActivated: "activated the membership",
  MembershipDeactivated: "deactivated the membership",
  MembershipEnded: "ended the membership",
  MembershipPaymentAsked: "asked the guardian to pay for the membership",
  MembershipCheckoutStarted: "went to pay for the membership",
  MembershipCheckoutExpired: "closed an unpaid checkout",
  MembershipPeriodPaid: "recorded that $10 was paid by card for a month",
  MembershipPaymentFailed: "recorded that the card was declined",
  MembershipDoublePaid: "recorded that the membership was paid for twice",
  MembershipRefundRequested: ({ details }) => `started a refund of ${sumIn(details)} to the card`,
  MembershipRefundFailed: "recorded that a refund failed",
  MembershipRefunded: ({ details }) => `recorded a refund of ${sumIn(details)} by card`,
  MembershipRefundReturned: "recorded that a refund came back",
  MembershipDisputed: "recorded that the bank asks for a payment back",
  MembershipDisputeClosed: "recorded how the bank decided",
  MembershipMismatchSettled: "settled a refund that didn’t arrive",
  MembershipCancelScheduled: "canceled the membership",
  MembershipCancelResumed: "kept the membership",
  MembershipPaused: "scheduled a pause",
  MembershipUnpaused: "took the pause back",
  MembershipBillingStopped: "stopped charging the card",
  MembershipPayerForgotten: "had the card provider delete the card of a parent who left",
  MembershipReminded: "emailed a reminder about the membership",
  UploadReserved: "began uploading a video",
  UploadCommitted: "uploaded a video",
  UploadReleased: "canceled a video upload, so it doesn’t count",
  UploadsGranted: "gave more videos for the month",
  UploadsReset: "began a new month of videos",
  UploadMonthBegan: "began a new upload month",
};

export const found = { memberships: "Memberships" };
