import { counted, money } from "../../shared/formats.ts";

export const failedToFetchPayments = "Failed to fetch payments";

/** "$150.00", "150.00 EUR" */
export const receivedInWords = ({ received, currency }: { received: string; currency: string }) =>
  currency === "usd" ? money(received) : `${received} ${currency.toUpperCase()}`;

export const settleUnmatchedWords = {
  refundItTo: "Refund it to the card",
  itsRecordedElsewhere: "It’s recorded elsewhere",
  settlePaymentOf: (amount: string, paymentId: string) => `Settle payment: ${amount}, ${paymentId}`,
  settlePayment: "Settle payment",
  paymentSettled: "Payment settled",
  failedToSettleThe: "Failed to settle the payment",
  settleAmount: (amount: string) => `Settle payment of ${amount}?`,
  paymentId: (paymentId: string) => `Payment ${paymentId}`,
  whatShouldWeDo: "What should we do with it?",
  noteOptional: "Note (optional)",
};

export const unmatchedPaymentsWords = {
  itNamesNoRegistration: "It doesn’t name a registration.",
  itNamesACamp: "It names a camp we don’t have.",
  itNamesARegistration: "It names a registration we don’t have.",
  refunded: "Refunded",
  recordedElsewhere: "Recorded elsewhere",
  unmatchedPayments: "Unmatched payments",
  cardPaymentsWeCouldnt:
    "Card payments we couldn’t match to a registration. They stay here until someone settles them.",
  revenue: "Revenue",
  allPaymentsMatched: "All payments matched",
  nothingToSettle: "No card payments are waiting to be settled.",
  toSettle: "To settle",
  settled: "Settled",
  unmatchedOnes: "unmatched payments",
};

export const unmatchedMoneyWords = {
  unmatchedPayments: "Unmatched payments",
  cardPayment: "card payment",
  notMatched: "Not matched to any registration.",
  settlePayments: "Settle payments",
};

export const revenueWords = {
  title: "Revenue",
  ofEverybody: "What lessons and camps brought in. For lessons, that’s what coaches recorded as paid.",
  ofYours: "What your lessons and camps brought in. For lessons, that’s what you recorded as paid.",
  period: "Period",
  periods: {
    month: "This month",
    lastMonth: "Last month",
    year: "This year",
    lastYear: "Last year",
    all: "All time",
  },
  failed: "Failed to fetch revenue",
  nothing: "Nothing came in",
  showsUp: "Payments you record for lessons, and money for camps, show up here. Try another period.",
  lessons: "Lessons",
  lessonsOf: (n: number) => `From ${counted(n, "paid lesson")}`,
  paidLessons: "Paid lessons",
  camps: "Camps",
  refunded: "Refunded",
  kept: "Kept",
  over: { day: "By day", week: "By week", month: "By month" },
  figures: "Figures over time",
  step: { day: "Day", week: "Week of", month: "Month" },
  byCoach: "By coach",
  coach: "Coach",
};
