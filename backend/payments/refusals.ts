import { PaymentRefused } from "./provider.ts";

/** By Stripe's codes. Its own messages are for programmers, and may contain keys: people read these. */
const words: Readonly<Record<string, string>> = {
  amount_too_small: "Card payments start at $0.50. Please choose another way to pay.",
  amount_too_large: "This is more than a card can pay at once. Please choose another way to pay.",
  amount_not_taken:
    "The card provider refused this amount. It may be more than what's left of the payment. Please check it.",
  payment_intent_unexpected_state: "This payment has changed. Please reload the page.",
  charge_already_refunded: "This payment was already fully refunded.",
  charge_disputed: "The cardholder disputed this payment, so it can't be refunded here.",
  refund_failed: "The bank rejected this refund, so no money was returned. Please refund it another way.",
  balance_insufficient: "The Stripe balance doesn't cover this refund yet. Please try again in a few days.",
  resource_missing: "The card provider doesn't know this payment.",
  not_set_up: "Card payments aren't working right now. Please choose another way to pay.",
  checkout_expired: "This checkout has expired. Please go back and start again.",
  off: "We don't take cards on this site. Please choose another way to pay.",
};
const otherwise = "The card provider didn't accept this. Please try again or choose another way to pay.";

/** A refusal under one of Stripe's codes or ours, in words for people. */
export const refused = (code: string) => new PaymentRefused(code, words[code] ?? otherwise);
