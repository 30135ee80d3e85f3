import { table, text } from "../table.ts";
import type { CardMismatchView, PaymentStatus, ReceivedBy, RefundView } from "./paymentView.ts";

// What was quoted, attested, received by card and refunded for every registration.

export const campLedgers = table("campLedgers", {
  key: "registrationId",
  columns: {
    registrationId: "text",
    campId: "text",
    payerId: "text?",
    totalCents: "integer", // as quoted, less the price of withdrawn children
    isWithdrawn: "boolean",
    isCampCancelled: "boolean",
    status: text<PaymentStatus>(), // as last stated
    byHandCents: "integer", // attested, in total
    earlierByHandCents: "integer?", // of that, before the registration was handed over
    method: text<ReceivedBy>("?"), // when that was last stated
    words: "text?", // why it was stated
    registeredAt: "text",
  },
  indexes: [["campId"], ["payerId"], ["registeredAt"]],
});

/** Each time someone stated how much was received by hand in all, unless they took it back. */
export const campStatements = table("campStatements", {
  key: "id", // of the fact
  columns: {
    id: "text",
    registrationId: "text",
    campId: "text",
    cents: "integer",
    statedAt: "text",
    position: "text",
  },
  indexes: [["registrationId", "position"]],
});

export const campCardPayments = table("campCardPayments", {
  key: "paymentId",
  columns: {
    paymentId: "text",
    registrationId: "text",
    campId: "text",
    payerId: "text?",
    cents: "integer", // requested
    version: "integer",
    receivedCents: "integer",
    refundedCents: "integer",
    returnedCents: "integer", // refunded, and returned
    lostCents: "integer", // through disputes
    failure: "text?", // of the last attempt, until one succeeds
    isCancelled: "boolean", // it can no longer be paid
    mismatch: text<"open" | "resolved">("?"),
    mismatchWhy: text<CardMismatchView["why"]>("?"),
    expectedCents: "integer?", // when the amount received did not match; what was returned, or is disputed
    currency: "text?",
    words: "text?", // about how it was resolved
    startedAt: "text",
    receivedAt: "text?",
  },
  indexes: [["registrationId"], ["campId"], ["payerId"], ["receivedCents", "startedAt"]],
});

export const campRefunds = table("campRefunds", {
  key: "refundId",
  columns: {
    refundId: "text",
    registrationId: "text",
    campId: "text",
    payerId: "text?",
    paymentId: "text?", // null: by hand
    method: text<ReceivedBy>(),
    cents: "integer",
    state: text<RefundView["state"]>(),
    failure: "text?",
    words: "text?",
    requestedAt: "text?", // null: not requested here
    settledAt: "text?",
  },
  indexes: [["registrationId"], ["campId"], ["payerId"], ["state", "requestedAt"]],
});
