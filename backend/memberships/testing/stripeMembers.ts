import { expect } from "vitest";
import { membershipStream } from "../../../eventstore/memberships/events.ts";
import type { Command } from "../../command.ts";
import { startStripeServer } from "../../payments/testing/stripeServer/stripeServer.ts";
import { deliver } from "../../payments/testing/webhooks.ts";
import { type Person, testProduct } from "../../testing/testProduct.ts";
import { subscriptionCheckoutUrl, subscriptionStatusUrl } from "../subscriptionContract.ts";
import { subscriptionWork } from "../subscriptionWork.ts";

const webhookSecret = "whsec_spec";

/** A product that sells memberships by Stripe, and what Stripe says and does. */
export const stripeMembers = async () => {
  const server = await startStripeServer({ webhookSecret });
  const environment = {
    STRIPE_SECRET_KEY: "sk_test_spec",
    STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: server.url,
  };
  const product = await testProduct(environment);
  const admin = await product.person("admin");
  const { memberships } = server;

  const say = async (type: string, object: object, more: object = {}) => {
    const { payload, signature } = server.eventAbout(type, object, more);
    return (await deliver(product.base, payload, signature)).status;
  };
  const sayOf = (subscriptionId: string) =>
    say("customer.subscription.updated", memberships.subscription(subscriptionId));
  const sayOfPayment = async (type: string, paymentId: string) => {
    const { payload, signature } = server.event(type, paymentId);
    expect((await deliver(product.base, payload, signature)).status).toBe(200);
  };
  const paymentIn = (invoice: object) => /"payment_intent":"(pi_\w+)"/.exec(JSON.stringify(invoice))?.[1];
  /** Everything Stripe says of a subscription. */
  const sayAll = async (sessionId: string, subscriptionId: string) => {
    expect(await say("checkout.session.completed", memberships.session(sessionId))).toBe(200);
    expect(await sayOf(subscriptionId)).toBe(200);
    for (const invoice of memberships.invoicesOf(subscriptionId)) {
      expect(await say("invoice.paid", invoice)).toBe(200);
      const paid = paymentIn(invoice);
      if (paid) await sayOfPayment("payment_intent.succeeded", paid);
    }
  };
  const checkedOut = async (who: Person, { id: playerId } = who as { id: string }): Promise<string> => {
    const { status, body } = await who("POST", subscriptionCheckoutUrl, { playerId });
    expect([status, body.code]).toEqual([201, undefined]);
    return String(body.url).split("/").at(-1)!;
  };

  return {
    server,
    product,
    environment: { ...product.environment, ...environment },
    admin,
    command: (): Command => ({ actor: "system", now: new Date().toISOString(), requestId: "spec" }),
    say,
    sayOf,
    sayOfPayment,
    sayAll,
    checkedOut,
    /** Somebody who subscribed, and Stripe said so. */
    bought: async () => {
      const kim = await product.person("student", { age: 30 });
      const sessionId = await checkedOut(kim);
      const { subscriptionId, customer } = memberships.pay(sessionId);
      await sayAll(sessionId, subscriptionId);
      return { kim, sessionId, subscriptionId, customer };
    },
    /** By which the latest invoice of a subscription was paid. */
    paymentOf: (subscriptionId: string) => paymentIn(memberships.invoicesOf(subscriptionId)[0]!)!,
    factsOf: async (playerId: string) => {
      const facts = [];
      for await (const { type } of product.backend.store.read(membershipStream(playerId))) facts.push(type);
      return facts;
    },
    statusOf: async (who: Person) => (await who("GET", subscriptionStatusUrl)).body,
    /** Timed work of this name, now or some time later (ms). */
    work: (name: string, later = 0) =>
      subscriptionWork
        .find((timed) => timed.name === name)!
        .run(product.backend, {
          now: new Date(Date.now() + later).toISOString(),
          signal: new AbortController().signal,
        }),
    stop: async () => {
      await product.close();
      await server.stop();
    },
  };
};
