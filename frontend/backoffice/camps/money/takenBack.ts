import type { RegistrationView } from "../../../../backend/camps/contract.ts";

/**
 * What is said to take a change of status back. A part that was received without a card comes back with its amount, for
 * a registration that was marked as paid holds the whole by then.
 */
export const takenBack = ({ id, paymentStatus, money, stripePaymentIntentId }: RegistrationView) => ({
  id,
  paymentStatus,
  ...(paymentStatus === "partial" && stripePaymentIntentId === null && { amount: money.collected }),
});
