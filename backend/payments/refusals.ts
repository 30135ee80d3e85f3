import { PaymentRefused } from "./provider.ts";

/** By Stripe's codes. Its own messages are for programmers, and may contain keys: people read these. */
const words: Readonly<Record<string, string>> = {
  amount_too_small: "Cards are taken for $0.50 and more. Please choose another way to pay.",
  amount_too_large: "This is more than can be paid by card at once. Please choose another way to pay.",
  amount_not_taken: "The card provider does not take this amount: perhaps it is more than is left of the payment.",
  payment_intent_unexpected_state: "This payment is not in a state that allows this. Please load the page again.",
  charge_already_refunded: "All of this payment was already given back.",
  charge_disputed: "The owner of the card disputes this payment, so it cannot be refunded here.",
  balance_insufficient: "Stripe's balance does not cover this refund yet. Please try again in a few days.",
  resource_missing: "The card provider does not know this payment.",
  not_set_up: "Card payments are not set up correctly. Please choose another way to pay.",
  off: "We do not take cards on this site. Please choose another way to pay.",
};
const otherwise = "The card provider did not accept this. Please try again or choose another way to pay.";

/** A refusal under one of Stripe's codes or ours, in words for people. */
export const refused = (code: string) => new PaymentRefused(code, words[code] ?? otherwise);
