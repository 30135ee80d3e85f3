import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { membershipStream } from "../../eventstore/memberships/events.ts";
import type { Command } from "../command.ts";
import { unmatchedPaymentsUrl } from "../payments/contract.ts";
import { eraseUrl } from "../privacy/contract.ts";
import { startStripeServer } from "../payments/testing/stripeServer/stripeServer.ts";
import { deliver } from "../payments/testing/webhooks.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { deactivateMembershipUrl, membershipUrl } from "./contract.ts";
import {
  subscriptionCancelUrl,
  subscriptionCheckoutUrl,
  subscriptionPauseUrl,
  subscriptionPortalUrl,
  subscriptionResumeUrl,
  subscriptionStatusUrl,
} from "./subscriptionContract.ts";
import { lookUpCheckout } from "./lookUp.ts";
import { subscriptionWork } from "./subscriptionWork.ts";

const webhookSecret = "whsec_spec";
let server: Awaited<ReturnType<typeof startStripeServer>>;
let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  server = await startStripeServer({ webhookSecret });
  product = await testProduct({
    STRIPE_SECRET_KEY: "sk_test_spec",
    STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: server.url,
  });
  admin = await product.person("admin");
});
beforeEach(() => server.misbehave({ drop: 0, fail: 0 }));
afterAll(async () => {
  await product.close();
  await server.stop();
});

const command = (): Command => ({ actor: "system", now: new Date().toISOString(), requestId: "spec" });
const factsOf = async (playerId: string) => {
  const facts = [];
  for await (const { type } of product.backend.store.read(membershipStream(playerId))) facts.push(type);
  return facts;
};
const statusOf = async (who: Person) => (await who("GET", subscriptionStatusUrl)).body;
const say = async (type: string, object: object, more: object = {}) => {
  const { payload, signature } = server.eventAbout(type, object, more);
  return (await deliver(product.base, payload, signature)).status;
};
const checkedOut = async (who: Person): Promise<string> => {
  const { status, body } = await who("POST", subscriptionCheckoutUrl, {});
  expect([status, body.code]).toEqual([201, undefined]);
  return String(body.url).split("/").at(-1)!;
};
/** Everything Stripe says of a subscription. */
const sayAll = async (sessionId: string, subscriptionId: string) => {
  const session = server.memberships.session(sessionId);
  expect(await say("checkout.session.completed", session)).toBe(200);
  expect(await say("customer.subscription.updated", server.memberships.subscription(subscriptionId))).toBe(200);
  for (const invoice of server.memberships.invoicesOf(subscriptionId)) {
    expect(await say("invoice.paid", invoice)).toBe(200);
    const paid = JSON.stringify(invoice).match(/"payment_intent":"(pi_\w+)"/)?.[1];
    if (!paid) continue;
    const { payload, signature } = server.event("payment_intent.succeeded", paid);
    expect((await deliver(product.base, payload, signature)).status).toBe(200);
  }
};
const bought = async () => {
  const kim = await product.person("student", { age: 30 });
  const sessionId = await checkedOut(kim);
  const { subscriptionId, customer } = server.memberships.pay(sessionId);
  await sayAll(sessionId, subscriptionId);
  return { kim, sessionId, subscriptionId, customer };
};
const sayOf = (subscriptionId: string) =>
  say("customer.subscription.updated", server.memberships.subscription(subscriptionId));

