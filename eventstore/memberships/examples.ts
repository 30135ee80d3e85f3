import type { MembershipEvent, UploadMonthEvent } from "./events.ts";

/** One valid example of each fact, for tests to build on. */
export const activated = {
  type: "MembershipActivated",
  data: { playerId: "kim", source: "manual", by: "ada", month: "2030-04", personal: { words: "Paid in cash" } },
} satisfies MembershipEvent;
export const deactivated = {
  type: "MembershipDeactivated",
  data: { playerId: "kim", by: "ada", personal: { words: "Moved away" } },
} satisfies MembershipEvent;
export const ended = { type: "MembershipEnded", data: { playerId: "kim", why: "erased" } } satisfies MembershipEvent;
export const paymentAsked = {
  type: "MembershipPaymentAsked",
  data: { playerId: "kim" },
} satisfies MembershipEvent;
export const checkoutStarted = {
  type: "MembershipCheckoutStarted",
  data: { playerId: "kim", checkoutId: "cs_1", version: 1, payerId: "dana" },
} satisfies MembershipEvent;
export const checkoutExpired = {
  type: "MembershipCheckoutExpired",
  data: { playerId: "kim", checkoutId: "cs_1" },
} satisfies MembershipEvent;
export const periodPaid = {
  type: "MembershipPeriodPaid",
  data: {
    playerId: "kim",
    subscriptionId: "sub_1",
    customerId: "cus_1",
    invoiceId: "in_1",
    paymentId: "pi_1",
    cents: 1000,
    from: "2030-04-10T16:00:00.000Z",
    until: "2030-05-10T16:00:00.000Z",
  },
} satisfies MembershipEvent;
export const activatedByCard = {
  type: "MembershipActivated",
  data: {
    playerId: "kim",
    source: "card",
    subscriptionId: "sub_1",
    payerId: "dana",
    until: "2030-05-10T16:00:00.000Z",
    month: "2030-04",
    personal: null,
  },
} satisfies MembershipEvent;
export const paymentFailed = {
  type: "MembershipPaymentFailed",
  data: {
    playerId: "kim",
    invoiceId: "in_2",
    attempt: 1,
    nextAttemptAt: "2030-05-11T16:00:00.000Z",
    code: "insufficient_funds",
  },
} satisfies MembershipEvent;
const payment = { playerId: "kim", paymentId: "pi_1" };
export const doublePaid = {
  type: "MembershipDoublePaid",
  data: { playerId: "kim", paymentId: "pi_9", subscriptionId: "sub_9", invoiceId: "in_9", cents: 1000 },
} satisfies MembershipEvent;
export const refundRequested = {
  type: "MembershipRefundRequested",
  data: { ...payment, refundId: "r1", by: "ada", cents: 1000, personal: { words: "Sick all month" } },
} satisfies MembershipEvent;
export const refundFailed = {
  type: "MembershipRefundFailed",
  data: { ...payment, refundId: "r1", code: "lost_or_stolen_card" },
} satisfies MembershipEvent;
export const refunded = {
  type: "MembershipRefunded",
  data: { ...payment, refundId: "r1", cents: 1000, totalCents: 1000 },
} satisfies MembershipEvent;
export const refundReturned = {
  type: "MembershipRefundReturned",
  data: {
    ...payment,
    refundId: "r1",
    providersRefundId: "re_1",
    cents: 1000,
    totalCents: 1000,
    openCents: 1000,
    code: "lost_or_stolen_card",
  },
} satisfies MembershipEvent;
export const disputed = {
  type: "MembershipDisputed",
  data: { ...payment, disputeId: "du_1", cents: 1000, code: "fraudulent" },
} satisfies MembershipEvent;
export const disputeLost = {
  type: "MembershipDisputeClosed",
  data: { ...payment, disputeId: "du_1", how: "lost", cents: 1000, lostCents: 1000 },
} satisfies MembershipEvent;
export const disputeWon = {
  type: "MembershipDisputeClosed",
  data: { ...payment, disputeId: "du_1", how: "won", cents: 1000, lostCents: 0 },
} satisfies MembershipEvent;
export const mismatchSettled = {
  type: "MembershipMismatchSettled",
  data: { ...payment, by: "ada", personal: { words: "Paid in cash" } },
} satisfies MembershipEvent;
export const cancelScheduled = {
  type: "MembershipCancelScheduled",
  data: { playerId: "kim", at: "2030-05-10T16:00:00.000Z", by: "family" },
} satisfies MembershipEvent;
export const cancelResumed = {
  type: "MembershipCancelResumed",
  data: { playerId: "kim", by: "family" },
} satisfies MembershipEvent;
export const paused = {
  type: "MembershipPaused",
  data: { playerId: "kim", from: "2030-05-10T16:00:00.000Z", until: "2030-08-10T16:00:00.000Z" },
} satisfies MembershipEvent;
export const unpaused = { type: "MembershipUnpaused", data: { playerId: "kim" } } satisfies MembershipEvent;
export const billingStopped = {
  type: "MembershipBillingStopped",
  data: { playerId: "kim", subscriptionId: "sub_1" },
} satisfies MembershipEvent;
export const payerForgotten = {
  type: "MembershipPayerForgotten",
  data: { playerId: "kim", subscriptionId: "sub_1", customerId: "cus_1" },
} satisfies MembershipEvent;
export const reminded = {
  type: "MembershipReminded",
  data: { playerId: "kim", of: "renewal", at: "2030-05-10T16:00:00.000Z" },
} satisfies MembershipEvent;
export const reserved = {
  type: "UploadReserved",
  data: { playerId: "kim", uploadId: "u1", month: "2030-04" },
} satisfies MembershipEvent;
export const committed = {
  type: "UploadCommitted",
  data: { playerId: "kim", uploadId: "u1", month: "2030-04" },
} satisfies MembershipEvent;
export const released = {
  type: "UploadReleased",
  data: { playerId: "kim", uploadId: "u1", month: "2030-04", why: "failed" },
} satisfies MembershipEvent;
export const granted = {
  type: "UploadsGranted",
  data: { playerId: "kim", by: "ada", month: "2030-04", uploads: 1, personal: { words: "Bad light" } },
} satisfies MembershipEvent;
export const reset = { type: "UploadsReset", data: { playerId: "kim", month: "2030-05" } } satisfies MembershipEvent;
export const monthBegan = {
  type: "UploadMonthBegan",
  data: { month: "2030-05", startsAt: "2030-05-01T04:00:00.000Z", missed: ["2030-04"], late: 240 },
} satisfies UploadMonthEvent;
