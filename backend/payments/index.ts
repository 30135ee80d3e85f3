import { listUnmatchedPayments } from "../../projections/payments/queries.ts";
import { revenue } from "../../projections/payments/revenueQueries.ts";
import { call, type Call } from "../http/call.ts";
import { searchedIn } from "../search/open.ts";
import { wordsAboutStrayMoneyOf } from "../../projections/payments/queries.ts";
import type { Context, Searched } from "../context.ts";
import { paymentCalls } from "./calls.ts";
import { RevenueQuery, revenueUrl, RevenueView } from "./contract.ts";
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

const revenueCalls: readonly Call[] = [
  call(
    "GET",
    revenueUrl,
    {
      does: "Shows what lessons and camps brought in, in total, by coach, and by day. Instructors see their own.",
      who: ["instructor", "admin"],
      query: RevenueQuery,
      answer: { status: 200, body: RevenueView },
      refused: { 422: "A day isn't a date." },
    },
    ({ user, query: { instructorId, from, to } }, { db, time }) => {
      const whose = user.role === "admin" ? instructorId : user.id;
      return revenue(db, { instructorId: whose, from, to, timeZone: time.timeZone });
    },
  ),
];

export const payments: Context = {
  name: "payments",
  calls: {
    "camp payments": unmatchedPaymentCalls,
    payments: [...paymentCalls, ...testSubscriptionCalls, ...revenueCalls],
  },
  exported: [{ name: "notesOnUnmatchedPayments", rows: ({ db }, userId) => wordsAboutStrayMoneyOf(db, userId) }],
  searched,
  whenProviderSays: hearOfPayments,
};
