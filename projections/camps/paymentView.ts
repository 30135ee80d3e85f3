import { z } from "zod";

export const PaymentStatus = z.enum(["unpaid", "partial", "paid"]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;
export const PaymentMethod = z.enum(["card", "venmo", "cashapp", "cash", "later"]);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

const dollars = z.string(); // with two decimals
const text = z.string().nullable();
export const ReceivedBy = z.enum(["card", "venmo", "cashapp", "cash", "other"]);
export type ReceivedBy = z.infer<typeof ReceivedBy>;
/** What a person may state: only the card provider says what came by card. */
export const PaidByHand = ReceivedBy.exclude(["card"]);
export type PaidByHand = z.infer<typeof PaidByHand>;

export const MoneyView = z.object({
  quoted: dollars, // nothing if it was withdrawn or its camp cancelled
  collected: dollars,
  refunded: dollars,
  outstanding: dollars, // still to come
  refundDue: dollars, // more than is owed by now
});
export type MoneyView = z.infer<typeof MoneyView>;

/** Money that came by card and was not what was owed, is disputed, or came back after it was given back. */
export const CardMismatchView = z.object({
  paymentId: z.string(),
  why: z.enum(["amount", "currency", "twice", "withdrawn", "returned", "disputed"]), // withdrawn: or its camp was called off
  expected: dollars, // was owed then; returned: came back; disputed: is disputed
  received: dollars,
  refunded: dollars,
  currency: z.string(),
  isOpen: z.boolean(), // somebody has to decide
  words: text,
  receivedAt: z.iso.datetime(),
});
export type CardMismatchView = z.infer<typeof CardMismatchView>;

export const RefundView = z.object({
  id: z.string(),
  paymentId: text, // null: by hand
  method: ReceivedBy,
  amount: dollars,
  state: z.enum(["requested", "refunded", "failed"]),
  failure: text, // the card provider's word for why
  words: text,
  requestedAt: z.iso.datetime().nullable(), // null: it was not asked for here
  settledAt: z.iso.datetime().nullable(),
});
export type RefundView = z.infer<typeof RefundView>;

const sums = {
  revenue: dollars, // of all that is registered, paid or not
  quoted: dollars, // of what is owed: no camp that was called off
  collected: dollars,
  refunded: dollars,
  outstanding: dollars, // still to come
  refundDue: dollars, // to be given back
  registrations: z.int(), // that were not withdrawn
};

/** What camps bring: in all, by camp, and by the days on which it happened. */
export const CampRevenueView = z.object({
  ...sums,
  camps: z.array(z.object({ campId: z.string(), title: z.string(), startDate: z.iso.date(), ...sums })),
  /** Only days on which something happened, at the facility, in order. */
  days: z.array(
    z.object({
      date: z.iso.date(),
      registrations: z.int(), // made that day
      quoted: dollars, // of these, as it is now
      collected: dollars, // received, or noted as received, that day
      refunded: dollars,
    }),
  ),
});
export type CampRevenueView = z.infer<typeof CampRevenueView>;

/** The books of one registration, for who runs its camp. */
export const RegistrationMoneyView = z.object({
  id: z.string(), // the registration's
  paymentStatus: PaymentStatus, // as last said
  method: ReceivedBy.nullable(), // as last said
  words: text, // why it was said
  money: MoneyView,
  refundsOnTheWay: dollars,
  hasMismatch: z.boolean(),
  mismatches: z.array(CardMismatchView), // the last first
  refunds: z.array(RefundView), // the last first
});
export type RegistrationMoneyView = z.infer<typeof RegistrationMoneyView>;
