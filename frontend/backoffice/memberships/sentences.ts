import type { MembershipFact } from "../../../backend/memberships/contract.ts";
import { counted, monthAndYear } from "../../shared/formats.ts";
import type { Sentence } from "../context.ts";
import { codeIn, dateIn, sumIn } from "../sentences.ts";

export const sentences: Record<MembershipFact, Sentence> = {
  MembershipActivated: "activated the membership",
  MembershipDeactivated: "deactivated the membership",
  MembershipEnded: "ended the membership",
  MembershipPaymentAsked: "asked the guardian to pay for the membership",
  MembershipCheckoutStarted: "went to pay for the membership",
  MembershipCheckoutExpired: "closed an unpaid checkout",
  MembershipPeriodPaid: ({ details }) => `recorded that ${sumIn(details)} was paid by card for a month`,
  MembershipPaymentFailed: ({ details }) => `recorded that the card was declined${codeIn(details)}`,
  MembershipDoublePaid: ({ details }) => `recorded a second payment of ${sumIn(details)} for the same player`,
  MembershipRefundRequested: ({ details }) => `started a refund of ${sumIn(details)} to the card`,
  MembershipRefundFailed: ({ details }) => `recorded a failed refund${codeIn(details)}`,
  MembershipRefunded: ({ details }) => `recorded a refund of ${sumIn(details)} by card`,
  MembershipRefundReturned: ({ details }) => `recorded that a refund of ${sumIn(details)} came back${codeIn(details)}`,
  MembershipDisputed: ({ details }) => `recorded that the cardholder disputed ${sumIn(details)}${codeIn(details)}`,
  MembershipDisputeClosed: ({ details }) =>
    details?.["how"] === "won"
      ? `recorded that we won the dispute of ${sumIn(details)}`
      : `recorded that we lost the dispute: the bank returned ${sumIn(details)} to the cardholder`,
  MembershipMismatchSettled: "settled a refund that didn’t arrive",
  MembershipCancelScheduled: ({ details }) => `canceled the membership, which ends ${dateIn(details, "at")}`,
  MembershipCancelResumed: "kept the membership",
  MembershipPaused: ({ details }) => `scheduled a pause from ${dateIn(details, "from")} to ${dateIn(details, "until")}`,
  MembershipUnpaused: "took the pause back",
  MembershipBillingStopped: "stopped charging the card",
  MembershipPayerForgotten: "had the card provider delete the card of a parent who left",
  MembershipReminded: "emailed a reminder about the membership",
  UploadReserved: "began uploading a video",
  UploadCommitted: "uploaded a video",
  UploadReleased: "canceled a video upload, so it doesn’t count",
  UploadsGranted: ({ details }) =>
    `gave ${counted(Number(details?.["uploads"]), "more video")} for ${monthAndYear(`${details?.["month"]}-01`)}`,
  UploadsReset: "began a new month of videos",
  UploadMonthBegan: "began a new upload month",
};

export const found = { memberships: "Memberships" };
