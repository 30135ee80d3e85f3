import type { Router } from "@koa/router";
import type { Backend } from "../backend.ts";
import { WebhookRefused } from "../paymentProvider.ts";
import { Rejection } from "../rejection.ts";
import { stripeWebhookUrl } from "./contract.ts";
import { rawBody } from "./rawBody.ts";

const atMost = 1024 * 1024; // bytes

interface Log {
  warn(details: object, words: string): void;
}

/**
 * Where Stripe speaks to us. The signature says who it is: no session, no check of where it comes from, no limit. It is
 * answered with success only when everything that follows is recorded; else Stripe says it again later.
 */
export const webhookRoutes = (
  routes: Router,
  { payments, whenProviderSays, log }: Pick<Backend, "payments" | "whenProviderSays"> & { log: Log },
) => {
  routes.post(stripeWebhookUrl, async (ctx) => {
    const body = await rawBody(ctx.req, { atMost });
    try {
      const event = payments.readWebhook(body, ctx.get("Stripe-Signature"));
      const command = {
        actor: "system",
        now: new Date().toISOString(),
        requestId: ctx.state.requestId,
        key: `stripe:${event.id}`,
      } as const;
      for (const follow of whenProviderSays) await follow(command, event);
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      log.warn({ requestId: ctx.state.requestId, reason: error.message }, "a webhook was refused");
      throw new Rejection("malformed", "NotSigned", "This was not signed by the provider of card payments.");
    }
    ctx.body = { received: true };
  });
};
