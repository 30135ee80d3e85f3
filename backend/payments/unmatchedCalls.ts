import { paymentStream } from "../../eventstore/payments/events.ts";
import {
  listUnmatchedPayments,
  unmatchedPaymentById,
  unmatchedPaymentList,
} from "../../projections/payments/queries.ts";
import { call, type Call } from "../http/call.ts";
import { ResolveUnmatched, unmatchedPaymentsUrl, unmatchedPaymentUrl, UnmatchedPaymentView } from "./contract.ts";
import { PaymentRefused } from "./provider.ts";
import type { PaymentParts } from "./recordPayment.ts";
import { refused } from "./refusals.ts";
import { noSuchPayment, resolveUnmatched, unmatchedPayment } from "./unmatched.ts";

/**
 * Asks the provider to refund unmatched money, all of it and once, if that may be decided. What someone already
 * refunded at the provider counts. Throws Rejection, PaymentRefused, ProviderUnreachable: then nothing is decided.
 */
const sendBackUnmatched = async (
  { stateOf, payments }: PaymentParts,
  paymentId: string,
  decide: ReturnType<typeof resolveUnmatched>,
): Promise<void> => {
  const state = await stateOf(unmatchedPayment, paymentStream(paymentId));
  if (decide(state).length === 0) return;
  const payment = await payments.cardPayment(paymentId);
  const cents = payment ? payment.receivedCents - payment.refundedCents : (state?.cents ?? 0);
  if (cents === 0) return;
  const failed = payment?.failedRefunds.length ?? 0; // asked for under the same key, the provider only repeats itself
  try {
    const { status } = await payments.refund({
      paymentId,
      cents,
      key: `unmatched-${paymentId}${failed ? `-${failed}` : ""}`,
    });
    if (status === "failed") throw refused("refund_failed");
  } catch (error) {
    const isBack = error instanceof PaymentRefused && error.code === "charge_already_refunded";
    if (!isBack) throw error;
  }
};

const admins = { who: ["admin"] } as const;

export const unmatchedPaymentCalls: readonly Call[] = [
  call(
    "GET",
    unmatchedPaymentsUrl,
    {
      does: "Lists card payments that match no registration.",
      ...admins,
      list: unmatchedPaymentList,
      answer: { status: 200, body: UnmatchedPaymentView.array() },
    },
    ({ list }, { db }) => listUnmatchedPayments(db, list),
  ),
  call(
    "GET",
    unmatchedPaymentUrl(":id"),
    {
      does: "Shows one card payment that matches no registration.",
      ...admins,
      answer: { status: 200, body: UnmatchedPaymentView },
    },
    async ({ params }, { db }) => {
      const found = await unmatchedPaymentById(db, params.id);
      if (!found) throw noSuchPayment();
      return found;
    },
  ),
  call(
    "PATCH",
    unmatchedPaymentUrl(":id"),
    {
      does: "Settles a card payment that matches no registration: refund it now, or record that it was booked elsewhere.",
      ...admins,
      body: ResolveUnmatched,
      answer: { status: 200, body: UnmatchedPaymentView },
      refused: { 409: "It was settled another way, or the card provider refused the refund." },
    },
    async ({ user, params: { id }, body: { how, words }, command }, backend) => {
      const resolve = resolveUnmatched({ how, words: words ?? null, by: user.id });
      if (how === "refunded") await sendBackUnmatched(backend, id, resolve);
      await backend.handle({ fold: unmatchedPayment, stream: paymentStream(id), command }, resolve);
      return unmatchedPaymentById(backend.db, id);
    },
  ),
];
