import { type PaymentProvider, WebhookRefused } from "./provider.ts";
import { refused } from "./refusals.ts";

const refuse = async () => {
  throw refused("off");
};

/** Nobody takes cards. */
export const noCards: PaymentProvider = {
  mode: "off",
  publishableKey: null,
  startCardPayment: refuse,
  cardPayment: async () => undefined,
  cancelCardPayment: async () => {},
  refund: refuse,
  readWebhook() {
    throw new WebhookRefused("card payments are off");
  },
};
