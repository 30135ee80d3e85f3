import { type CardPayment, type CardPaymentAsked, type PaymentProvider, PaymentRefused } from "./provider.ts";

const mostVersions = 5; // tried beyond the next one

/** Starts a payment. A version whose start was lost after it was asked for another sum is passed over. */
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

/** Ends a payment and looks what became of it. One that the provider does not know, nobody can pay there. */
export const endPayment = async (payments: PaymentProvider, paymentId: string): Promise<CardPayment | undefined> => {
  try {
    await payments.cancelCardPayment(paymentId);
  } catch (error) {
    if (!(error instanceof PaymentRefused) || error.code !== "resource_missing") throw error;
  }
  return payments.cardPayment(paymentId);
};
