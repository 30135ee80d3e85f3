import { money } from "../../shared/formats.ts";

/** "$150.00", "150.00 EUR" */
export const receivedInWords = ({ received, currency }: { received: string; currency: string }) =>
  currency === "usd" ? money(received) : `${received} ${currency.toUpperCase()}`;

export const settleUnmatchedWords = {
  giveItBackTo: "Give it back to the card",
  itIsBookedElsewhere: "It is booked elsewhere",
  settleAmountPaymentId: (amount: string, id: string) => `Settle ${amount}, payment ${id}`,
  settle: "Settle",
  settled: "Settled",
  failedToSettleThe: "Failed to settle the payment",
  whatBecomesOfAmount: (amount: string) => `What becomes of ${amount}?`,
  paymentId: (id: string) => `Payment ${id}`,
  whatBecomesOfIt: "What becomes of it",
  wordsOptional: "Words (optional)",
};

export const unmatchedPaymentsWords = {
  itNamesNoRegistration: "It names no registration.",
  itNamesACamp: "It names a camp that is none of ours.",
  itNamesARegistration: "It names a registration that is none of ours.",
  givenBack: "Given back",
  bookedElsewhere: "Booked elsewhere",
  unmatchedPayments: "Unmatched payments",
  moneyThatCameBy: "Money that came by card and fits no registration. It waits here until somebody settles it.",
  revenue: "Revenue",
  thePaymentsCouldNot: "The payments could not be read",
  everyPaymentFits: "Every payment fits",
  nothingCameByCard: "Nothing came by card that waits to be placed.",
  toBeSettled: "To be settled",
  settled: "Settled",
  moneyThatFitsNothing: "money that fits nothing",
};

export const unmatchedMoneyWords = {
  thePaymentsCouldNot: "The payments could not be read",
  moneyWithoutARegistration: "Money without a registration",
  cardPayment: "card payment",
  itCameByCard: "It came by card and fits no registration.",
  settle: "Settle",
};
