import { forgeries } from "../../../backend/payments/testing/forgeries.ts";
import type { Line } from "../tried.ts";
import type { Till } from "./till.ts";

/** The same length, with one character different. */
const altered = (text: string, { below }: Till) => {
  const at = below(text.length);
  return `${text.slice(0, at)}${text[at] === "0" ? "1" : "0"}${text.slice(at + 1)}`;
};

/** Stripe has the money and has not said so: any forged report is refused and changes nothing, its own counts. */
export const forge = async (till: Till, line: Line, payments: number) => {
  const { product, stripe, owing, say, webhookSecret: secret, moneyFacts } = till;
  const { store } = product.backend;
  for (let n = 0; n < payments; n++) {
    const { campId, paymentId } = await owing();
    stripe.state.settle(paymentId, "succeeded");
    const { payload, signature } = stripe.event("payment_intent.succeeded", paymentId);
    const event = (fields: object = {}) => JSON.stringify({ ...JSON.parse(payload), ...fields });
    const forged = {
      ...forgeries({ event, secret }),
      "a signature with another sign in it": () => [payload, altered(signature, till)] as const,
      "a body with another sign in it": () => [altered(payload, till), signature] as const,
      "the signature of another event": () => [event({ id: `evt_${n}` }), till.sign(event())] as const,
    };
    for (const [kind, make] of Object.entries(forged)) {
      const before = await store.head();
      line.tried();
      const { status } = await say(...make());
      if (status !== 400) line.wrong("a forged webhook is not refused", `${kind}: ${status}`);
      if ((await store.head()) !== before) line.wrong("a forged webhook is recorded", kind);
    }
    await say(payload, signature);
    const facts = await moneyFacts(campId);
    if (facts.join() !== "CardPaymentStarted,RegistrationPaid")
      line.wrong("what Stripe says after forgeries is not recorded once", facts.join());
  }
};
