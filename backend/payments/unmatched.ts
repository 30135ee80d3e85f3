import { PaymentEvent } from "../../eventstore/payments/events.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";
import { saying } from "./refunds.ts";

type Received = Extract<PaymentEvent, { type: "UnmatchedPaymentReceived" }>["data"];
type Resolved = Extract<PaymentEvent, { type: "UnmatchedPaymentResolved" }>["data"];

/** The card provider's money that matches nothing of ours. */
interface UnmatchedPayment extends Received {
  readonly how: Resolved["how"] | undefined; // undefined: it waits
}

export const unmatchedPayment: Fold<UnmatchedPayment | undefined, PaymentEvent> = {
  events: PaymentEvent,
  initial: undefined,
  evolve(before, { type, data }) {
    if (type === "UnmatchedPaymentReceived") return { ...data, how: undefined };
    return before && { ...before, how: data.how };
  },
};

export const noSuchPayment = () => new Rejection("missing", "NoSuchPayment", "There's no such payment.");

/** Again once its refund has failed: then the money is here again, and waits. */
export const receiveUnmatched =
  (received: Received, hasFailedRefund = false) =>
  (known: UnmatchedPayment | undefined): PaymentEvent[] =>
    known && !(hasFailedRefund && known.how === "refunded")
      ? []
      : [{ type: "UnmatchedPaymentReceived", data: received }];

/** An admin has settled it, in the way the text describes. */
export const resolveUnmatched =
  ({ how, words, by }: { how: Resolved["how"]; words: string | null; by: string }) =>
  (known: UnmatchedPayment | undefined): PaymentEvent[] => {
    if (!known) throw noSuchPayment();
    if (known.how === how) return [];
    if (known.how)
      throw new Rejection(
        "conflict",
        "ResolvedAlready",
        "Someone else has already settled this payment. Please reload.",
      );
    const { paymentId } = known;
    return [{ type: "UnmatchedPaymentResolved", data: { paymentId, resolvedBy: by, how, personal: saying(words) } }];
  };
