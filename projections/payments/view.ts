import { z } from "zod";
import type { PaymentEvent } from "../../eventstore/payments/events.ts";

/** The names of its facts; the history has a sentence for each. */
export type PaymentFact = PaymentEvent["type"];

const text = z.string().nullable();

/** The card provider's money that matches no registration. */
export const UnmatchedPaymentView = z.object({
  id: z.string(), // the provider's
  amount: z.string(), // with two decimals, of that currency
  currency: z.string(),
  why: z.enum(["no reference", "unknown camp", "unknown registration"]),
  campId: text, // as reported by the provider
  registrationId: text,
  receivedAt: z.iso.datetime(),
  how: z.enum(["refunded", "booked elsewhere"]).nullable(), // null: it waits
  words: text,
  resolvedAt: z.iso.datetime().nullable(),
});
export type UnmatchedPaymentView = z.infer<typeof UnmatchedPaymentView>;

const earned = {
  paidLessons: z.int(),
  lessons: z.string(), // recorded payments, in dollars
  camps: z.string(), // collected for camps and clinics
  refunded: z.string(), // of that
};

/** What lessons and camps brought in between two days at the facility. */
export const RevenueView = z.object({
  ...earned,
  coaches: z.object({ instructorId: z.string(), name: text, ...earned }).array(), // who brought in most first
  days: z.object({ date: z.iso.date(), ...earned }).array(), // those with anything
});
export type RevenueView = z.infer<typeof RevenueView>;
