import { campStream } from "../../eventstore/camps/events.ts";
import type { Command } from "../command.ts";
import { PaymentRefused, ProviderUnreachable, type Refund } from "../paymentProvider.ts";
import { camp } from "./camp.ts";
import { failRefund, isPartOf } from "./payRefund.ts";
import { type PaymentParts, recordPayment } from "./recordPayment.ts";

/** A refund that was recorded as wanted. */
interface WantedRefund {
  readonly refundId: string;
  readonly campId: string;
  readonly registrationId: string;
  readonly paymentId: string;
  readonly cents: number;
}

const askedFor = async (
  { payments }: PaymentParts,
  { refundId, paymentId, cents }: WantedRefund,
): Promise<{ status: Refund["status"]; code: string }> => {
  try {
    return { ...(await payments.refund({ paymentId, cents, key: refundId })), code: "failed" };
  } catch (error) {
    if (error instanceof PaymentRefused) return { status: "failed", code: error.code };
    throw error;
  }
};

/**
 * Asks the provider to give money back and records what came of it; asked twice, it is given back once. Throws
 * ProviderUnreachable: then it stays wanted, and is asked for again later.
 */
const giveBack = async (parts: PaymentParts, command: Command, refund: WantedRefund): Promise<void> => {
  const { campId, registrationId, refundId, paymentId } = refund;
  const { actor, now, requestId } = command; // its key stands for what was wanted, not for what came of it
  const { status, code } = await askedFor(parts, refund);
  if (status === "failed") {
    const target = { fold: camp, stream: campStream(campId), command: { actor, now, requestId } };
    await parts.handle(target, failRefund({ registrationId, refundId, code }));
    return;
  }
  const payment = await parts.payments.cardPayment(paymentId);
  if (!payment) return;
  const done = status === "succeeded" ? { refundId } : {};
  await recordPayment(parts, { actor, now, requestId }, { payment, ...done });
};

/** Asks for what one command wanted to be given back. What the provider cannot be told now is told later. */
export const giveBackWanted = async (
  parts: PaymentParts,
  command: Command,
  { campId, registrationId, refundId }: Pick<WantedRefund, "campId" | "registrationId" | "refundId">,
): Promise<void> => {
  const state = await parts.stateOf(camp, campStream(campId));
  for (const [id, { paymentId, cents, state: how }] of state?.ledgers.get(registrationId)?.refunds ?? []) {
    if (!isPartOf(id, refundId) || how !== "requested" || paymentId === null) continue;
    try {
      await giveBack(parts, command, { refundId: id, campId, registrationId, paymentId, cents });
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
    }
  }
};
