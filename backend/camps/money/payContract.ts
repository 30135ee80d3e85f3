import { z } from "zod";
import { amount } from "../../amountContract.ts";
import { PaidByHand, PaymentStatus, ReceivedBy } from "../../../projections/camps/paymentView.ts";

export {
  CampRevenueView,
  CardMismatchView,
  ReceivedBy,
  RefundView,
  RegistrationMoneyView,
} from "../../../projections/camps/paymentView.ts";

const registrationUrl = <Id extends string>(id: Id) => `/api/camp-registrations/${id}` as const;
/** The books of one registration, for whoever runs its camp. */
export const registrationMoneyUrl = (id: string) => `${registrationUrl(id)}/money`;
export const refundsUrl = (id: string) => `${registrationUrl(id)}/refunds`;
export const mismatchUrl = <Id extends string, PaymentId extends string>(id: Id, paymentId: PaymentId) =>
  `${registrationUrl(id)}/mismatches/${paymentId}` as const;
export const campRevenueUrl = "/api/camp-revenue";

const emptyIsNone = (value: unknown) => (value === "" || value === null ? undefined : value);
const words = z
  .preprocess(emptyIsNone, z.string().trim().max(500, "Please use at most 500 characters").optional())
  .optional();
const optional = <T extends z.ZodType>(method: T) => z.preprocess(emptyIsNone, method.optional()).optional();

/**
 * How a registration was paid, as stated by whoever runs its camp. The amount is everything received outside the card
 * provider.
 */
export const SetPaymentStatus = z.object({
  paymentStatus: PaymentStatus,
  method: optional(PaidByHand),
  amount,
  words, // why
  received: amount, // what the screen showed as collected; if it is something else by now, nothing is recorded
});
export type SetPaymentStatus = z.input<typeof SetPaymentStatus>;

/**
 * Without an amount it is what is due; if nothing is, the amount is required. By card unless another method is given:
 * then it was done by hand.
 */
export const RequestRefund = z.object({ amount, method: optional(ReceivedBy), words });
export type RequestRefund = z.input<typeof RequestRefund>;

/** Unexpected money counts, or all of it goes back to the card. */
export const ResolveMismatch = z.object({
  how: z.enum(["accepted", "refunded"], "Please choose what to do with it"),
  words,
});
export type ResolveMismatch = z.input<typeof ResolveMismatch>;

const day = z.iso.date("Please choose a day").refine((date) => date > "0001", "Please check the year");
/** The days to report, both inclusive, at the facility. */
export const RevenueQuery = z.object({
  campId: z.string().max(100).optional(),
  from: day.optional(),
  to: day.optional(),
});
