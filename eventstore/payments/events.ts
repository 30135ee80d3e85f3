import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const paymentId = z.string(); // the card provider's

/** Money arrived that matches nothing of ours. It waits for an admin and is never dropped. */
const UnmatchedPaymentReceived = z.object({
  type: z.literal("UnmatchedPaymentReceived"),
  data: z.object({
    paymentId,
    cents: z.int(),
    currency: z.string(),
    why: z.enum(["no reference", "unknown camp", "unknown registration"]),
    campId: z.string().nullable(), // as reported by the provider
    registrationId: z.string().nullable(),
  }),
});
const UnmatchedPaymentResolved = z.object({
  type: z.literal("UnmatchedPaymentResolved"),
  data: z.object({
    paymentId,
    resolvedBy: z.string(), // their key seals the text
    how: z.enum(["refunded", "booked elsewhere"]),
    personal: z.object({ words: z.string() }).nullable(), // null: none, or erased
  }),
});

export const PaymentEvent = z.discriminatedUnion("type", [UnmatchedPaymentReceived, UnmatchedPaymentResolved]);
export type PaymentEvent = z.infer<typeof PaymentEvent>;

/** A card payment that belongs to nothing here. */
export const paymentStream = (paymentId: string) => `payment-${paymentId}`;

/** Whose key seals which part of a fact. */
export const paymentSecrets = {
  UnmatchedPaymentResolved: { personal: (data: { resolvedBy: string }) => data.resolvedBy },
} as const;
