import { paymentStream } from "../../eventstore/payments/events.ts";
import { PaymentRefused } from "./provider.ts";
import type { PaymentParts } from "./recordPayment.ts";
import { type resolveUnmatched, unmatchedPayment } from "./unmatched.ts";

/**
 * Asks the provider to give back money that fits nothing, all of it and once, if that may be decided. What somebody gave
 * back at the provider before counts. Throws Rejection, PaymentRefused, ProviderUnreachable: then nothing is decided.
 */
export const sendBackUnmatched = async (
  { stateOf, payments }: PaymentParts,
  paymentId: string,
  decide: ReturnType<typeof resolveUnmatched>,
): Promise<void> => {
  const state = await stateOf(unmatchedPayment, paymentStream(paymentId));
  if (decide(state).length === 0) return;
  const payment = await payments.cardPayment(paymentId);
  const cents = payment ? payment.receivedCents - payment.refundedCents : (state?.cents ?? 0);
  if (cents === 0) return;
  try {
    await payments.refund({ paymentId, cents, key: `unmatched-${paymentId}` });
  } catch (error) {
    const isBack = error instanceof PaymentRefused && error.code === "charge_already_refunded";
    if (!isBack) throw error;
  }
};
