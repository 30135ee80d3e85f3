import { createPaymentIntentUrl, paymentStatusUrl, withdrawUrl } from "../../../backend/camps/contract.ts";
import { mismatchUrl, refundsUrl } from "../../../backend/camps/money/payContract.ts";
import type { Line } from "../tried.ts";
import type { Till } from "./till.ts";
import { type Call, keyed, same, together } from "./together.ts";

/** Anything that may happen to a registration's money, at once. */
export const storm = async (till: Till, line: Line) => {
  const { owing, pat, coach, stripe, say, oneOf, below } = till;
  const { registrationId, campId, paymentId } = await owing();
  const { state } = stripe;
  state.settle(paymentId, "succeeded");
  const word = (type: string) => () => {
    const { payload, signature } = stripe.event(type, paymentId);
    return say(payload, signature);
  };
  const amount = () => 1 + below(350);
  const happenings: (() => Call)[] = [
    () => word("payment_intent.succeeded"),
    () => word("payment_intent.succeeded"),
    () => (base) => pat.at(base)("POST", createPaymentIntentUrl, { campId, registrationId }),
    () => (base) => pat.at(base)("POST", withdrawUrl(registrationId), {}),
    () => {
      const refund = { amount: amount(), method: oneOf(["card", "card", "cash"]) };
      return (base) => coach.at(base)("POST", refundsUrl(registrationId), refund, keyed());
    },
    () => {
      const mark = { paymentStatus: oneOf(["paid", "unpaid", "partial"]), ...(below(2) && { amount: amount() }) };
      return (base) => coach.at(base)("PATCH", paymentStatusUrl(registrationId), mark);
    },
    () => {
      const how = oneOf(["accepted", "refunded"]);
      return (base) => coach.at(base)("POST", mismatchUrl(registrationId, paymentId), { how });
    },
    () => {
      state.dispute(paymentId, oneOf(["needs_response", "won", "lost"]));
      return word("charge.dispute.created");
    },
    () => {
      const [refund] = state.refundsOf(paymentId);
      if (refund) state.failRefund(refund.id);
      return word("payment_intent.succeeded");
    },
  ];
  for (let wave = 0; wave < 3; wave++)
    await together(
      till,
      line,
      Array.from({ length: same }, () => oneOf(happenings)()),
    );
};
