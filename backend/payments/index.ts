import { wordsAboutStrayMoneyOf } from "../../projections/payments/queries.ts";
import type { Context } from "../context.ts";
import { paymentCalls } from "./calls.ts";
import { testSubscriptionCalls } from "./testSubscriptionCalls.ts";
import { unmatchedPaymentCalls } from "./unmatchedCalls.ts";
import { hearOfPayments } from "./recordPayment.ts";

export const payments: Context = {
  name: "payments",
  calls: { "camp payments": unmatchedPaymentCalls, payments: [...paymentCalls, ...testSubscriptionCalls] },
  exported: [{ name: "notesOnUnmatchedPayments", rows: ({ db }, userId) => wordsAboutStrayMoneyOf(db, userId) }],
  whenProviderSays: hearOfPayments,
};
