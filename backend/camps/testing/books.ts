import { expect } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { placed, published } from "../../../eventstore/camps/examples.ts";
import type { CardPayment } from "../../payments/open.ts";
import { openPayment } from "../../testing/cardPayments.ts";
import { booksOf } from "../balance.ts";
import { camp } from "../camp.ts";
import { forRegistration } from "../money/claimPayment.ts";
import { settleCardPayment } from "../money/paySettle.ts";

// The books of the family in the examples: two children for $300.
export const registrationId = "g1";
export const registered = [published, placed] as const;

export const after = (...past: CampEvent[]) => past.reduce((state, fact) => camp.evolve(state, fact), camp.initial);
export const booksAfter = (...past: CampEvent[]) => booksOf(after(...past), registrationId);
export const balanceAfter = (...past: CampEvent[]) => booksAfter(...past).balance;
export const mismatchAfter = (...past: CampEvent[]) => balanceAfter(...past).hasMismatch;
export const code = (name: string) => expect.objectContaining({ code: name });

const paymentOf = (is: Partial<CardPayment> = {}): CardPayment => ({
  ...openPayment,
  id: "pi_1",
  status: "succeeded",
  cents: 30000,
  receivedCents: 30000,
  currency: "usd",
  reference: forRegistration({ campId: "c1", registrationId }),
  ...is,
});
/** Records what the provider's books say: everything was paid, unless stated otherwise. */
export const settle = (is?: Partial<CardPayment>, refundId?: string) =>
  settleCardPayment({ registrationId, payment: paymentOf(is), ...(refundId !== undefined && { refundId }) });
