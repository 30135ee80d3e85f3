import type { Context, HistoryOf } from "../context.ts";
import { membershipMoneyProjector } from "./membershipMoney.ts";
import { membershipsProjector } from "./memberships.ts";
import type { MembershipFact } from "./view.ts";

const history: HistoryOf<MembershipFact> = {
  MembershipActivated: { of: "playerId" },
  MembershipDeactivated: { of: "playerId" },
  MembershipEnded: { of: "playerId" },
  MembershipPaymentAsked: { of: "playerId" },
  MembershipCheckoutStarted: { of: "playerId" },
  MembershipCheckoutExpired: { of: "playerId" },
  MembershipPeriodPaid: { of: "playerId" },
  MembershipPaymentFailed: { of: "playerId" },
  MembershipDoublePaid: { of: "playerId" },
  MembershipRefundRequested: { of: "playerId" },
  MembershipRefundFailed: { of: "playerId" },
  MembershipRefunded: { of: "playerId" },
  MembershipRefundReturned: { of: "playerId" },
  MembershipDisputed: { of: "playerId" },
  MembershipDisputeClosed: { of: "playerId" },
  MembershipMismatchSettled: { of: "playerId" },
  MembershipCancelScheduled: { of: "playerId", tells: ({ at }) => ({ at }) },
  MembershipCancelResumed: { of: "playerId" },
  MembershipPaused: { of: "playerId", tells: ({ until }) => ({ until }) },
  MembershipUnpaused: { of: "playerId" },
  MembershipBillingStopped: { of: "playerId" },
  MembershipPayerForgotten: { of: "playerId" },
  MembershipReminded: { of: "playerId" },
  UploadReserved: { of: "playerId" },
  UploadCommitted: { of: "playerId" },
  UploadReleased: { of: "playerId" },
  UploadsGranted: { of: "playerId", tells: ({ uploads, month }) => ({ uploads, month }) },
  UploadsReset: { of: "playerId" },
  UploadMonthBegan: { of: "month" },
};

export const memberships = {
  name: "memberships",
  projectors: [membershipsProjector, membershipMoneyProjector],
  history,
  notGone: [`exists (select from read.memberships m where m."playerId" = e.subject and m."endedAt" is null)`],
} satisfies Context;
