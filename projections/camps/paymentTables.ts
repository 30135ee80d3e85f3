import type { Table } from "../projector.ts";

/** What was quoted, attested, received by card and given back for every registration. */
export const paymentTables = {
  campLedgers: {
    key: "registrationId",
    columns: {
      registrationId: "text",
      campId: "text",
      payerId: "text?",
      totalCents: "integer", // as quoted, less what withdrawn children would have paid
      isWithdrawn: "boolean",
      isCampCancelled: "boolean",
      status: "text", // as last said
      byHandCents: "integer", // attested, all together
      method: "text?", // of what was last said
      words: "text?", // why it was said
      registeredAt: "text",
      notedAt: "text?", // when what was received by hand was last told
    },
    indexes: [["campId"], ["payerId"], ["registeredAt"]],
  },
  campCardPayments: {
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
      mismatch: "text?", // open or resolved
      mismatchWhy: "text?",
      expectedCents: "integer?", // when what was received did not match; what came back, or is disputed
      currency: "text?",
      words: "text?", // about how it was resolved
      startedAt: "text",
      receivedAt: "text?",
    },
    indexes: [["registrationId"], ["campId"], ["payerId"], ["receivedCents", "startedAt"]],
  },
  campRefunds: {
    key: "refundId",
    columns: {
      refundId: "text",
      registrationId: "text",
      campId: "text",
      payerId: "text?",
      paymentId: "text?", // null: by hand
      method: "text",
      cents: "integer",
      state: "text", // requested, refunded or failed
      failure: "text?",
      words: "text?",
      requestedAt: "text?", // null: it was not asked for here
      settledAt: "text?",
    },
    indexes: [["registrationId"], ["campId"], ["payerId"], ["state", "requestedAt"]],
  },
} satisfies Record<string, Table>;
