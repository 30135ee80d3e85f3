import { z } from "zod";
import { aboutRegistration } from "./registrations.ts";

// Stored for ever as JSON. Add fields as optional; never rename or re-use one.
const paymentId = z.string(); // the card provider's
const cents = z.int();
export const receivedBy = ["card", "venmo", "cashapp", "cash", "other"] as const;
const method = z.enum(receivedBy);
const Words = z.object({ words: z.string() }).nullable(); // null: none, or erased

const CardPaymentStarted = z.object({
  type: z.literal("CardPaymentStarted"),
  data: z.object({ ...aboutRegistration, paymentId, cents, version: z.int() }), // version: of the amount, from 1
});
const CardPaymentFailed = z.object({
  type: z.literal("CardPaymentFailed"),
  data: z.object({ ...aboutRegistration, paymentId, code: z.string() }), // the provider's word for why
});
/** Nobody can pay it any more: something else is owed by now, or nothing. */
const CardPaymentCancelled = z.object({
  type: z.literal("CardPaymentCancelled"),
  data: z.object({ ...aboutRegistration, paymentId }),
});
/**
 * All is received. By card: `paymentId` says which payment, `cents` what it brought. Else somebody attests it: `cents` is
 * then everything that was received without the card provider so far, not a payment on top.
 */
const RegistrationPaid = z.object({
  type: z.literal("RegistrationPaid"),
  data: z.object({ ...aboutRegistration, method, cents, paymentId: paymentId.nullable(), personal: Words }),
});
/** Attested as above; null where nobody said how much or how. */
const RegistrationPartlyPaid = z.object({
  type: z.literal("RegistrationPartlyPaid"),
  data: z.object({ ...aboutRegistration, method: method.nullable(), cents: cents.nullable(), personal: Words }),
});
const RegistrationMarkedUnpaid = z.object({
  type: z.literal("RegistrationMarkedUnpaid"),
  data: z.object({ ...aboutRegistration, personal: Words }),
});
const paymentStatuses = ["unpaid", "partial", "paid"] as const;
/** Somebody says another status than the card provider's books do. The books stay as they are. */
const PaymentStatusOverridden = z.object({
  type: z.literal("PaymentStatusOverridden"),
  data: z.object({
    ...aboutRegistration,
    from: z.enum(paymentStatuses),
    to: z.enum(paymentStatuses),
    method: method.nullable(),
    cents: cents.nullable(), // received without the card provider, as above
    cardCents: cents, // what its books say, less what was refunded
    personal: Words,
  }),
});
/** The card provider has money that is not what this registration owed: an admin decides. */
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
/** Its owner's bank asks for the money back. Until that is decided nobody knows whose it is. */
const CardPaymentDisputed = z.object({
  type: z.literal("CardPaymentDisputed"),
  data: z.object({ ...aboutRegistration, paymentId, disputeId: z.string(), ...money, code: z.string() }), // code: the provider's word for why
});
/** Lost, the money went back to the card, and `to` is what is left of the payment's status. */
const CardPaymentDisputeClosed = z.object({
  type: z.literal("CardPaymentDisputeClosed"),
  data: z.object({
    ...aboutRegistration,
    paymentId,
    disputeId: z.string(),
    how: z.enum(["won", "lost"]),
    cents,
    lostCents: cents, // of this payment, by all disputes so far
    to: z.enum(paymentStatuses),
  }),
});
const CardPaymentMismatchResolved = z.object({
  type: z.literal("CardPaymentMismatchResolved"),
  data: z.object({ ...aboutRegistration, paymentId, how: z.enum(["accepted", "refunded"]), personal: Words }),
});
/** Meant to be given back; the card provider is asked next, and a crash in between is made up for. */
const RefundRequested = z.object({
  type: z.literal("RefundRequested"),
  data: z.object({
    ...aboutRegistration,
    refundId: z.string(), // ours
    paymentId: paymentId.nullable(), // null: given back by hand
    method,
    cents,
    personal: Words,
  }),
});
const RefundFailed = z.object({
  type: z.literal("RefundFailed"),
  data: z.object({ ...aboutRegistration, refundId: z.string(), code: z.string() }),
});
/** Given back. Of a card payment `totalCents` is all that its books have given back by then; the highest wins. */
const RegistrationRefunded = z.object({
  type: z.literal("RegistrationRefunded"),
  data: z.object({
    ...aboutRegistration,
    refundId: z.string().nullable(), // null: not asked for here
    paymentId: paymentId.nullable(),
    method,
    cents, // by this refund
    totalCents: cents,
  }),
});
/** Given back, and days later it came back, since no bank took it: it is with us again, and somebody has to decide. */
const RefundReturned = z.object({
  type: z.literal("RefundReturned"),
  data: z.object({
    ...aboutRegistration,
    refundId: z.string().nullable(), // null: not asked for here
    providersRefundId: z.string(),
    paymentId,
    ...money,
    totalCents: cents, // all of this payment that came back so far
    openCents: cents, // of that, what nobody has decided about yet
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
  CardPaymentMismatched,
  CardPaymentMismatchResolved,
  CardPaymentDisputed,
  CardPaymentDisputeClosed,
  RefundRequested,
  RefundFailed,
  RegistrationRefunded,
  RefundReturned,
] as const;
