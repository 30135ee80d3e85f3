import { z } from "zod";

export type { PaymentFact } from "../../projections/payments/view.ts";
export { RevenueView, UnmatchedPaymentView } from "../../projections/payments/view.ts";

/** Where the provider reports what became of payments. */
export const stripeWebhookUrl = "/api/stripe/webhook";
export const Heard = z.object({ received: z.literal(true) });

/** Test mode: the form of a payment, and paying it. Exists only in test mode. */
export const openTestPaymentUrl = (id: string) => `/api/test-payments/${id}/open`;
export const payTestPaymentUrl = (id: string) => `/api/test-payments/${id}/pay`;

/** Test mode, for admins: the next renewal, retry or end of a player's subscription happens now. */
export const advanceUrl = (playerId: string) => `/api/test-subscriptions/${playerId}/advance`;

/** Cards no bank issued, by Stripe's numbers for them: one pays, one asks for confirmation, two are declined. */
const TestCard = z.enum(["4242424242424242", "4000002500003155", "4000000000000002", "4000000000009995"]);
export type TestCard = z.infer<typeof TestCard>;

/** Whoever holds a payment's secret may see and pay it. It never appears in an address. */
export const OpenTestPayment = z.object({ clientSecret: z.string().min(1).max(200) });
export const PayTestPayment = OpenTestPayment.extend({
  card: TestCard, // no other number is ever sent: someone might type in a card of their own
  confirmation: z.enum(["given", "refused"]).optional(), // for a card that asks for it
});
export type PayTestPayment = z.infer<typeof PayTestPayment>;

export const TestPaymentView = z.object({
  status: z.enum(["open", "succeeded", "cancelled"]),
  amount: z.string(), // dollars: "110.00"
  mustConfirm: z.boolean(), // the card asks for it before it pays
  declined: z.string().nullable(), // why this attempt failed, in words for people
});
export type TestPaymentView = z.infer<typeof TestPaymentView>;

export const unmatchedPaymentsUrl = "/api/unmatched-payments";
export const unmatchedPaymentUrl = (id: string) => `${unmatchedPaymentsUrl}/${id}`;

const emptyIsNone = (value: unknown) => (value === "" || value === null ? undefined : value);

/** Refunded: the card provider is asked to, here and now. */
export const ResolveUnmatched = z.object({
  how: z.enum(["refunded", "booked elsewhere"], "Please choose what happened to it"),
  words: z
    .preprocess(emptyIsNone, z.string().trim().max(500, "Please use at most 500 characters").optional())
    .optional(),
});
export type ResolveUnmatched = z.input<typeof ResolveUnmatched>;

export const revenueUrl = "/api/revenue";
const day = z.iso.date("Please choose a day").refine((date) => date > "0001", "Please check the year");
/** The days to report, both inclusive, at the facility. */
export const RevenueQuery = z.object({
  instructorId: z.string().max(100).optional().describe("for admins"),
  from: day.optional(),
  to: day.optional(),
});
