import type { RegistrationView } from "../../../../backend/camps/contract.ts";

/**
 * What to send to undo a change of status. A partial payment made without a card needs its amount, because by then the
 * registration, marked as paid, holds the full sum.
 */
export const takenBack = ({ id, paymentStatus, money, stripePaymentIntentId }: RegistrationView) => ({
  id,
  paymentStatus,
  ...(paymentStatus === "partial" && stripePaymentIntentId === null && { amount: money.collected }),
});
