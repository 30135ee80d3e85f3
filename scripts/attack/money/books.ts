import { z } from "zod";
import { booksOf } from "../../../backend/camps/balance.ts";
import { camp } from "../../../backend/camps/camp.ts";
import { goneCents } from "../../../backend/payments/open.ts";
import { campStream } from "../../../eventstore/camps/events.ts";
import { type MoneyRow, moneyOfRegistrations } from "../../../projections/camps/paymentQueries.ts";
import { checkSpots, storedFacts } from "../../torture/logShape.ts";
import type { Line } from "../tried.ts";
import type { Till } from "./till.ts";

/** How every registration stands, as the read models show it, once they show everything. */
export const moneyRows = async ({ product }: Till): Promise<ReadonlyMap<string, MoneyRow>> => {
  const { db, caughtUp } = product.backend;
  while (!(await caughtUp()));
  const rows = await moneyOfRegistrations(db);
  return new Map(rows.map((row) => [row.registrationId, row]));
};

const Intent = z.looseObject({ amount_received: z.int(), metadata: z.record(z.string(), z.string()) });
const Refund = z.looseObject({ amount: z.int(), status: z.string() });

/**
 * Whatever happened: the read models' books are the log's, no one is refunded more than came, and no spot is taken
 * twice.
 */
export const compareBooks = async (till: Till, line: Line) => {
  const { product, stripe, pool, say } = till;
  const { backend } = product;
  const { intents, chargeOf, refundsOf } = stripe.state;
  for (const { id } of [...intents.values()].filter(chargeOf)) {
    const { payload, signature } = stripe.event("payment_intent.succeeded", id); // everything there is to know is known
    await say(payload, signature);
  }
  for (const [id, row] of await moneyRows(till)) {
    line.tried();
    const { ledger, balance } = booksOf(await backend.stateOf(camp, campStream(row.campId)), id);
    const fold: Readonly<Record<string, unknown>> = { status: ledger.status, ...balance };
    const shown: Readonly<Record<string, unknown>> = { ...row };
    for (const [name, value] of Object.entries(fold))
      if (shown[name] !== value)
        line.wrong(
          "the read model's books are not the log's",
          `${id} ${name}: ${String(shown[name])}, not ${String(value)}`,
        );
    for (const [paymentId, card] of ledger.cards) {
      const intent = Intent.parse(intents.get(paymentId));
      if (intent.metadata["registrationId"] !== id || intent.metadata["campId"] !== row.campId) continue;
      const back = refundsOf(paymentId)
        .map((refund) => Refund.parse(refund))
        .filter(({ status }) => status !== "failed");
      const ours = { received: card.receivedCents, back: goneCents(card) - card.lostCents };
      const theirs = { received: intent.amount_received, back: back.reduce((sum, { amount }) => sum + amount, 0) };
      if (ours.received !== theirs.received || ours.back !== theirs.back)
        line.wrong("our books of a card are not Stripe's", `${id}: ${JSON.stringify({ ours, theirs })}`);
    }
    const lost = [...ledger.cards.values()].reduce((sum, { lostCents }) => sum + lostCents, 0); // by the bank's decision, not ours
    const refunded = row.refundedCents - lost;
    if (!till.odd.has(id) && refunded > row.collectedCents)
      line.wrong("more was refunded than received", `${id}: ${refunded} of ${row.collectedCents}`);
  }
  for (const { path, problem } of stripe.requests)
    if (problem !== undefined) line.wrong("Stripe was asked for what it does not take", `${path}: ${problem}`);
  checkSpots(await storedFacts(pool), { add: (kind, example) => line.wrong(kind, example) });
};
