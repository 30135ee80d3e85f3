import type { Command } from "../command.ts";
import { PaymentRefused, ProviderUnreachable, type Refund } from "./provider.ts";
import { lookUpPayment, type PaymentParts } from "./recordPayment.ts";

/** A refund recorded as wanted. */
interface WantedRefund {
  readonly refundId: string;
  readonly paymentId: string;
  readonly cents: number;
}
/** Records that the provider did not refund it. */
type NoteFailed = (command: Command, failed: { refundId: string; code: string }) => Promise<unknown>;

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

const giveOneBack = async (
  parts: PaymentParts,
  { actor, now, requestId }: Command,
  { refund, noteFailed }: { refund: WantedRefund; noteFailed: NoteFailed },
) => {
  const command = { actor, now, requestId }; // its key stands for the wish, not for its outcome
  const { refundId, paymentId } = refund;
  const { status, code } = await askedFor(parts, refund);
  if (status === "failed") await noteFailed(command, { refundId, code });
  else await lookUpPayment(parts, command, { paymentId, refundId: status === "succeeded" ? refundId : undefined });
};

/**
 * Asks the provider for a refund and records the outcome; asked twice, it is refunded once. What the provider cannot be
 * told now stays wanted, and is requested again later.
 */
export const giveBack = async (
  parts: PaymentParts,
  command: Command,
  { refunds, noteFailed }: { refunds: readonly WantedRefund[]; noteFailed: NoteFailed },
): Promise<void> => {
  for (const refund of refunds)
    try {
      await giveOneBack(parts, command, { refund, noteFailed });
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
    }
};
