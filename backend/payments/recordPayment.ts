import { paymentStream } from "../../eventstore/payments/events.ts";
import type { Backend, WhenProviderSays } from "../backend.ts";
import type { Command } from "../command.ts";
import type { Said, Stray } from "./claims.ts";
import type { CardPayment } from "./provider.ts";
import { receiveUnmatched, unmatchedPayment } from "./unmatched.ts";

export type PaymentParts = Pick<Backend, "handle" | "stateOf" | "payments" | "claims">;

const ofNobody: Stray = { why: "no reference", campId: null, registrationId: null };

/** Every context is asked before anything is decided. Throws if two want the same money. */
const claimed = async ({ claims }: Pick<PaymentParts, "claims">, payment: CardPayment) => {
  const answers = (await Promise.all(claims.map((claim) => claim(payment)))).filter((answer) => answer !== undefined);
  const [own, another] = answers.filter((answer) => "record" in answer);
  if (another) throw new Error(`two contexts say that the payment ${payment.id} is theirs`);
  if (own) return own;
  return answers.find((answer) => "stray" in answer) ?? { stray: ofNobody };
};

/**
 * Records what the provider's books say about a payment where it belongs. Money that is no one's is kept too, until an
 * admin has said what becomes of it.
 */
export const recordPayment = async (parts: PaymentParts, command: Command, said: Said): Promise<void> => {
  const claim = await claimed(parts, said.payment);
  if ("record" in claim) {
    await claim.record(command, said);
    return;
  }
  const { id: paymentId, receivedCents: cents, refundedCents, failedRefunds, currency } = said.payment;
  if (cents === 0) return;
  const hasFailedRefund = failedRefunds.length > 0 && refundedCents < cents;
  const received = receiveUnmatched({ paymentId, cents, currency, ...claim.stray }, hasFailedRefund);
  await parts.handle({ fold: unmatchedPayment, stream: paymentStream(paymentId), command }, received);
};

/**
 * Looks a payment up and records what there is to know. Returns it; undefined if the provider does not know that id.
 */
export const lookUpPayment = async (
  parts: PaymentParts,
  command: Command,
  { paymentId, refundId }: { readonly paymentId: string; readonly refundId?: string | undefined },
): Promise<CardPayment | undefined> => {
  const payment = await parts.payments.cardPayment(paymentId);
  if (payment) await recordPayment(parts, command, { payment, refundId });
  return payment;
};

/** A message from the provider is only a reason to look: its books count, so neither order nor repeats matter. */
export const hearOfPayments = (parts: PaymentParts) => {
  const lookUp = async (command: Command, about: { readonly paymentId: string }) => {
    await lookUpPayment(parts, command, about);
  };
  return { payment: lookUp, refund: lookUp, dispute: lookUp } satisfies WhenProviderSays;
};
