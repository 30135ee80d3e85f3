import { type CardLedger, type CardMoney, noCard } from "./cardLedger.ts";
import type { Said } from "./claims.ts";
import type { CardPayment } from "./provider.ts";

// What the provider's books say of one payment beyond what a ledger knows. Whose ledger it is makes facts of it, and then
// it is not found again.

/** The provider did not give back what it was asked for. */
interface RefundFailed {
  readonly refundId: string;
  readonly code: string;
}
/** Money that counted as given back came back. */
interface RefundReturned {
  readonly refundId: string | null; // null: not asked for here
  readonly providersRefundId: string;
  readonly cents: number;
  readonly totalCents: number; // all of this payment that came back so far
  readonly openCents: number; // of that, what nobody has decided about yet
  readonly code: string;
}
interface Refunded {
  readonly refundId: string | null; // null: not asked for here
  readonly cents: number;
  readonly totalCents: number; // all of this payment that was given back so far
}
interface Disputed {
  readonly disputeId: string;
  readonly cents: number;
  readonly code: string;
}
interface DisputeClosed {
  readonly disputeId: string;
  readonly cents: number;
  readonly how: "won" | "lost";
  readonly lostCents: number; // of this payment, by all disputes so far
}

export type Found =
  | { readonly found: "refund failed"; readonly details: RefundFailed }
  | { readonly found: "refund returned"; readonly details: RefundReturned }
  | { readonly found: "refunded"; readonly details: Refunded }
  | { readonly found: "disputed"; readonly details: Disputed }
  | { readonly found: "dispute closed"; readonly details: DisputeClosed };

const sum = (values: Iterable<number>) => [...values].reduce((all, one) => all + one, 0);
const cardIn = ({ cards }: CardLedger, { id }: CardPayment) => cards.get(id) ?? noCard;

/**
 * Refunds that failed. One that counted as given back is money that came back; of those that were not asked for here it
 * shows in the provider's sum, which is less than it was.
 */
export const failedRefundsFound = (ledger: CardLedger, { payment }: Said): Found[] => {
  const known = cardIn(ledger, payment);
  const findings: Found[] = [];
  let totalCents = sum(known.returned.values());
  let openCents = known.returnedOpenCents;
  for (const { id: providersRefundId, key, cents, code } of payment.failedRefunds) {
    if (known.returned.has(providersRefundId)) continue;
    const ours = ledger.refunds.get(key ?? "");
    const refundId = ours ? key : null;
    if (refundId !== null && ours?.state === "requested")
      findings.push({ found: "refund failed", details: { refundId, code } });
    const elsewhereCents = known.refundedCents - totalCents - payment.refundedCents;
    const counted = ours ? ours.state === "refunded" : elsewhereCents >= cents;
    if (!counted) continue;
    totalCents += cents;
    openCents += cents;
    findings.push({
      found: "refund returned",
      details: { refundId, providersRefundId, cents, totalCents, openCents, code },
    });
  }
  return findings;
};

/** All that the provider ever gave back of it, also what came back since: so it only grows. */
const everRefunded = ({ refundedCents, failedRefunds }: CardPayment, { returned }: CardMoney) =>
  refundedCents + sum(failedRefunds.map(({ id }) => returned.get(id) ?? 0));

/**
 * Given back since we last looked. It is shared out among the refunds that are on their way, `refundId` first and then
 * one of just that sum; what is left was given back by somebody at the provider.
 */
export const refundsFound = (ledger: CardLedger, { payment, refundId }: Said): Found[] => {
  const known = cardIn(ledger, payment);
  const refundedCents = everRefunded(payment, known);
  const newly = refundedCents - known.refundedCents;
  const fit = (id: string, cents: number) => (id === refundId ? 2 : cents === newly ? 1 : 0);
  const onTheirWay = [...ledger.refunds]
    .filter(([, refund]) => refund.paymentId === payment.id && refund.state === "requested")
    .sort(([a, one], [b, other]) => fit(b, other.cents) - fit(a, one.cents));
  const findings: Found[] = [];
  let totalCents = known.refundedCents;
  const note = (id: string | null, cents: number) => {
    totalCents += cents;
    findings.push({ found: "refunded", details: { refundId: id, cents, totalCents } });
  };
  for (const [id, { cents }] of onTheirWay) if (cents <= refundedCents - totalCents) note(id, cents);
  if (refundedCents > totalCents) note(null, refundedCents - totalCents);
  return findings;
};

/** What the owner of the card disputes, and how that was decided. */
export const disputesFound = (ledger: CardLedger, { payment }: Said): Found[] => {
  const known = cardIn(ledger, payment);
  const findings: Found[] = [];
  let { lostCents } = known;
  for (const { id: disputeId, cents, code, state } of payment.disputes) {
    const before = known.disputes.get(disputeId);
    if (!before) findings.push({ found: "disputed", details: { disputeId, cents, code } });
    if (state === "open" || (before ?? "open") !== "open") continue;
    if (state === "lost") lostCents += cents;
    findings.push({ found: "dispute closed", details: { disputeId, cents, how: state, lostCents } });
  }
  return findings;
};
