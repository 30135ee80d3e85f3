import { createServer } from "node:http";
import { Router } from "@koa/router";
import Koa from "koa";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Backend, WhenProviderSays } from "../backend.ts";
import { type ProviderEvent, ProviderUnreachable } from "../paymentProvider.ts";
import { mount } from "../http/mount.ts";
import { answerRejections } from "../http/rejection.ts";
import { listenOn, stopServing } from "../http/serving.ts";
import { raw } from "../testing/raw.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";
import { paymentCalls } from "./calls.ts";
import { stripeWebhookUrl } from "./contract.ts";
import { forgeries } from "./testing/forgeries.ts";
import { deliver, signatureOf } from "./testing/webhooks.ts";

const secret = "whsec_ofTheSpec";
const keys = {
  STRIPE_SECRET_KEY: "sk_test_spec",
  STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_URL: "http://127.0.0.1:9", // nobody listens there
};
const event = (told: object = {}) =>
  JSON.stringify({ id: "evt_1", object: "event", type: "account.updated", livemode: false, ...told });

let product: TestProduct;
beforeAll(async () => void (product = await testProduct(keys)));
afterAll(() => product.close());

const forged = forgeries({ event, secret });

it.each(Object.keys(forged))("forged, with %s: refused, and nothing is recorded", async (kind) => {
  const head = await product.backend.store.head();
  expect(await deliver(product.base, ...forged[kind]!())).toEqual({
    status: 400,
    body: { code: "NotSigned", message: "This was not signed by the provider of card payments." },
  });
  expect(await product.backend.store.head()).toEqual(head);
});

it("what is signed is heard, by whoever brings it: a browser of another site, somebody who is logged in", async () => {
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

it("takes events up to a size, and nothing else at its address", async () => {
  const body = event({ filling: "x".repeat(1024 * 1024 - 200) });
  expect((await deliver(product.base, body, signatureOf(body, { secret }))).status).toBe(200);
  const larger = event({ filling: "x".repeat(1024 * 1024) });
  expect(await deliver(product.base, larger, signatureOf(larger, { secret }))).toMatchObject({
    status: 413,
    body: { code: "TooLarge" },
  });
  expect(await product.visitor()("GET", stripeWebhookUrl)).toMatchObject({ status: 405 });
});

it("nobody is heard where no cards are taken", async () => {
  const without = await product.another({ ...keys, PAYMENTS: "off" });
  const told = await deliver(without.base, event(), signatureOf(event(), { secret }));
  expect(told.status).toBe(400);
  await without.close();
});

it("the process log holds neither what was said nor how it was signed", () => {
  const reasons = product.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "a webhook was refused");
  expect(new Set(reasons.map(({ reason }) => reason))).toEqual(
    new Set(["no valid signature", "signed in the future", "not an event", "of live payments"]),
  );
  expect(product.lines.join("")).not.toMatch(/whsec|evt_|account\.updated|v1=/);
});

it("whoever follows is told which payment it is about; success only when all have followed", async () => {
  const heard: unknown[] = [];
  let followed = false;
  const follow: WhenProviderSays = async ({ actor, key }, said) => {
    heard.push({ actor, key, ...said });
    if (!followed) throw new ProviderUnreachable();
  };
  const payments = { ...product.backend.payments };
  const routes = new Router();
  const backend = { payments, whenProviderSays: [follow] as const } as unknown as Backend;
  mount(routes, paymentCalls, { backend, refuseCrossSite: () => {} });
  const server = createServer(new Koa().use(answerRejections).use(routes.routes()).callback());
  const base = `http://127.0.0.1:${await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" })}`;
  const say = async (type: string, object: object) => {
    const body = event({ id: `evt_${type}`, type, data: { object } });
    return (await deliver(base, body, signatureOf(body, { secret }))).status;
  };
  const paid = { object: "payment_intent", id: "pi_7" };
  expect(await say("payment_intent.succeeded", paid)).toBe(503);
  followed = true;
  expect(await say("payment_intent.succeeded", paid)).toBe(200);
  expect(await say("charge.refunded", { object: "charge", id: "ch_7", payment_intent: "pi_7" })).toBe(200);
  expect(await say("customer.created", { object: "customer", id: "cus_7" })).toBe(200);
  const told = (type: string, paymentId: string | null) => ({
    actor: "system",
    key: `stripe:evt_${type}`,
    ...({ id: `evt_${type}`, type, live: false, paymentId } satisfies ProviderEvent),
  });
  expect(heard).toEqual([
    told("payment_intent.succeeded", "pi_7"),
    told("payment_intent.succeeded", "pi_7"),
    told("charge.refunded", "pi_7"),
    told("customer.created", null),
  ]);
  await stopServing(server);
});