describe("a membership by Stripe", () => {
  it("is paid on Stripe's page, and nothing of it is unmatched money", async () => {
    const { kim, subscriptionId } = await bought();
    expect(await factsOf(kim.id)).toEqual(["MembershipCheckoutStarted", "MembershipPeriodPaid", "MembershipActivated"]);
    expect(await statusOf(kim)).toMatchObject({ standing: "paid", isPayer: true, card: { hasFailed: false } });
    server.memberships.renew(subscriptionId);
    await sayOf(subscriptionId);
    expect(await factsOf(kim.id)).toHaveLength(3); // a draft is paid by nobody
    server.memberships.collect(subscriptionId, "paid");
    const [renewal] = server.memberships.invoicesOf(subscriptionId).slice(-1);
    const paid = /"payment_intent":"(pi_\w+)"/.exec(JSON.stringify(renewal))![1]!;
    const { payload, signature } = server.event("payment_intent.succeeded", paid);
    expect((await deliver(product.base, payload, signature)).status).toBe(200);
    expect((await factsOf(kim.id)).slice(3)).toEqual(["MembershipPeriodPaid"]);
    expect((await admin("GET", unmatchedPaymentsUrl)).body).toEqual([]);
  });

  it("is heard of without its webhooks", async () => {
    const kim = await product.person("student", { age: 30 });
    const sessionId = await checkedOut(kim);
    server.memberships.pay(sessionId);
    await lookUpCheckout(product.backend, command(), sessionId);
    expect(await statusOf(kim)).toMatchObject({ standing: "paid" });
  });

  it("fails, is tried again, and ends unpaid", async () => {
    const { kim, subscriptionId } = await bought();
    server.memberships.renew(subscriptionId);
    server.memberships.collect(subscriptionId, "declined");
    await sayOf(subscriptionId);
    expect(await statusOf(kim)).toMatchObject({ membershipStatus: "active", card: { hasFailed: true } });
    for (let tries = 0; tries < 3; tries++) server.memberships.collect(subscriptionId, "declined");
    await sayOf(subscriptionId);
    expect(await statusOf(kim)).toMatchObject({ membershipStatus: "inactive", card: null });
    expect((await factsOf(kim.id)).slice(3)).toEqual(["MembershipPaymentFailed", "MembershipEnded"]);
  });

  it("is canceled, kept, paused, and canceled in Stripe's portal", async () => {
    const { kim, subscriptionId } = await bought();
    expect((await kim("POST", subscriptionCancelUrl, {})).body).toMatchObject({ standing: "ending" });
    expect((await kim("POST", subscriptionResumeUrl, {})).body).toMatchObject({ standing: "paid" });
    const { body: paused } = await kim("POST", subscriptionPauseUrl, { months: 2 });
    expect(paused).toMatchObject({ standing: "paid", pausedUntil: expect.any(String) });
    server.memberships.renew(subscriptionId);
    await sayOf(subscriptionId);
    expect((await factsOf(kim.id)).filter((type) => type === "MembershipPeriodPaid")).toHaveLength(1);
    expect((await kim("POST", subscriptionResumeUrl, {})).body).toMatchObject({ pausedUntil: null });
    expect((await kim("POST", subscriptionPortalUrl, {})).body.url).toContain("/portal/cus_");
  });

  it("is ended by an admin, also while Stripe is away", async () => {
    const { kim, subscriptionId } = await bought();
    server.misbehave({ drop: 1, fail: 0 });
    await admin("POST", deactivateMembershipUrl, { userId: kim.id });
    server.misbehave({ drop: 0, fail: 0 });
    expect((await admin("GET", membershipUrl(kim.id))).body).toMatchObject({ membershipStatus: "inactive" });
    const work = subscriptionWork.find(({ name }) => name === "stop charging for memberships")!;
    await work.run(product.backend, { now: command().now, signal: new AbortController().signal });
    expect(server.memberships.subscription(subscriptionId)["status"]).toBe("canceled");
    expect((await factsOf(kim.id)).at(-1)).toBe("MembershipBillingStopped");
  });

  it("ends with the player who is erased, and Stripe forgets who paid", async () => {
    const { kim, subscriptionId, customer } = await bought();
    await admin("POST", eraseUrl, { userId: kim.id });
    expect(server.memberships.subscription(subscriptionId)["status"]).toBe("canceled");
    expect(server.memberships.customers().find(({ id }) => id === customer)).toMatchObject({ deleted: true });
    expect((await factsOf(kim.id)).slice(3)).toEqual(["MembershipEnded", "MembershipBillingStopped"]);
  });

  it("is never paid twice: a second one is ended, and its money waits for an admin", async () => {
    const { kim, sessionId } = await bought();
    const { subscriptionId: second } = server.memberships.pay(sessionId); // as nobody could by our pages
    await sayAll(sessionId, second);
    expect(server.memberships.subscription(second)["status"]).toBe("canceled");
    expect((await factsOf(kim.id)).filter((type) => type === "MembershipPeriodPaid")).toHaveLength(1);
    const { body: unmatched } = await admin("GET", unmatchedPaymentsUrl);
    expect(unmatched).toMatchObject([{ amount: "10.00" }]);
  });
});

