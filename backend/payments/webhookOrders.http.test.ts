import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placed, published, cardPaymentStarted } from "../../eventstore/camps/examples.ts";
import type { CampEvent } from "../../eventstore/camps/events.ts";
import { camp } from "../camps/camp.ts";
import { createPaymentIntentUrl } from "../camps/contract.ts";
import { refundsUrl, registrationMoneyUrl } from "../camps/money/payContract.ts";
import { settleCardPayment } from "../camps/money/paySettle.ts";
import { registeredFamily } from "../camps/testing/families.ts";
import { given } from "../given.ts";
import type { CardPayment } from "./provider.ts";
import { builtProgram } from "../testing/builtProgram.ts";
import { inProportion } from "../testing/rounds.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { seeded } from "./testing/stripeServer/faults.ts";
import { startStripeServer } from "./testing/stripeServer/stripeServer.ts";
import { deliver } from "./testing/webhooks.ts";
import { openPayment } from "../testing/cardPayments.ts";

const times = 5;
const webhookSecret = "whsec_spec";

let server: Awaited<ReturnType<typeof startStripeServer>>;
let product: TestProduct;
let program: string;
let coach: Person, pat: Person;
let environment: Record<string, string>;
beforeAll(async () => {
  server = await startStripeServer({ webhookSecret });
  environment = {
    STRIPE_SECRET_KEY: "sk_test_spec",
    STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: server.url,
  };
  product = await testProduct(environment);
  coach = await product.person("instructor");
  pat = await product.person();
  program = await builtProgram(new URL("testing/hearAndDie.ts", import.meta.url));
});
afterAll(async () => {
  await product.close();
  await server.stop();
});

/** A registration with a payment started at Stripe. */
const started = async () => {
  const family = await registeredFamily(product, { instructorId: coach.id, payerId: pat.id });
  const { campId, registrationId } = family;
  const { status, body } = await pat("POST", createPaymentIntentUrl, { campId, registrationId });
  if (status !== 201) throw new Error(`starting failed: ${JSON.stringify(body)}`);
  return { ...family, paymentId: String(body.clientSecret).split("_secret_")[0]! };
};
const moneyFacts = async (campId: string) => {
  const types: string[] = [];
  for await (const { type } of product.backend.store.read(`camp-${campId}`)) types.push(type);
  return types.slice(2).sort();
};

