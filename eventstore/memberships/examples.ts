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