describe("forged payments activate nothing", () => {
  const forged = async (as: Parameters<typeof server.memberships.pay>[1]) => {
    const kim = await product.person("student", { age: 30 });
    const sessionId = await checkedOut(kim);
    const { subscriptionId } = server.memberships.pay(sessionId, as);
    await sayAll(sessionId, subscriptionId);
    return kim;
  };

  it.each([
    ["of a foreign price", { cents: 500 }],
    ["of 0 cents", { cents: 0 }],
    ["in euros", { currency: "eur" }],
    ["unpaid", { unpaid: true }],
  ] as const)("%s", async (_, as) => {
    const before = (await admin("GET", unmatchedPaymentsUrl)).body.length;
    const kim = await forged(as);
    const money = "unpaid" in as ? 0 : 1; // what came in waits for an admin
    expect((await admin("GET", unmatchedPaymentsUrl)).body).toHaveLength(before + money);
    expect(await factsOf(kim.id)).toEqual(["MembershipCheckoutStarted"]);
    expect(await statusOf(kim)).toMatchObject({ membershipStatus: "inactive" });
  });

  it("for another player, whoever's metadata it carries", async () => {
    const lee = await product.person("student", { age: 30 });
    const kim = await forged({ playerId: lee.id });
    for (const { id } of [kim, lee]) expect(await factsOf(id)).not.toContain("MembershipActivated");
  });

  it("of live money, while our keys are for tests", async () => {
    expect(await say("invoice.paid", { object: "invoice", id: "in_1" }, { livemode: true })).toBe(400);
  });
});

it("answers lost and failed: one subscription, one charge a month", async () => {
  server.misbehave({ drop: 0.3, fail: 0.2 });
  const kim = await product.person("student", { age: 30 });
  let page: string | undefined;
  for (let tries = 0; tries < 40 && page === undefined; tries++) {
    const { status, body } = await kim("POST", subscriptionCheckoutUrl, {});
    if (status === 201) page = String(body.url).split("/").at(-1)!;
  }
  const sessions = server.memberships.sessions().filter((one) => one["client_reference_id"] === kim.id);
  expect(sessions.map(({ id }) => id)).toEqual([page]);
  const { subscriptionId } = server.memberships.pay(page!);
  for (let tries = 0; tries < 40; tries++) {
    const { payload, signature } = server.eventAbout(
      "customer.subscription.updated",
      server.memberships.subscription(subscriptionId),
    );
    if ((await deliver(product.base, payload, signature)).status === 200) break;
  }
  server.misbehave({ drop: 0, fail: 0 });
  expect((await factsOf(kim.id)).filter((type) => type === "MembershipPeriodPaid")).toHaveLength(1);
  expect(await statusOf(kim)).toMatchObject({ standing: "paid" });
}, 120_000);

it("Stripe learned of no one but by opaque ids, and of nothing it would not accept", () => {
  const sent = JSON.stringify(server.requests);
  expect(sent).not.toMatch(/@|Pat|No\d/);
  expect(server.requests.filter(({ problem }) => problem)).toEqual([]);
  expect(server.requests.length).toBeGreaterThan(30);
});