const shuffled = <T>(all: readonly T[], random: () => number): T[] =>
  all
    .map((one) => [random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);

it("G3-37: Stripe's events, five times each, in any order, to two nodes at once: every fact once", async () => {
  const { campId, registrationId, paymentId } = await started();
  const words = [server.event("payment_intent.payment_failed", paymentId)];
  server.state.settle(paymentId, "succeeded");
  words.push(server.event("payment_intent.succeeded", paymentId));
  const another = await product.another(environment);
  const random = seeded(5);
  const say = async () => {
    const all = shuffled(Array.from({ length: times }, () => words).flat(), random);
    const answers = await Promise.all(
      all.map(({ payload, signature }, n) => deliver(n % 2 ? product.base : another.base, payload, signature)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  };
  await say();
  expect(await moneyFacts(campId)).toEqual(["CardPaymentStarted", "RegistrationPaid"]);
  const given = await coach("POST", refundsUrl(registrationId), { amount: "100.00" });
  expect(given.status).toBe(201);
  words.push(server.event("charge.refunded", paymentId), server.event("refund.created", paymentId));
  await say();
  const facts = await moneyFacts(campId);
  expect(facts.filter((type) => type === "RegistrationPaid")).toHaveLength(1);
  expect(facts.filter((type) => type === "RegistrationRefunded")).toHaveLength(1);

  const [refund] = server.state.refundsOf(paymentId);
  server.state.failRefund(refund!.id);
  server.state.dispute(paymentId);
  words.push(server.event("refund.failed", paymentId), server.event("charge.dispute.created", paymentId));
  await say();
  const { body: back } = await coach("GET", registrationMoneyUrl(registrationId));
  expect(back).toMatchObject({
    money: { collected: "300.00", refunded: "0.00", outstanding: "0.00" },
    mismatches: [{ why: "disputed", expected: "300.00", isOpen: true }],
    refunds: [{ state: "failed", failure: "lost_or_stolen_card" }],
  });
  server.state.dispute(paymentId, "lost");
  words.push(server.event("charge.dispute.closed", paymentId));
  await say();
  const { body: lost } = await coach("GET", registrationMoneyUrl(registrationId));
  expect(lost).toMatchObject({ paymentStatus: "unpaid", hasMismatch: false, money: { outstanding: "300.00" } });
  const after = (await moneyFacts(campId)).filter((type) => !facts.includes(type));
  expect(after).toEqual(["CardPaymentDisputeClosed", "CardPaymentDisputed", "RefundReturned"]);
  await another.close();
});

it("G3-37: in many random orders, looked up late or early, a payment ends the same", () => {
  const random = seeded(200);
  const books: CardPayment = {
    ...openPayment,
    id: cardPaymentStarted.data.paymentId,
    cents: 30_000,
    currency: "usd",
    reference: { kind: "registration", id: "g1", within: "c1" },
  };
  const succeeded = { status: "succeeded", receivedCents: 30_000, failure: null } as const;
  const life: CardPayment[] = [
    { ...books, failure: "insufficient_funds" },
    { ...books, ...succeeded },
    { ...books, ...succeeded, refundedCents: 10_000 },
    { ...books, ...succeeded, refundedCents: 30_000 },
  ];
  for (let order = 0; order < inProportion(200); order++) {
    let facts: CampEvent[] = [published, placed, cardPaymentStarted];
    const hear = (payment: CardPayment) => {
      const more = given(camp, ...facts).when(settleCardPayment({ registrationId: "g1", payment }));
      facts = [...facts, ...more];
    };
    let [happened, owed] = [0, 0];
    while (happened < life.length || owed > 0) {
      if (happened < life.length && (owed === 0 || random() < 0.3)) {
        happened++;
        owed += times;
        continue;
      }
      owed--;
      // A slow node acts on what it looked up a while ago.
      const seen = random() < 0.3 ? Math.floor(random() * happened) : happened - 1;
      hear(life[seen]!);
    }
    hear(life.at(-1)!);
    const paid = facts.filter(({ type }) => type === "RegistrationPaid");
    const back = facts.flatMap(({ type, data }) => (type === "RegistrationRefunded" ? [data] : []));
    expect(paid).toHaveLength(1);
    expect(back.reduce((sum, { cents }) => sum + cents, 0)).toBe(30_000);
    expect(back.at(-1)?.totalCents).toBe(30_000);
    expect(facts.filter(({ type }) => type === "CardPaymentMismatched")).toEqual([]);
  }
});

const killedOnce = async (step: string) => {
  const { campId, paymentId } = await started();
  server.state.settle(paymentId, "succeeded");
  const { payload, signature } = server.event("payment_intent.succeeded", paymentId);
  const dying = spawn(process.execPath, [program, step], {
    env: { ...process.env, ...product.environment, ...environment, NODE_ENV: "test" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(dying, "exit");
  const [base] = await once(dying.stdout, "data");
  await expect(deliver(String(base).trim(), payload, signature)).rejects.toMatchObject({ code: "ECONNRESET" });
  expect(await ended).toEqual([null, "SIGKILL"]);
  const before = await moneyFacts(campId);
  expect((await deliver(product.base, payload, signature)).status).toBe(200);
  expect(await moneyFacts(campId)).toEqual(["CardPaymentStarted", "RegistrationPaid"]);
  return before.includes("RegistrationPaid");
};

it("a node killed at any step of a webhook: Stripe sends it again, and there is exactly one fact", async () => {
  const steps = ["understood", "looked up", "recorded", "followed"];
  const wasRecorded = await Promise.all(steps.map(killedOnce));
  expect(wasRecorded).toEqual([false, false, true, true]); // they died where they should
});

it("Stripe was told nothing about the family, and nothing it would not accept", () => {
  const { personal } = placed.data;
  const names = [
    personal.parentName,
    personal.parentEmail,
    ...personal.participants.map(({ playerName }) => playerName),
  ];
  const sent = JSON.stringify(server.requests);
  for (const word of names.flatMap((name) => name.split(/[ @.]/)))
    expect(sent).not.toMatch(new RegExp(`\\b${word}\\b`, "i"));
  expect(server.requests.filter(({ problem }) => problem)).toEqual([]);
  expect(server.requests.length).toBeGreaterThan(10);
});
