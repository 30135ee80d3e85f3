import { type CardPayment, type CardPaymentAsked, type PaymentProvider, PaymentRefused } from "./provider.ts";

const mostVersions = 5; // tried beyond the next one

/** Starts a payment. A version already used for a different sum, whose start was lost, is skipped. */
export const startPayment = async (payments: PaymentProvider, payment: CardPaymentAsked) => {
  for (let { version } = payment; ; version++) {
    try {
      return { ...(await payments.startCardPayment({ ...payment, version })), version };
    } catch (error) {
      const isUsed = error instanceof PaymentRefused && error.code === "idempotency_error";
      if (!isUsed || version >= payment.version + mostVersions) throw error;
    }
  }
};

/** Ends a payment and returns its final state. One the provider does not know can never be paid. */
export const endPayment = async (payments: PaymentProvider, paymentId: string): Promise<CardPayment | undefined> => {
  try {
    await payments.cancelCardPayment(paymentId);
  } catch (error) {
    if (!(error instanceof PaymentRefused) || error.code !== "resource_missing") throw error;
  }
  return payments.cardPayment(paymentId);
};
