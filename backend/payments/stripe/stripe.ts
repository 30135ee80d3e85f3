import { Stripe } from "stripe";
import type { CardPayment, Dispute, PaymentProvider, PaymentReference, Refund, StartedPayment } from "../provider.ts";
import { stripeSubscriptions } from "./stripeSubscriptions.ts";
import { apiVersion, signedEvent } from "../signedEvent.ts";
import { stripeSettings } from "./stripeSettings.ts";
import { type ErrorLog, meaningOf } from "./stripeErrors.ts";

// Registrations came first, and keep their own metadata keys forever: payments started before references had a kind
// carry them, and a node of the previous version, still serving beside this one, reads no others.

/** How a payment carries its reference at Stripe. */
const metadataOf = ({ kind, id, within }: PaymentReference): Record<string, string> => {
  const scope = within === null ? {} : { within };
  if (kind !== "registration") return { kind, id, ...scope };
  return { registrationId: id, ...(within !== null && { campId: within }) };
};

/** Null for a payment not requested by us. */
const referenceIn = (metadata: Readonly<Record<string, string>>): PaymentReference | null => {
  const { kind, id, within = null, registrationId, campId = null } = metadata;
  if (registrationId !== undefined) return { kind: "registration", id: registrationId, within: campId };
  return kind === undefined || id === undefined ? null : { kind, id, within };
};

interface StripeKeys {
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

const refundStatus = (status: string | null): Refund["status"] => {
  if (status === "succeeded") return "succeeded";
  return status === "failed" || status === "canceled" ? "failed" : "pending";
};

const disputeStates: Readonly<Record<string, Dispute["state"]>> = {
  won: "won",
  warning_closed: "won", // an inquiry that became no dispute
  lost: "lost",
  prevented: "lost", // settled before it became one, by refunding the money
};
const disputeOf = ({ id, amount, reason, status }: Stripe.Dispute): Dispute => ({
  id,
  cents: amount,
  code: reason,
  state: disputeStates[status] ?? "open",
});

const paymentOf = (
  intent: Stripe.PaymentIntent,
  { refunds, disputes }: { refunds: readonly Stripe.Refund[]; disputes: readonly Stripe.Dispute[] },
): CardPayment => {
  const { last_payment_error: error } = intent;
  const failed = refunds.filter(({ status }) => refundStatus(status) === "failed");
  const out = refunds.filter((refund) => !failed.includes(refund));
  return {
    ...started(intent),
    status: statuses[intent.status] ?? "processing",
    cents: intent.amount,
    receivedCents: intent.amount_received,
    refundedCents: out.reduce((sum, { amount }) => sum + amount, 0),
    failedRefunds: failed.map(({ id, amount, metadata: about, failure_reason }) => ({
      id,
      key: about?.["refundId"] ?? null,
      cents: amount,
      code: failure_reason ?? "failed",
    })),
    disputes: disputes.map(disputeOf),
    currency: intent.currency,
    reference: referenceIn(intent.metadata),
    failure: error?.decline_code ?? error?.code ?? null,
  };
};

const isCode = (error: unknown, code: string) => error instanceof Stripe.errors.StripeError && error.code === code;

/**
 * Cards by Stripe. It learns amounts and opaque ids, never who someone is. A request whose answer is lost is sent again
 * under its key, so it counts once. `apiUrl`: another server in Stripe's place, for specs. `patience`: ms for one
 * answer; a person waits, at worst for three of them.
 */
export const stripePayments = (
  { secretKey, publishableKey, webhookSecret }: StripeKeys,
  {
    log,
    siteUrl,
    apiUrl,
    patience = 8000,
  }: { log: ErrorLog; siteUrl: string; apiUrl?: string | undefined; patience?: number },
): PaymentProvider => {
  const elsewhere = apiUrl ? new URL(apiUrl) : undefined;
  const stripe = new Stripe(secretKey, {
    apiVersion,
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

  /**
   * What happened to a payment after it came in. The charge contains ten refunds, and only says whether there are
   * disputes.
   */
  const since = async ({ id, latest_charge: charge }: Stripe.PaymentIntent) => {
    if (!charge || typeof charge === "string") return { refunds: [], disputes: [] };
    const all = { payment_intent: id, limit: 100 };
    const refunds = charge.refunds?.has_more ? await stripe.refunds.list(all) : charge.refunds;
    const disputes = charge.disputed ? await stripe.disputes.list(all) : undefined;
    return { refunds: refunds?.data ?? [], disputes: disputes?.data ?? [] };
  };

  return {
    mode: "stripe",
    publishableKey,
    startCardPayment: ({ reference, cents, version }) =>
      asked(async () =>
        started(
          await stripe.paymentIntents.create(
            {
              amount: cents,
              currency: "usd",
              automatic_payment_methods: { enabled: true },
              metadata: metadataOf(reference),
            },
            { idempotencyKey: `pi:${reference.id}:${version}` },
          ),
        ),
      ),
    cardPayment: (id) =>
      asked(async () => {
        try {
          const intent = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge.refunds"] });
          return paymentOf(intent, await since(intent));
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
          { payment_intent: paymentId, amount: cents, metadata: { refundId: key } },
          { idempotencyKey: `refund:${key}` },
        );
        return { id, status: refundStatus(status) };
      }),
    subscriptions: stripeSubscriptions({ stripe, asked, siteUrl }),
    settings: () => stripeSettings(stripe, siteUrl),
    readWebhook: (rawBody, signature) => signedEvent({ rawBody, signature }, { secret: webhookSecret, live }),
  };
};
