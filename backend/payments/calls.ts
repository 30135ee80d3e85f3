import type { WhenProviderSays } from "../backend.ts";
import type { Command } from "../command.ts";
import { raw } from "../http/bodies/bodies.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import {
  Heard,
  OpenTestPayment,
  openTestPaymentUrl,
  PayTestPayment,
  payTestPaymentUrl,
  stripeWebhookUrl,
  TestPaymentView,
} from "./contract.ts";
import { found } from "./inTestMode.ts";
import { type About, type AboutKind, WebhookRefused } from "./provider.ts";
import { openTestPayment, payWithTestCard } from "./testMode/testCards.ts";

const largestEvent = 1024 * 1024; // bytes

const holder = { who: "everybody", whoInWords: "anyone with the payment's secret, in test mode" } as const;

/** Everyone concerned reacts. If no one is, that is a fault: it must not seem handled, so that it is sent again. */
const tell = async <Kind extends AboutKind>(
  everybody: readonly WhenProviderSays[],
  command: Command,
  about: About<Kind>,
) => {
  const followers = everybody.flatMap((each) => each[about.kind] ?? []);
  if (followers.length === 0) throw new Error(`nobody follows what is said about a ${about.kind}`);
  for (const follow of followers) await follow(command, about);
};

/**
 * Where Stripe calls us. The signature says who it is: no session, no cross-site check, no limit. It gets a success
 * only after everything that follows is recorded; otherwise Stripe sends it again later.
 */
const webhook = call(
  "POST",
  stripeWebhookUrl,
  {
    does: "Receives events from Stripe. Each is looked up at Stripe before it counts.",
    who: "everybody",
    whoInWords: "Stripe, which signs each event in the header Stripe-Signature",
    fromAnywhere: true,
    body: raw("application/json", { atMost: largestEvent }),
    answer: { status: 200, body: Heard },
    refused: {
      400: "It isn't signed by Stripe for this account, or was signed more than five minutes ago.",
      408: "The event took longer than 15 seconds to arrive.",
      413: "The event is larger than 1 MiB.",
    },
  },
  async ({ body, ctx }, { payments, whenProviderSays, log }) => {
    const { requestId } = ctx.state;
    try {
      const event = await payments.readWebhook(body, ctx.get("Stripe-Signature"));
      const now = new Date().toISOString();
      const command = { actor: "system", now, requestId, key: `stripe:${event.id}` } as const;
      if (event.about) await tell(whenProviderSays, command, event.about);
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      log.warn({ requestId, reason: error.message }, "a webhook was refused");
      throw new Rejection("malformed", "NotSigned", "This wasn't signed by the card payment provider.");
    }
    return { received: true } as const;
  },
);

export const paymentCalls: readonly Call[] = [
  webhook,
  call(
    "POST",
    openTestPaymentUrl(":id"),
    {
      does: "Shows the status of a test-mode payment.",
      ...holder,
      body: OpenTestPayment,
      answer: { status: 200, body: TestPaymentView },
    },
    async ({ params: { id }, body }, backend) =>
      found(backend, await openTestPayment(backend.db, { ...body, id: found(backend, id) })),
  ),
  call(
    "POST",
    payTestPaymentUrl(":id"),
    {
      does: "Pays a test-mode payment with a test card. No money moves.",
      ...holder,
      body: PayTestPayment,
      answer: { status: 200, body: TestPaymentView },
      refused: { 409: "The payment was canceled." },
    },
    async ({ params: { id }, body }, backend) =>
      found(backend, await payWithTestCard(backend.db, { ...body, id: found(backend, id) })),
  ),
];
