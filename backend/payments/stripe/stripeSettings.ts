import { Stripe } from "stripe";
import { stripeWebhookUrl } from "../contract.ts";
import type { ProviderSetting } from "../provider.ts";
import { apiVersion } from "../signedEvent.ts";

/** What Stripe tells us of, if its endpoint is set up as the operators' manual says. */
export const heardEvents = [
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "payment_intent.processing",
  "charge.refunded",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.closed",
  "checkout.session.completed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.voided",
] as const;

type Read = Omit<ProviderSetting, "name">;

const ofEndpoint = ({ status, enabled_events: events, api_version: version }: Stripe.WebhookEndpoint): Read => {
  const missing = events.includes("*") ? [] : heardEvents.filter((event) => !events.includes(event));
  const value = `${status}, API version ${version ?? "of the account"}, ${events.includes("*") ? "all" : events.length} events`;
  if (status !== "enabled")
    return { value, problem: "it's turned off. Turn it on in Stripe's dashboard, under Webhooks." };
  if (missing.length > 0)
    return { value, problem: `it isn't sent ${missing.join(", ")}. Add them in Stripe's dashboard, under Webhooks.` };
  if (version !== apiVersion)
    return {
      value,
      problem: `it's of another API version. Add one of ${apiVersion} in Stripe's dashboard, set its secret here, then delete this one.`,
    };
  return { value };
};

const webhook = async (stripe: Stripe, url: string): Promise<Read> => {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const found = data.find((endpoint) => endpoint.url === url);
  return found
    ? ofEndpoint(found)
    : { value: "none", problem: `there's none for ${url}. Add one in Stripe's dashboard, as the manual says.` };
};

/** What Stripe does after the last retry can't be asked, but it shows in what became of memberships. */
const afterLastRetry = async (stripe: Stripe): Promise<Read> => {
  const { data } = await stripe.subscriptions.list({ status: "unpaid", limit: 100 });
  const ours = data.filter(({ metadata }) => metadata["playerId"] !== undefined).length;
  if (ours === 0) return { value: "none left unpaid" };
  return {
    value: `${ours} left unpaid`,
    problem: "in Stripe's dashboard, under Billing, let it cancel a subscription after the last retry.",
  };
};

const errorRead = (error: unknown): Read => {
  const { StripePermissionError, StripeAuthenticationError, StripeError } = Stripe.errors;
  if (error instanceof StripePermissionError) return { value: "this key may not read it" };
  if (error instanceof StripeAuthenticationError)
    return { value: "unknown", problem: "Stripe doesn't know the key. Set STRIPE_SECRET_KEY to one that's valid." };
  if (error instanceof StripeError) return { value: "unknown", problem: "Stripe didn't answer. Try again later." };
  throw error;
};

/** What of Stripe's settings this product depends on, as far as the key may read them. */
export const stripeSettings = (stripe: Stripe, siteUrl: string): Promise<ProviderSetting[]> => {
  const asked: Readonly<Record<string, Promise<Read>>> = {
    webhook: webhook(stripe, siteUrl + stripeWebhookUrl),
    memberships: afterLastRetry(stripe),
  };
  return Promise.all(Object.entries(asked).map(async ([name, read]) => ({ name, ...(await read.catch(errorRead)) })));
};
