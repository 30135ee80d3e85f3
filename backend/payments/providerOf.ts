import { createHmac } from "node:crypto";
import type { Knex } from "knex";
import { businessOf } from "../business.ts";
import type { Configuration } from "../configuration.ts";
import { type PaymentProvider, WebhookRefused } from "./provider.ts";
import { refused } from "./refusals.ts";
import type { ErrorLog } from "./stripe/stripeErrors.ts";
import { testPayments } from "./testMode/testPayments.ts";

const refuse = async () => {
  throw refused("off");
};

/** No one takes cards. */
const noCards: PaymentProvider = {
  mode: "off",
  publishableKey: null,
  startCardPayment: refuse,
  cardPayment: async () => undefined,
  cancelCardPayment: async () => {},
  refund: refuse,
  subscriptions: null,
  settings: async () => [],
  async readWebhook() {
    throw new WebhookRefused("card payments are off");
  },
};

/** Signs test mode's events: the same on every node, and known only to them. */
export const testWebhookSecret = (sessionSecret: string) =>
  `whsec_${createHmac("sha256", sessionSecret).update("events of test payments").digest("hex")}`;

/** Who takes cards, by configuration. */
export const providerOf = async (
  configuration: Configuration,
  { db, log, webhookSecret }: { db: Knex; log: ErrorLog; webhookSecret: string },
): Promise<PaymentProvider> => {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = configuration;
  if (PAYMENTS === "off") return noCards;
  if (PAYMENTS === "test") return testPayments({ db, webhookSecret });
  const keys = {
    secretKey: STRIPE_SECRET_KEY!,
    publishableKey: STRIPE_PUBLISHABLE_KEY!,
    webhookSecret: STRIPE_WEBHOOK_SECRET!,
  };
  const { stripePayments } = await import("./stripe/stripe.ts"); // without keys there is no need to wait for its library
  return stripePayments(keys, { log, apiUrl: STRIPE_API_URL, siteUrl: businessOf(configuration).siteUrl });
};
