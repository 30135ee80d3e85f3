import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { participantWithdrawn } from "../../../eventstore/camps/examples.ts";
import { startStripeServer } from "../../payments/testing/stripeServer/stripeServer.ts";
import { deliver, signatureOf } from "../../payments/testing/webhooks.ts";
import type { Answer } from "../../testing/client.ts";
import { rightNow } from "../../testing/rightNow.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { askForRefundsAgain } from "./catchUpWithProvider.ts";
import { createPaymentIntentUrl } from "../contract.ts";
import { refundsUrl, registrationMoneyUrl } from "./payContract.ts";
import { type Family, registeredFamily, tell } from "../testing/families.ts";

const Intent = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.string(),
  metadata: z.object({ registrationId: z.string() }),
});
const families = 6;
const webhookSecret = "whsec_spec";

let stripe: Awaited<ReturnType<typeof startStripeServer>>;
let product: TestProduct;
let [coach, pat]: Person[] = [];
beforeAll(async () => {
  stripe = await startStripeServer({ webhookSecret });
  product = await testProduct({
    PAYMENTS: "stripe",
    STRIPE_SECRET_KEY: "sk_test_spec",
    STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
  });
  coach = await product.person("instructor");
  pat = await product.person();
});
afterAll(async () => {
  await product.close();
  await stripe.stop();
});

/** As people and Stripe do: again, while the provider or we cannot be reached. */
const untilAnswered = async <A extends Pick<Answer, "status">>(ask: () => Promise<A>): Promise<A> => {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (answer.status !== 503 || tries === 30) return answer;
  }
};
const start = ({ campId, registrationId }: Family) => {
  const press = () => untilAnswered(() => pat!("POST", createPaymentIntentUrl, { campId, registrationId }));
  return Promise.all([press(), press()]); // a double click
};
const intentOf = ({ body }: Answer) => String(body.clientSecret).split("_secret_")[0]!;

/** One family's money from start to end, while the provider loses answers and fails. */
const wholeWay = async (family: Family) => {
  const [first, twin] = await start(family);
  expect([first.status, twin.status, twin.body]).toEqual([201, 201, first.body]);
  const [participantId = ""] = family.participantIds;
  await tell(product, [
    { ...participantWithdrawn, data: { ...participantWithdrawn.data, ...family.about, participantId } },
  ]);
  const [second] = await start(family);
  const paymentId = intentOf(second);
  stripe.state.settle(paymentId, "succeeded");
  const { payload } = stripe.event("payment_intent.succeeded", paymentId);
  const signature = signatureOf(payload, { secret: webhookSecret });
  const heard = await untilAnswered(() => deliver(product.base, payload, signature));
  expect(heard.status).toBe(200);
  const refund = await coach!(
    "POST",
    refundsUrl(family.registrationId),
    { amount: 40 },
    { "Idempotency-Key": family.campId },
  );
  expect(refund.status).toBe(201);
  return { ...family, intents: [intentOf(first), paymentId] };
};

it("answers lost in 30 % and failed in 20 % of calls: one payment for each registration and sum, and every request is valid", async () => {
  const registered: Family[] = [];
  for (let n = 0; n < families; n++)
    registered.push(await registeredFamily(product, { instructorId: coach!.id, payerId: pat!.id }));
  stripe.misbehave({ drop: 0.3, fail: 0.2 });
  const ended = await Promise.all(registered.map(wholeWay));
  stripe.misbehave({ drop: 0, fail: 0 });
  await askForRefundsAgain(product.backend, { now: rightNow(), olderThan: -60_000 });

  const started = new Map<string, string[]>();
  for (const intent of stripe.state.intents.values()) {
    const { id, amount, metadata, status } = Intent.parse(intent);
    const key = `${metadata.registrationId} ${amount}`;
    started.set(key, [...(started.get(key) ?? []), `${id} ${status}`]);
  }
  expect(Object.fromEntries(started)).toEqual(
    Object.fromEntries(
      ended.flatMap(({ registrationId, intents: [first, second] }) => [
        [`${registrationId} 30000`, [`${first} canceled`]],
        [`${registrationId} 15000`, [`${second} succeeded`]],
      ]),
    ),
  );
  for (const { registrationId } of ended)
    expect((await coach!("GET", registrationMoneyUrl(registrationId))).body).toMatchObject({
      paymentStatus: "paid",
      refundsOnTheWay: "0.00",
      money: { collected: "150.00", refunded: "40.00" },
      refunds: [{ state: "refunded" }],
    });

  expect(stripe.requests.length).toBeGreaterThan(8 * families);
  expect(stripe.requests.filter(({ problem }) => problem !== undefined)).toEqual([]);
  const sent = JSON.stringify(stripe.requests);
  expect(sent).toContain(ended[0]!.registrationId);
  expect(sent).not.toMatch(/Emma|Noah|Ortiz|bee stings|@|example\.com|\b555-/i);
}, 60_000);
