import { jsonb, table, text } from "../table.ts";
import type { LedgerLineView, MembershipTrouble } from "./view.ts";

export const memberships = table("memberships", {
  key: "playerId",
  columns: {
    playerId: "text",
    source: text<"manual" | "card">(),
    since: "text",
    until: "text?", // null: until somebody ends it; by card: what is paid until
    isEnding: "boolean", // by card: canceled
    pausedUntil: "text?", // by card: from the end of what is paid
    endedAt: "text?",
    month: "text", // the latest one that was counted
    revision: "integer", // of the latest fact in its stream
    updatedAt: "text",
  },
  indexes: [
    ["since", "playerId"],
    ["until", "playerId"],
    ["updatedAt", "playerId"],
    ["month", "playerId"],
    ["pausedUntil", "playerId"],
  ],
});

/** What was last paid by card for each player. */
export const membershipBilling = table("membershipBilling", {
  key: "playerId",
  columns: {
    playerId: "text",
    subscriptionId: "text", // the card provider's, and in no answer
    payerId: "text?",
    paidUntil: "text",
    failedAt: "text?", // since the last payment
    nextAttemptAt: "text?",
    state: text<"live" | "stopping" | "stopped">(),
  },
  indexes: [["state", "paidUntil"]],
});

/** Whose card has paid for a player, until the provider has forgotten them. */
export const membershipPayers = table("membershipPayers", {
  key: "subscriptionId",
  columns: {
    subscriptionId: "text",
    playerId: "text",
    payerId: "text?", // null: the guardian by a mailed link
    confirmedAt: "text?", // by a mailed link: when a guardian last confirmed, since
    leftAt: "text?", // by a mailed link: since when that is somebody else
    isForgotten: "boolean",
  },
  indexes: [["isForgotten"], ["playerId"]],
});

/** Where someone went to pay, until that ends. */
export const membershipCheckouts = table("membershipCheckouts", {
  key: "checkoutId",
  columns: { checkoutId: "text", playerId: "text", startedAt: "text", isOpen: "boolean" },
  indexes: [["isOpen", "startedAt"], ["playerId"]],
});

/** Everything that changed what a player may upload, and what was paid for it. */
export const membershipLedger = table("membershipLedger", {
  key: "id",
  columns: {
    id: "text", // an upload's, or of the fact
    playerId: "text",
    at: "text",
    what: text<LedgerLineView["what"]>(),
    month: "text?",
    uploads: "integer?", // granted
    cents: "integer?", // paid
    state: text<NonNullable<LedgerLineView["state"]>>("?"),
    why: "text?",
    from: "text?", // what was paid for: since when
    until: "text?",
    by: "text?", // an admin
    words: "text?", // the admin's
    paymentId: "text?", // what was paid, or what a refund or a dispute is of
    subscriptionId: "text?", // of what was paid; the card provider's, and in no answer
  },
  indexes: [["playerId", "month"], ["by"], ["month", "what"], ["state", "at"]],
});

/** What was paid by card for each month, and what of it is gone. */
export const membershipPayments = table("membershipPayments", {
  key: "paymentId",
  columns: {
    paymentId: "text",
    invoiceId: "text",
    playerId: "text",
    paidAt: "text",
    until: "text?", // what it pays for; null: paid twice
    cents: "integer",
    refundedCents: "integer",
    returnedCents: "integer", // refunded, and returned
    lostCents: "integer", // through disputes
    dispute: text<"open" | "won" | "lost">("?"), // the latest
    trouble: text<MembershipTrouble>("?"),
  },
  indexes: [["playerId", "paidAt"], ["trouble"], ["paidAt"]],
});

/** Money of memberships that went back, or is to. */
export const membershipRefunds = table("membershipRefunds", {
  key: "refundId",
  columns: {
    refundId: "text", // of the fact where it was not requested here
    paymentId: "text",
    playerId: "text",
    cents: "integer", // negative: returned
    state: text<"requested" | "refunded" | "failed" | "lost">(), // lost: by a dispute
    requestedAt: "text?",
    settledAt: "text?",
  },
  indexes: [["paymentId", "state"], ["state", "requestedAt"], ["settledAt"]],
});

export const uploadMonths = table("uploadMonths", {
  key: "month",
  columns: { month: "text", startsAt: "text", saidAt: "text", late: "integer?", missed: jsonb<string[]>() },
});
