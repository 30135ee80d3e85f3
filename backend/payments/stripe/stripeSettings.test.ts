import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listenOn, stopServing } from "../../http/serving.ts";
import { stripePayments } from "./stripe.ts";
import { heardEvents } from "./stripeSettings.ts";
import { startStripeServer } from "../testing/stripeServer/stripeServer.ts";

const keys = { secretKey: "sk_test_spec", publishableKey: "pk_test_spec", webhookSecret: "whsec_spec" };
const siteUrl = "https://fungo.example";

let server: Awaited<ReturnType<typeof startStripeServer>>;
beforeAll(async () => void (server = await startStripeServer()));
afterAll(() => server.stop());

const settings = async (apiUrl = server.url, more: Partial<typeof keys> = {}) =>
  stripePayments({ ...keys, ...more }, { log: { error() {} }, siteUrl, apiUrl }).settings();
const ofWebhook = async (endpoint: object) => {
  server.memberships.setUp({ url: `${siteUrl}/api/stripe/webhook`, enabled_events: heardEvents, ...endpoint });
  const [{ value, problem } = { value: undefined }] = await settings();
  return [value, problem];
};

it("an endpoint that is set up as the manual says is in order; what differs is said, with what to do", async () => {
  expect((await settings())[0]).toMatchObject({ value: "none", problem: expect.stringContaining(siteUrl) });
  expect(await ofWebhook({})).toEqual(["enabled, API version 2026-10-28.endive, 17 events", undefined]);
  expect(await ofWebhook({ enabled_events: ["*"] })).toEqual([expect.stringContaining("all events"), undefined]);
  const few = heardEvents.filter((event) => !event.startsWith("invoice."));
  const missing = "it isn't sent invoice.paid, invoice.payment_failed, invoice.voided.";
  expect((await ofWebhook({ enabled_events: few }))[1]).toContain(missing);
  expect((await ofWebhook({ status: "disabled" }))[1]).toContain("it's turned off");
  expect((await ofWebhook({ api_version: "2024-06-20" }))[1]).toContain("Add one of 2026-10-28.endive");
  expect((await ofWebhook({ api_version: null }))[1]).toContain("another API version");
});

it("memberships that stay unpaid after the last retry are reported; what a key may not read is no problem", async () => {
  const stripe = stripePayments(keys, { log: { error() {} }, siteUrl, apiUrl: server.url });
  const returnTo = { done: "/done", left: "/left" };
  const page = { playerId: "kim", payerId: "kim", version: 1, customerId: null, returnTo };
  const { id } = await stripe.subscriptions!.startCheckout(page);
  const { subscriptionId } = server.memberships.pay(id);
  expect((await settings())[1]).toEqual({ name: "memberships", value: "none left unpaid" });
  server.memberships.leaveUnpaid(subscriptionId);
  expect((await settings())[1]).toMatchObject({ value: "1 left unpaid", problem: expect.stringMatching(/cancel/) });

  const restricted = createServer((_, response) =>
    response
      .writeHead(403, { "Content-Type": "application/json" })
      .end(JSON.stringify({ error: { type: "api_error" } })),
  );
  const port = await listenOn(restricted, { port: 0, variable: "PORT", host: "127.0.0.1" });
  for (const setting of await settings(`http://127.0.0.1:${port}`))
    expect(setting).toEqual({ name: setting.name, value: "this key may not read it" });
  await stopServing(restricted);
  for (const { problem } of await settings(server.url, { secretKey: "sk_test_another" }))
    expect(problem).toContain("Stripe doesn't know the key");
});

it("the operators' manual names the same events", () => {
  const manual = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const line = manual.split("\n").find((text) => text.startsWith("- **The webhook**"))!;
  const named = [...line.matchAll(/`((?:\w+\.)+\w+)`/g)].map(([, event]) => event);
  expect(named).toEqual(heardEvents);
});
