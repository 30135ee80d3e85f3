import { Stripe } from "stripe";
import type { CardPayment, PaymentProvider, Refund, StartedPayment } from "../paymentProvider.ts";
import { signedEvent } from "./signedEvent.ts";
import { type ErrorLog, meaningOf } from "./stripeErrors.ts";

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

const statuses: Readonly<Record<string, CardPayment["status"]>> = {
  requires_payment_method: "open",
  requires_confirmation: "open",
  requires_action: "open",
  succeeded: "succeeded",
  canceled: "cancelled",
};

const started = ({ id, client_secret }: Stripe.PaymentIntent): StartedPayment => ({
  id,
  clientSecret: client_secret ?? "",
});

const paymentOf = (intent: Stripe.PaymentIntent): CardPayment => {
  const { last_payment_error: error, latest_charge: charge, metadata } = intent;
  return {
    ...started(intent),
    status: statuses[intent.status] ?? "processing",
    cents: intent.amount,
    receivedCents: intent.amount_received,
    refundedCents: charge && typeof charge !== "string" ? charge.amount_refunded : 0,
    currency: intent.currency,
    campId: metadata["campId"] ?? null,
    registrationId: metadata["registrationId"] ?? null,
    failure: error?.decline_code ?? error?.code ?? null,
  };
};

const refundStatus = (status: string | null): Refund["status"] => {
  if (status === "succeeded") return "succeeded";
  return status === "failed" || status === "canceled" ? "failed" : "pending";
};

const isCode = (error: unknown, code: string) => error instanceof Stripe.errors.StripeError && error.code === code;

/**
 * Cards by Stripe. It hears amounts and opaque ids, never who somebody is. A request whose answer is lost is sent again
 * under its key, so it counts once. `apiUrl`: another server in Stripe's place, for specs. `patience`: ms for one answer;
 * somebody waits, at worst for three of them.
 */
export const stripePayments = (
  { secretKey, publishableKey, webhookSecret }: StripeKeys,
  { log, apiUrl, patience = 8000 }: { log: ErrorLog; apiUrl?: string | undefined; patience?: number },
): PaymentProvider => {
  const elsewhere = apiUrl ? new URL(apiUrl) : undefined;
  const stripe = new Stripe(secretKey, {
    apiVersion: "2026-10-28.endive",
    maxNetworkRetries: 2,
    timeout: patience,
    telemetry: false,
    ...(elsewhere && {
      host: elsewhere.hostname,
      port: elsewhere.port,
      protocol: elsewhere.protocol === "http:" ? "http" : "https",
    }),
  });
  const live = /^[sr]k_live_/.test(secretKey);

  const asked = async <T>(request: () => Promise<T>): Promise<T> => {
    try {
      return await request();
    } catch (error) {
      throw meaningOf(error, log);
    }
  };

  return {
    mode: "stripe",
    publishableKey,
    startCardPayment: ({ campId, registrationId, cents, version }) =>
      asked(async () =>
        started(
          await stripe.paymentIntents.create(
            {
              amount: cents,
              currency: "usd",
              automatic_payment_methods: { enabled: true },
              metadata: { campId, registrationId },
            },
            { idempotencyKey: `pi:${registrationId}:${version}` },
          ),
        ),
      ),
    cardPayment: (id) =>
      asked(async () => {
        try {
          return paymentOf(await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] }));
        } catch (error) {
          if (isCode(error, "resource_missing")) return undefined;
          throw error;
        }
      }),
    cancelCardPayment: (id) =>
      asked(async () => {
        try {
          await stripe.paymentIntents.cancel(id);
        } catch (error) {
          if (!isCode(error, "payment_intent_unexpected_state")) throw error;
        }
      }),
    refund: ({ paymentId, cents, key }) =>
      asked(async () => {
        const { id, status } = await stripe.refunds.create(
          { payment_intent: paymentId, amount: cents },
          { idempotencyKey: `refund:${key}` },
        );
        return { id, status: refundStatus(status) };
      }),
    readWebhook: (rawBody, signature) => signedEvent({ rawBody, signature }, { secret: webhookSecret, live }),
  };
};
