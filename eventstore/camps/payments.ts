import { z } from "zod";
import { aboutRegistration } from "./registrations.ts";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const paymentId = z.string(); // the card provider's
const cents = z.int();
export const receivedBy = ["card", "venmo", "cashapp", "cash", "other"] as const;
const method = z.enum(receivedBy);
const Words = z.object({ words: z.string() }).nullable(); // null: none, or erased

const CardPaymentStarted = z.object({
  type: z.literal("CardPaymentStarted"),
  data: z.object({ ...aboutRegistration, paymentId, cents, version: z.int() }), // version: of the amount, counted from 1
});
const CardPaymentFailed = z.object({
  type: z.literal("CardPaymentFailed"),
  data: z.object({ ...aboutRegistration, paymentId, code: z.string() }), // the provider's word for the reason
});
/** It can no longer be paid: by now something else is owed, or nothing. */
const CardPaymentCancelled = z.object({
  type: z.literal("CardPaymentCancelled"),
  data: z.object({ ...aboutRegistration, paymentId }),
});
/**
 * Everything owed has been received. By card: `paymentId` names the payment, `cents` is what it brought. Otherwise a
 * person attests it: `cents` is then the total received outside the card provider so far, not a payment on top, and
 * `method` is null if they do not say how.
 */
const RegistrationPaid = z.object({
  type: z.literal("RegistrationPaid"),
  data: z.object({
    ...aboutRegistration,
    method: method.nullable(),
    cents,
    paymentId: paymentId.nullable(),
    personal: Words,
  }),
});
/** Attested as above; null where no one said how much or how. */
const RegistrationPartlyPaid = z.object({
  type: z.literal("RegistrationPartlyPaid"),
  data: z.object({ ...aboutRegistration, method: method.nullable(), cents: cents.nullable(), personal: Words }),
});
const RegistrationMarkedUnpaid = z.object({
  type: z.literal("RegistrationMarkedUnpaid"),
  data: z.object({ ...aboutRegistration, personal: Words }),
});
const paymentStatuses = ["unpaid", "partial", "paid"] as const;
/**
 * Someone states a different status than the card provider's books do. The books stay as they are. From and to the
 * same, without a sum: they correct how it was paid, or why they know.
 */
const PaymentStatusOverridden = z.object({
  type: z.literal("PaymentStatusOverridden"),
  data: z.object({
    ...aboutRegistration,
    from: z.enum(paymentStatuses),
    to: z.enum(paymentStatuses),
    method: method.nullable(),
    cents: cents.nullable(), // received outside the card provider, as above
    cardCents: cents, // what the provider's books say, less refunds
    personal: Words,
  }),
});
/** What someone stated seconds before, they did not mean: what was stated before that holds again. */
const PaymentMarkUndone = z.object({
  type: z.literal("PaymentMarkUndone"),
  data: z.object({
    ...aboutRegistration,
    undoes: z.array(z.string()), // the id of that fact
    to: z.enum(paymentStatuses),
    method: method.nullable(),
    cents, // received outside the card provider, as above
    notedAt: z.iso.datetime({ precision: 3 }).nullable().optional(), // older facts say when that sum was stated
    personal: Words,
  }),
});
/** The card provider holds money that does not match what this registration owed: an admin decides. */
const CardPaymentMismatched = z.object({
  type: z.literal("CardPaymentMismatched"),
  data: z.object({
    ...aboutRegistration,
    paymentId,
    expectedCents: cents,
    receivedCents: cents,
    currency: z.string(),
    why: z.enum(["amount", "currency", "twice", "withdrawn"]),
  }),
});
const money = { cents, currency: z.string() };
/** The cardholder's bank asks for the money back. Until that is decided, no one knows whose it is. */
const CardPaymentDisputed = z.object({
  type: z.literal("CardPaymentDisputed"),
  data: z.object({ ...aboutRegistration, paymentId, disputeId: z.string(), ...money, code: z.string() }), // code: the provider's word for why
});
/** Lost: the money went back to the card, and `to` is the payment status that remains. */
const CardPaymentDisputeClosed = z.object({
  type: z.literal("CardPaymentDisputeClosed"),
  data: z.object({
    ...aboutRegistration,
    paymentId,
    disputeId: z.string(),
    how: z.enum(["won", "lost"]),
    cents,
    lostCents: cents, // of this payment, through all disputes so far
    to: z.enum(paymentStatuses),
  }),
});
const CardPaymentMismatchResolved = z.object({
  type: z.literal("CardPaymentMismatchResolved"),
  data: z.object({ ...aboutRegistration, paymentId, how: z.enum(["accepted", "refunded"]), personal: Words }),
});
/** A refund is decided. The card provider is asked next; if a crash comes in between, that is made up for. */
const RefundRequested = z.object({
  type: z.literal("RefundRequested"),
  data: z.object({
    ...aboutRegistration,
    refundId: z.string(), // our own
    paymentId: paymentId.nullable(), // null: refunded by hand
    method,
    cents,
    personal: Words,
  }),
});
const RefundFailed = z.object({
  type: z.literal("RefundFailed"),
  data: z.object({ ...aboutRegistration, refundId: z.string(), code: z.string() }),
});
/**
 * Refunded. For a card payment `totalCents` is everything the provider's books have refunded by then; the highest wins.
 */
const RegistrationRefunded = z.object({
  type: z.literal("RegistrationRefunded"),
  data: z.object({
    ...aboutRegistration,
    refundId: z.string().nullable(), // null: not requested here
    paymentId: paymentId.nullable(),
    method,
    cents, // by this refund
    totalCents: cents,
  }),
});
/** Refunded, and days later returned, because no bank took it: the money is back with us and someone has to decide. */
const RefundReturned = z.object({
  type: z.literal("RefundReturned"),
  data: z.object({
    ...aboutRegistration,
    refundId: z.string().nullable(), // null: not requested here
    providersRefundId: z.string(),
    paymentId,
    ...money,
    totalCents: cents, // all of this payment that has been returned so far
    openCents: cents, // the part of it no one has decided about yet
    code: z.string(),
  }),
});

export const registrationPaymentFacts = [
  CardPaymentStarted,
  CardPaymentFailed,
  CardPaymentCancelled,
  RegistrationPaid,
  RegistrationPartlyPaid,
  RegistrationMarkedUnpaid,
  PaymentStatusOverridden,
  PaymentMarkUndone,
  CardPaymentMismatched,
  CardPaymentMismatchResolved,
  CardPaymentDisputed,
  CardPaymentDisputeClosed,
  RefundRequested,
  RefundFailed,
  RegistrationRefunded,
  RefundReturned,
] as const;
