import { table, text } from "../table.ts";
import type { CardMismatchView, PaymentStatus, ReceivedBy, RefundView } from "./paymentView.ts";

// What was quoted, attested, received by card and given back for every registration.

export const campLedgers = table("campLedgers", {
  key: "registrationId",
  columns: {
    registrationId: "text",
    campId: "text",
    payerId: "text?",
    totalCents: "integer", // as quoted, less what withdrawn children would have paid
    isWithdrawn: "boolean",
    isCampCancelled: "boolean",
    status: text<PaymentStatus>(), // as last said
    byHandCents: "integer", // attested, all together
    method: text<ReceivedBy>("?"), // of what was last said
    words: "text?", // why it was said
    registeredAt: "text",
    notedAt: "text?", // when what was received by hand was last told
  },
  indexes: [["campId"], ["payerId"], ["registeredAt"]],
});

export const campCardPayments = table("campCardPayments", {
  key: "paymentId",
  columns: {
    paymentId: "text",
    registrationId: "text",
    campId: "text",
    payerId: "text?",
    cents: "integer", // asked for
    version: "integer",
    receivedCents: "integer",
    refundedCents: "integer",
    returnedCents: "integer", // given back, and came back
    lostCents: "integer", // by disputes
    failure: "text?", // of the last try, until one succeeds
    isCancelled: "boolean", // nobody can pay it any more
    mismatch: text<"open" | "resolved">("?"),
    mismatchWhy: text<CardMismatchView["why"]>("?"),
    expectedCents: "integer?", // when what was received did not match; what came back, or is disputed
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
    requestedAt: "text?", // null: it was not asked for here
    settledAt: "text?",
  },
  indexes: [["registrationId"], ["campId"], ["payerId"], ["state", "requestedAt"]],
});
