import { type CardLedger, type CardMoney, noCard } from "./cardLedger.ts";
import type { Said } from "./claims.ts";
import type { CardPayment } from "./provider.ts";

// What the provider's books say about one payment beyond what a ledger knows. The ledger's owner turns it into facts,
// after which it is not found again.

/** The provider did not make the requested refund. */
interface RefundFailed {
  readonly refundId: string;
  readonly code: string;
}
/** Money counted as refunded was returned. */
interface RefundReturned {
  readonly refundId: string | null; // null: not requested here
  readonly providersRefundId: string;
  readonly cents: number;
  readonly totalCents: number; // all of this payment returned so far
  readonly openCents: number; // the part of that no one has decided about yet
  readonly code: string;
}
interface Refunded {
  readonly refundId: string | null; // null: not requested here
  readonly cents: number;
  readonly totalCents: number; // all of this payment refunded so far
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
  readonly lostCents: number; // of this payment, through all disputes so far
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
 * Refunds that failed. One that counted as refunded is returned money. One not requested here shows as a decrease in
 * the provider's total.
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

/** Everything the provider ever refunded for it, including what was returned since: so it only grows. */
const everRefunded = ({ refundedCents, failedRefunds }: CardPayment, { returned }: CardMoney) =>
  refundedCents + sum(failedRefunds.map(({ id }) => returned.get(id) ?? 0));

/**
 * Refunded since we last looked. It is allotted to the refunds on their way, `refundId` first and then one with exactly
 * that sum; the rest was refunded by someone at the provider.
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

/** What the cardholder disputes, and how that was decided. */
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
