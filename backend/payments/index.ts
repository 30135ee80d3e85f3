import type { Context } from "../context.ts";
import { paymentCalls } from "./calls.ts";
import { hearOfPayments } from "./recordPayment.ts";

export const payments: Context = {
  name: "payments",
  calls: { payments: paymentCalls },
  whenProviderSays: hearOfPayments,
};
