import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const about = { playerId: z.string(), paymentId: z.string() }; // the payment: the card provider's id
const cents = z.int();
const by = z.string(); // an admin, whose key seals the words
const personal = z.object({ words: z.string() }).nullable(); // null: none, or erased

/** A second subscription of the same player took money. It is refunded. */
const MembershipDoublePaid = z.object({
  type: z.literal("MembershipDoublePaid"),
  data: z.object({ ...about, subscriptionId: z.string(), invoiceId: z.string(), cents }),
});
/** A refund is decided. The card provider is asked next; if a crash comes in between, that is made up for. */
const MembershipRefundRequested = z.object({
  type: z.literal("MembershipRefundRequested"),
  data: z.object({ ...about, refundId: z.string(), by: by.optional(), cents, personal }), // no `by`: paid twice
});
const MembershipRefundFailed = z.object({
  type: z.literal("MembershipRefundFailed"),
  data: z.object({ ...about, refundId: z.string(), code: z.string() }), // the provider's word for the reason
});
const MembershipRefunded = z.object({
  type: z.literal("MembershipRefunded"),
  data: z.object({
    ...about,
    refundId: z.string().nullable(), // null: not requested here
    cents,
    totalCents: cents, // all of this payment refunded so far
  }),
});
/** Refunded, and days later returned, because no bank took it. */
const MembershipRefundReturned = z.object({
  type: z.literal("MembershipRefundReturned"),
  data: z.object({
    ...about,
    refundId: z.string().nullable(),
    providersRefundId: z.string(),
    cents,
    totalCents: cents, // all of this payment returned so far
    openCents: cents, // the part of it nobody has decided about yet
    code: z.string(),
  }),
});
/** The cardholder's bank asks for the money back. */
const MembershipDisputed = z.object({
  type: z.literal("MembershipDisputed"),
  data: z.object({ ...about, disputeId: z.string(), cents, code: z.string() }),
});
const MembershipDisputeClosed = z.object({
  type: z.literal("MembershipDisputeClosed"),
  data: z.object({
    ...about,
    disputeId: z.string(),
    how: z.enum(["won", "lost"]),
    cents,
    lostCents: cents, // of this payment, through all disputes so far
  }),
});
/** A refund that did not arrive was dealt with in another way. */
const MembershipMismatchSettled = z.object({
  type: z.literal("MembershipMismatchSettled"),
  data: z.object({ ...about, by, personal }),
});

export const membershipMoneyFacts = [
  MembershipDoublePaid,
  MembershipRefundRequested,
  MembershipRefundFailed,
  MembershipRefunded,
  MembershipRefundReturned,
  MembershipDisputed,
  MembershipDisputeClosed,
  MembershipMismatchSettled,
] as const;
