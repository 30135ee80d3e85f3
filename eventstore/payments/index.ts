import type { Context } from "../context.ts";
import { PaymentEvent, paymentSecrets } from "./events.ts";

export const payments = {
  name: "payments",
  facts: PaymentEvent.options,
  secrets: paymentSecrets,
  streams: ["payment"],
} satisfies Context;
