import type { Knex } from "knex";
import type { PayTestPayment, TestCard, TestPaymentView } from "../contract.ts";
import { refused } from "../refusals.ts";
import { sayLater } from "./testEvents.ts";
import { holds, locked, paymentTable, type TestPaymentRow } from "./testPayment.ts";

/** Reasons in Stripe's terms, and what people read. */
const declines = {
  generic_decline: "Your card was declined.",
  insufficient_funds: "Your card has insufficient funds.",
  payment_intent_authentication_failure: "You didn't confirm the payment. Please try again or use another card.",
} as const;
type Decline = keyof typeof declines;

const outcomes: Readonly<Record<TestCard, Decline | "pays" | "asks">> = {
  "4242424242424242": "pays",
  "4000002500003155": "asks",
  "4000000000000002": "generic_decline",
  "4000000000009995": "insufficient_funds",
};
const confirmed = { given: "pays", refused: "payment_intent_authentication_failure" } as const;

/** Stripe's card that pays once, and never again. */
const failsLater = "4000000000000341";

export type Tried = "pays" | "asks" | { readonly declined: string; readonly code: string };
/** What a card does when its owner is there to confirm. Paying again without them is another thing. */
export const tryCard = (card: TestCard | typeof failsLater, confirmation?: "given" | "refused"): Tried => {
  const asked = card === failsLater ? "pays" : outcomes[card];
  if (asked === "asks" && !confirmation) return "asks";
  const outcome = asked === "asks" ? confirmed[confirmation!] : asked;
  return outcome === "pays" ? outcome : { declined: declines[outcome], code: outcome };
};

const dollars = (cents: number) => (cents / 100).toFixed(2);
const viewOf = (
  { cents, status }: Pick<TestPaymentRow, "cents" | "status">,
  now: Partial<TestPaymentView> = {},
): TestPaymentView => ({ status, amount: dollars(cents), mustConfirm: false, declined: null, ...now });

/** A payment's state; undefined if there is none, or not with this secret. */
export const openTestPayment = async (
  db: Knex,
  { id, clientSecret }: { id: string; clientSecret: string },
): Promise<TestPaymentView | undefined> => {
  const row = await db<TestPaymentRow>(paymentTable).where({ id }).first();
  return row && holds(row, clientSecret) ? viewOf(row) : undefined;
};

/**
 * One attempt to pay, as Stripe's form makes it. Once paid, it stays paid. Throws PaymentRefused for a cancelled one.
 */
export const payWithTestCard = (
  db: Knex,
  { id, clientSecret, card, confirmation }: PayTestPayment & { id: string },
): Promise<TestPaymentView | undefined> =>
  db.transaction(async (trx) => {
    const row = await locked(trx, id);
    if (!row || !holds(row, clientSecret)) return undefined;
    if (row.status === "cancelled") throw refused("payment_intent_unexpected_state");
    if (row.status === "succeeded") return viewOf(row);
    const outcome = tryCard(card, confirmation);
    if (outcome === "asks") return viewOf(row, { mustConfirm: true });
    if (outcome === "pays") {
      await trx(paymentTable).where({ id }).update({ status: "succeeded", failure: null });
      await sayLater(trx, { type: "payment_intent.succeeded", paymentId: id });
      return viewOf({ ...row, status: "succeeded" });
    }
    await trx(paymentTable).where({ id }).update({ failure: outcome.code });
    await sayLater(trx, { type: "payment_intent.payment_failed", paymentId: id });
    return viewOf(row, { declined: outcome.declined });
  });
