import { campStream } from "../../eventstore/camps/events.ts";
import { type PaymentEvent, paymentStream } from "../../eventstore/payments/events.ts";
import type { Backend, WhenProviderSays } from "../backend.ts";
import type { Command } from "../command.ts";
import type { CardPayment } from "../paymentProvider.ts";
import { camp } from "./camp.ts";
import { Rejection } from "../http/rejection.ts";
import { settleCardPayment } from "./paySettle.ts";
import { receiveUnmatched, unmatchedPayment } from "./unmatched.ts";

export type PaymentParts = Pick<Backend, "handle" | "stateOf" | "payments">;
type Why = Extract<PaymentEvent, { type: "UnmatchedPaymentReceived" }>["data"]["why"];

/** Why a payment belongs nowhere. */
const strayBecause = async ({ stateOf }: PaymentParts, { campId, registrationId }: CardPayment): Promise<Why> => {
  if (campId === null || registrationId === null) return "no reference";
  return (await stateOf(camp, campStream(campId))) ? "unknown registration" : "unknown camp";
};

/** Records it where it belongs by what the provider was told when it was started. False where it belongs nowhere. */
const settle = async (
  { handle }: PaymentParts,
  command: Command,
  { payment, refundId }: { payment: CardPayment; refundId?: string },
): Promise<boolean> => {
  const { campId, registrationId } = payment;
  if (campId === null || registrationId === null) return false;
  const decide = settleCardPayment({ registrationId, payment, ...(refundId !== undefined && { refundId }) });
  try {
    await handle({ fold: camp, stream: campStream(campId), command }, decide);
    return true;
  } catch (error) {
    if (error instanceof Rejection && error.kind === "missing") return false;
    throw error;
  }
};

/**
 * Records what the provider's books say of a payment. Money that fits no registration is kept too, until an admin has
 * said what becomes of it. `refundId`: a refund that the provider says is done.
 */
export const recordPayment = async (
  parts: PaymentParts,
  command: Command,
  about: { payment: CardPayment; refundId?: string },
): Promise<void> => {
  const { id: paymentId, receivedCents: cents, currency, campId, registrationId } = about.payment;
  if ((await settle(parts, command, about)) || cents === 0) return;
  const why = await strayBecause(parts, about.payment);
  const received = receiveUnmatched({ paymentId, cents, currency, why, campId, registrationId });
  await parts.handle({ fold: unmatchedPayment, stream: paymentStream(paymentId), command }, received);
};

/** What the provider says is only a reason to look: its books count, so neither order nor repeats matter. */
export const hearOfPayments =
  (parts: PaymentParts): WhenProviderSays =>
  async (command, { paymentId }) => {
    const payment = paymentId === null ? undefined : await parts.payments.cardPayment(paymentId);
    if (payment) await recordPayment(parts, command, { payment });
  };
