import { inAnyOrder } from "../../../backend/payments/testing/inAnyOrder.ts";
import { deliver } from "../../../backend/payments/testing/webhooks.ts";
import { randomOf } from "../../../backend/testing/random.ts";
import { comesTrue } from "../comesTrue.ts";
import type { Line } from "../tried.ts";
import { moneyRows } from "./books.ts";
import type { Till } from "./till.ts";

const times = 2; // to each of the two nodes
const atOnce = 8; // families
const owed = 30_000; // cents, by each family
const back = 10_000;

/**
 * One payment that is declined, comes in, is refunded in part and disputed in vain: news of each step comes in any
 * order, to both nodes at once.
 */
const liveThrough = async ({ product, stripe, family, start }: Till, seed: number) => {
  const parentEmail = `order${seed}@example.com`;
  const of = await family(parentEmail);
  const paymentId = await start(of);
  const { state } = stripe;
  const said = (type: string) => stripe.event(type, paymentId);
  const steps = [
    () => (state.settle(paymentId, { declined: "insufficient_funds" }), said("payment_intent.payment_failed")),
    () => (state.settle(paymentId, "succeeded"), said("payment_intent.succeeded")),
    () => (state.refund({ payment_intent: paymentId, amount: back }), said("charge.refunded")),
    () => (state.dispute(paymentId), said("charge.dispute.created")),
    () => (state.dispute(paymentId, "won"), said("charge.dispute.closed")),
  ];
  const statuses: number[] = [];
  await inAnyOrder(steps, {
    times,
    random: randomOf(seed),
    tell: (word) =>
      Promise.all(
        product.nodes.map(
          async ({ base }) => void statuses.push((await deliver(base, word.payload, word.signature)).status),
        ),
      ),
  });
  return { ...of, parentEmail, statuses };
};

/** Whatever the order, and however often each is reported, the money ends the same, with one mail of each kind. */
export const tellInOrders = async (till: Till, line: Line, orders: number) => {
  const { product, below, moneyFacts } = till;
  const { db, store } = product.backend;
  const first = below(2 ** 30);
  const ended: Awaited<ReturnType<typeof liveThrough>>[] = [];
  for (let begun = 0; begun < orders; begun += atOnce) {
    const seeds = Array.from({ length: Math.min(atOnce, orders - begun) }, (_, n) => first + begun + n);
    ended.push(...(await Promise.all(seeds.map((seed) => liveThrough(till, seed)))));
  }
  const books = await moneyRows(till);
  const head = await store.head();
  const heard = async () => (await db("mail.heard").first("pos"))?.pos === head;
  if (!(await comesTrue(heard))) line.wrong("mails do not follow what was recorded");
  const mails = await db("mail.outbox")
    .where("kind", "like", "payment%")
    .select<{ recipient: string; kind: string }[]>("recipient", "kind");
  for (const { registrationId, campId, parentEmail, statuses } of ended) {
    line.tried(statuses.length);
    const odd = statuses.find((status) => status !== 200);
    if (odd !== undefined) line.wrong("what Stripe says is not answered with success", String(odd));
    const { status, collectedCents, refundedCents, outstandingCents, hasMismatch } = books.get(registrationId)!;
    const end = JSON.stringify({ status, collectedCents, refundedCents, outstandingCents, hasMismatch });
    const wanted = { status: "paid", collectedCents: owed, refundedCents: back, outstandingCents: 0 };
    if (end !== JSON.stringify({ ...wanted, hasMismatch: false }))
      line.wrong("the order of news changes the money", `${parentEmail}: ${end}`);
    const facts = (await moneyFacts(campId)).filter((type) => type !== "CardPaymentFailed");
    if (new Set(facts).size !== facts.length) line.wrong("a fact is recorded twice", `${parentEmail}: ${facts.join()}`);
    const kinds = mails.filter(({ recipient }) => recipient === parentEmail).map(({ kind }) => kind);
    if (kinds.sort().join() !== "payment received,payment refunded")
      line.wrong("there is not one mail of each kind", `${parentEmail}: ${kinds.join()}`);
  }
};
