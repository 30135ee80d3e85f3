import { createServer } from "node:http";
import { Router } from "@koa/router";
import Koa from "koa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { mount } from "../http/mount.ts";
import { answerRejections } from "../http/rejection.ts";
import { listenOn, stopServing } from "../http/serving.ts";
import { raw } from "../testing/raw.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";
import { paymentCalls } from "./calls.ts";
import { stripeWebhookUrl } from "./contract.ts";
import { type About, ProviderUnreachable } from "./provider.ts";
import { forgeries } from "./testing/forgeries.ts";
import { deliver, signatureOf } from "./testing/webhooks.ts";

const secret = "whsec_ofTheSpec";
const keys = {
  STRIPE_SECRET_KEY: "sk_test_spec",
  STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_URL: "http://127.0.0.1:9", // no one listens there
};
const event = (fields: object = {}) =>
  JSON.stringify({ id: "evt_1", object: "event", type: "account.updated", livemode: false, ...fields });

let product: TestProduct;
beforeAll(async () => void (product = await testProduct(keys)));
afterAll(() => product.close());

const forged = forgeries({ event, secret });

it.each(Object.keys(forged))("G2-9:webhook: forged, with %s: refused, and nothing is recorded", async (kind) => {
  const head = await product.backend.store.head();
  expect(await deliver(product.base, ...forged[kind]!())).toEqual({
    status: 400,
    body: { code: "NotSigned", message: "This wasn't signed by the card payment provider." },
  });
  expect(await product.backend.store.head()).toEqual(head);
});

it("a signed event is accepted, whoever delivers it: a browser on another site, someone who is logged in", async () => {
  const pat = await product.person();
  const headers = { "Stripe-Signature": signatureOf(event(), { secret }), "Sec-Fetch-Site": "cross-site" };
  const own = await pat("POST", stripeWebhookUrl, JSON.parse(event()), headers);
  expect(own).toMatchObject({ status: 200, body: { received: true } });
  const other = { ...headers, Origin: "https://elsewhere.example", "Content-Type": "text/plain" };
  const { status, headers: answered } = await raw(product.base, stripeWebhookUrl, {
    method: "POST",
    headers: other,
    body: event(),
  });
  expect([status, answered["set-cookie"]]).toEqual([200, undefined]);
});

it("accepts events up to a size, and nothing else at its address", async () => {
  const body = event({ filling: "x".repeat(1024 * 1024 - 200) });
  expect((await deliver(product.base, body, signatureOf(body, { secret }))).status).toBe(200);
  const larger = event({ filling: "x".repeat(1024 * 1024) });
  expect(await deliver(product.base, larger, signatureOf(larger, { secret }))).toMatchObject({
    status: 413,
    body: { code: "TooLarge" },
  });
  expect(await product.visitor()("GET", stripeWebhookUrl)).toMatchObject({ status: 405 });
});

it("no event is accepted where no cards are taken", async () => {
  const without = await product.another({ ...keys, PAYMENTS: "off" });
  const answer = await deliver(without.base, event(), signatureOf(event(), { secret }));
  expect(answer.status).toBe(400);
  await without.close();
});

it("the process log contains neither the event nor its signature", () => {
  const reasons = product.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "a webhook was refused");
  expect(new Set(reasons.map(({ reason }) => reason))).toEqual(
    new Set([
      "no valid signature",
      "signed in the future",
      "not an event",
      "of another API version",
      "of live payments",
    ]),
  );
  expect(product.lines.join("")).not.toMatch(/whsec|evt_|account\.updated|v1=/);
});

describe("whoever reacts", () => {
  const heard: unknown[] = [];
  let isReachable = true;
  const hear = async ({ actor, key }: Command, about: About) => {
    heard.push({ actor, key, about });
    if (!isReachable) throw new ProviderUnreachable();
  };
  const following = async (whenProviderSays: Backend["whenProviderSays"]) => {
    const routes = new Router();
    const backend = { payments: product.backend.payments, whenProviderSays } as unknown as Backend;
    mount(routes, paymentCalls, { backend, refuseCrossSite: () => {} });
    const app = new Koa().use(answerRejections).use(routes.routes());
    const faults: string[] = [];
    app.on("error", ({ message }: Error) => void faults.push(message));
    const server = createServer(app.callback());
    const base = `http://127.0.0.1:${await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" })}`;
    const say = async (type: string, object: object) => {
      const body = event({ id: `evt_${type}`, type, data: { object } });
      return (await deliver(base, body, signatureOf(body, { secret }))).status;
    };
    return { say, faults, stop: () => stopServing(server) };
  };
  const command = (type: string, about: About) => ({ actor: "system", key: `stripe:evt_${type}`, about });
  const paymentOf = (object: string) => ({ object, id: `${object}_7`, payment_intent: "pi_7" });

  it("is told what it is about; success only after all have reacted", async () => {
    const { say, stop } = await following([
      { payment: hear },
      { payment: hear, refund: hear, dispute: hear, checkout: hear, subscription: hear },
    ]);
    const paid = { object: "payment_intent", id: "pi_7" };
    isReachable = false;
    expect(await say("payment_intent.succeeded", paid)).toBe(503);
    isReachable = true;
    heard.splice(0);
    expect(await say("payment_intent.succeeded", paid)).toBe(200);
    expect(await say("charge.refunded", paymentOf("charge"))).toBe(200);
    expect(await say("refund.failed", paymentOf("refund"))).toBe(200);
    expect(await say("charge.dispute.created", paymentOf("dispute"))).toBe(200);
    expect(await say("customer.created", { object: "customer", id: "cus_7" })).toBe(200);
    expect(await say("checkout.session.completed", { object: "checkout.session", id: "cs_7" })).toBe(200);
    expect(await say("customer.subscription.updated", { object: "subscription", id: "sub_7" })).toBe(200);
    const parent = { type: "subscription_details", subscription_details: { subscription: "sub_7" } };
    expect(await say("invoice.paid", { object: "invoice", id: "in_7", parent })).toBe(200);
    expect(await say("invoice.created", { object: "invoice", id: "in_8", parent: null })).toBe(200); // of no subscription
    const payment = { kind: "payment", paymentId: "pi_7" } as const;
    expect(heard).toEqual([
      command("payment_intent.succeeded", payment),
      command("payment_intent.succeeded", payment), // to both
      command("charge.refunded", payment),
      command("charge.refunded", payment),
      command("refund.failed", { kind: "refund", paymentId: "pi_7" }),
      command("charge.dispute.created", { kind: "dispute", paymentId: "pi_7" }),
      command("checkout.session.completed", { kind: "checkout", checkoutId: "cs_7" }),
      command("customer.subscription.updated", { kind: "subscription", subscriptionId: "sub_7" }),
      command("invoice.paid", { kind: "subscription", subscriptionId: "sub_7" }),
    ]);
    await stop();
  });

  it("Stripe is not told that an event no one handles was handled, so it sends it again", async () => {
    const { say, faults, stop } = await following([{ payment: hear }, { refund: hear }]);
    expect(await say("charge.dispute.created", paymentOf("dispute"))).toBe(500);
    expect(faults).toEqual(["nobody follows what is said about a dispute"]);
    await stop();
  });
});
