import { listUnmatchedPayments } from "../../projections/payments/queries.ts";
import { searchedIn } from "../search/open.ts";
import { wordsAboutStrayMoneyOf } from "../../projections/payments/queries.ts";
import type { Context, Searched } from "../context.ts";
import { paymentCalls } from "./calls.ts";
import { testSubscriptionCalls } from "./testSubscriptionCalls.ts";
import { unmatchedPaymentCalls } from "./unmatchedCalls.ts";
import { hearOfPayments } from "./recordPayment.ts";

const searched: readonly Searched[] = [
  searchedIn("unmatched-payments", {
    who: ["admin"],
    read: ({ db }, _, query) => listUnmatchedPayments(db, query),
    shown: ({ id, amount, receivedAt, how }) => ({
      name: `$${amount}`,
      about: id,
      at: receivedAt,
      status: how ?? "open",
    }),
  }),
];

export const payments: Context = {
  name: "payments",
  calls: { "camp payments": unmatchedPaymentCalls, payments: [...paymentCalls, ...testSubscriptionCalls] },
  exported: [{ name: "notesOnUnmatchedPayments", rows: ({ db }, userId) => wordsAboutStrayMoneyOf(db, userId) }],
  searched,
  whenProviderSays: hearOfPayments,
};
