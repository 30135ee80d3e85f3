import { campStream } from "../../eventstore/camps/events.ts";
import { type PaymentEvent, paymentStream } from "../../eventstore/payments/events.ts";
import type { Backend, WhenProviderSays } from "../backend.ts";
import type { Command } from "../command.ts";
import type { CardPayment } from "../paymentProvider.ts";
import { camp } from "./camp.ts";
import { settleCardPayment } from "./paySettle.ts";
import { receiveUnmatched, unmatchedPayment } from "./unmatched.ts";

export type PaymentParts = Pick<Backend, "handle" | "stateOf" | "payments">;
type Why = Extract<PaymentEvent, { type: "UnmatchedPaymentReceived" }>["data"]["why"];

/** Where a payment belongs, by what the provider was told when it was started; or why it belongs nowhere. */
const placeOf = async (
  { stateOf }: PaymentParts,
  { campId, registrationId }: CardPayment,
): Promise<{ stream: string; registrationId: string } | Why> => {
  if (campId === null || registrationId === null) return "no reference";
  const stream = campStream(campId);
  const state = await stateOf(camp, stream);
  if (!state) return "unknown camp";
  return state.registrations.has(registrationId) ? { stream, registrationId } : "unknown registration";
};

/**
 * Records what the provider's books say of a payment. Money that fits no registration is kept too, until an admin has
 * said what becomes of it. `refundId`: a refund that the provider says is done.
 */
export const recordPayment = async (
  parts: PaymentParts,
  command: Command,
  { payment, refundId }: { payment: CardPayment; refundId?: string },
): Promise<void> => {
  const place = await placeOf(parts, payment);
  if (typeof place !== "string") {
    const { stream, registrationId } = place;
    const settle = settleCardPayment({ registrationId, payment, ...(refundId !== undefined && { refundId }) });
    await parts.handle({ fold: camp, stream, command }, settle);
    return;
  }
  const { id: paymentId, receivedCents: cents, currency, campId, registrationId } = payment;
  if (cents === 0) return;
  const stream = paymentStream(paymentId);
  const received = receiveUnmatched({ paymentId, cents, currency, why: place, campId, registrationId });
  await parts.handle({ fold: unmatchedPayment, stream, command }, received);
};

/** What the provider says is only a reason to look: its books count, so neither order nor repeats matter. */
export const hearOfPayments =
  (parts: PaymentParts): WhenProviderSays =>
  async (command, { paymentId }) => {
    const payment = paymentId === null ? undefined : await parts.payments.cardPayment(paymentId);
    if (payment) await recordPayment(parts, command, { payment });
  };
