import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Line } from "../tried.ts";
import type { Till } from "./till.ts";

const repeats = 3;
const owedCents = 30_000; // by each family

const Amount = z.looseObject({ amount: z.int() });
type Payment = Awaited<ReturnType<Till["owing"]>>;
type About = Payment & { readonly other: Payment };

/** Events about a payment that contradict Stripe's books, each part of them a seeded lie. */
const lyingEvent = ({ oneOf, below }: Till, { paymentId, other }: About) => {
  const type = oneOf([
    "payment_intent.succeeded",
    "payment_intent.amount_capturable_updated",
    "payment_intent.canceled",
    "charge.refunded",
    "refund.failed",
    "charge.dispute.created",
    "charge.dispute.closed",
    "checkout.session.completed",
  ]);
  const about = oneOf([paymentId, paymentId, other.paymentId, "pi_unheardOf", "", " ", "../refunds", "pi_\0"]);
  const { campId, registrationId } = oneOf([other, { campId: "unheard-of", registrationId: "unheard-of" }]);
  const cents = oneOf([owedCents, 1, 0, -1, owedCents * 10, Number.MAX_SAFE_INTEGER, below(owedCents)]);
  const object = {
    ...(type.startsWith("payment_intent.")
      ? { object: "payment_intent", id: about }
      : { object: type.split(".")[0], id: `xx_${below(1e9)}`, payment_intent: about }),
    status: oneOf(["succeeded", "won", "lost", "canceled", "failed"]),
    amount: cents,
    amount_received: cents,
    amount_refunded: cents,
    refunded: true,
    paid: true,
    currency: oneOf(["usd", "eur", "jpy"]),
    metadata: { campId, registrationId },
  };
  const created = Math.floor(Date.now() / 1000);
  const data = { object, previous_attributes: { status: "succeeded" } };
  return JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, created, livemode: false, data });
};

/** Signed events whose content is a lie: Stripe's books count, so nothing follows from them. */
export const lieInEvents = async (till: Till, line: Line, events: number) => {
  const { product, stripe, owing, say, sign } = till;
  const [owes, pays] = [await owing(), await owing()];
  stripe.state.settle(pays.paymentId, "succeeded");
  const { payload, signature } = stripe.event("payment_intent.succeeded", pays.paymentId);
  await say(payload, signature);
  const { store } = product.backend;
  for (let n = 0; n < events; n++) {
    const before = await store.head();
    const lie = lyingEvent(till, n % 2 ? { ...owes, other: pays } : { ...pays, other: owes });
    line.tried();
    const answers = await Promise.all(Array.from({ length: repeats }, () => say(lie, sign(lie))));
    for (const { status } of answers)
      if (status !== 200 && status !== 400)
        // 400: what it names cannot be a payment's id
        line.wrong("a lie is answered neither as heard nor as none", `${status} to ${lie}`);
    if ((await store.head()) !== before) line.wrong("a lie in an event is recorded", lie);
  }
};

/** What Stripe's books may say that does not pay what is owed. Each settles the payment, and not as requested. */
const oddBooks: Readonly<Record<string, (till: Till, about: About) => object>> = {
  "a cent": () => ({ amount_received: 1 }),
  "a part": ({ below }) => ({ amount_received: 1 + below(owedCents - 1) }),
  "more than was asked for": ({ below }) => ({ amount_received: owedCents + 1 + below(owedCents) }),
  "another currency": ({ oneOf }) => ({ currency: oneOf(["eur", "jpy", "xxx"]) }),
  "a registration of another camp": (_, { campId, other }) => ({
    metadata: { campId, registrationId: other.registrationId },
  }),
  "a camp of another registration": (_, { registrationId, other }) => ({
    metadata: { campId: other.campId, registrationId },
  }),
  "a camp that is none": (_, { registrationId }) => ({ metadata: { campId: "unheard-of", registrationId } }),
  "no reference": () => ({ metadata: {} }),
  "nothing that came": () => ({ amount_received: 0 }),
};

/**
 * Stripe's books themselves are odd, with refunds and disputes on top: that pays no one, and no money is lost sight of.
 */
export const lieInBooks = async (till: Till, line: Line, rounds: number) => {
  const { stripe, owing, say, random, moneyFacts } = till;
  for (let round = 0; round < rounds; round++) {
    const other = await owing();
    for (const [kind, booksOf] of Object.entries(oddBooks)) {
      const payment = await owing();
      const { paymentId, campId, registrationId } = payment;
      till.odd.add(registrationId);
      stripe.state.settle(paymentId, "succeeded");
      const odd = booksOf(till, { ...payment, other });
      stripe.state.intents.set(paymentId, { ...stripe.state.intent(paymentId), ...odd });
      const words = [stripe.event("payment_intent.succeeded", paymentId)];
      if (random() < 0.5) {
        stripe.state.refund({ payment_intent: paymentId, amount: Amount.parse(stripe.state.intent(paymentId)).amount });
        words.push(stripe.event("charge.refunded", paymentId)); // of everything requested, so perhaps of more than came
      }
      if (random() < 0.5) {
        stripe.state.dispute(paymentId);
        words.push(stripe.event("charge.dispute.created", paymentId));
      }
      line.tried();
      const said = words.flatMap((word) => Array.from({ length: repeats }, () => word));
      const answers = await Promise.all(said.map(({ payload, signature }) => say(payload, signature)));
      for (const { status } of answers)
        if (status !== 200) line.wrong("odd books of Stripe's are not answered with success", `${kind}: ${status}`);
      for (const id of [campId, other.campId])
        if ((await moneyFacts(id)).includes("RegistrationPaid"))
          line.wrong("odd books of Stripe's make something paid", kind);
    }
  }
};
