import type { MembershipEvent } from "../../eventstore/memberships/events.ts";
import { Rejection } from "../http/rejection.ts";
import {
  centsToRefund,
  disputesFound,
  failedRefundsFound,
  type Found,
  type Invoice,
  leftOn,
  noCard,
  refundsFound,
  type Said,
} from "../payments/open.ts";
import { type Act, deactivate, membership, type Membership, personalOf } from "./membership.ts";

type Ended = Extract<MembershipEvent, { type: "MembershipEnded" }>["data"];

/** Throws a Rejection where no such invoice was paid. */
const paidBy = ({ invoices, money }: Membership, invoiceId: string) => {
  const paymentId = invoices.get(invoiceId)?.paymentId;
  if (paymentId === undefined) throw new Rejection("missing", "NoSuchPayment", "We couldn't find this payment.");
  return { paymentId, card: money.cards.get(paymentId) ?? noCard };
};

interface Refund extends Act {
  readonly invoiceId: string;
  readonly refundId: string;
  readonly cents: number | undefined; // all that is left
  readonly end: boolean; // the membership, too, at once
}
/** Refunds one month, or part of it, to the card. */
export const refundMonth =
  ({ invoiceId, refundId, cents, end, ...act }: Refund) =>
  (state: Membership): MembershipEvent[] => {
    const { paymentId, card } = paidBy(state, invoiceId);
    if (state.money.refunds.has(refundId)) return [];
    if (card.why === "disputed" && card.mismatch === "open")
      throw new Rejection(
        "conflict",
        "Disputed",
        "The bank decides this one. Please respond in the card provider's dashboard.",
      );
    const most = leftOn(state.money, paymentId, card);
    const { playerId, by, words } = act;
    const sum = centsToRefund(cents, { due: most, most });
    const data = { playerId, paymentId, refundId, by, cents: sum, personal: personalOf(words) };
    return [{ type: "MembershipRefundRequested", data }, ...(end ? deactivate(act)(state) : [])];
  };

/** Somebody dealt with a refund that did not arrive. */
export const settleMismatch =
  ({ playerId, by, words, invoiceId }: Act & Pick<Refund, "invoiceId">) =>
  (state: Membership): MembershipEvent[] => {
    const { paymentId, card } = paidBy(state, invoiceId);
    if (card.mismatch === "resolved") return [];
    if (card.mismatch !== "open" || card.why !== "returned")
      throw new Rejection("missing", "NoSuchMismatch", "There's nothing to settle about this payment.");
    return [{ type: "MembershipMismatchSettled", data: { playerId, paymentId, by, personal: personalOf(words) } }];
  };

/** The provider did not make the requested refund. */
export const failRefund =
  ({ playerId, refundId, code }: { playerId: string; refundId: string; code: string }) =>
  ({ money }: Membership): MembershipEvent[] => {
    const refund = money.refunds.get(refundId);
    if (refund?.state !== "requested" || refund.paymentId === null) return [];
    return [{ type: "MembershipRefundFailed", data: { playerId, paymentId: refund.paymentId, refundId, code } }];
  };

interface Double {
  readonly playerId: string;
  readonly subscriptionId: string;
  readonly invoice: Invoice;
  readonly refundId: string;
}
/** Nobody pays twice: what a second subscription took is refunded. */
export const refundDouble =
  ({ playerId, subscriptionId, invoice, refundId }: Double) =>
  ({ invoices }: Membership): MembershipEvent[] => {
    const { id: invoiceId, paymentId, paidCents: cents } = invoice;
    if (invoices.has(invoiceId) || paymentId === null) return [];
    const about = { playerId, paymentId };
    return [
      { type: "MembershipDoublePaid", data: { ...about, subscriptionId, invoiceId, cents } },
      { type: "MembershipRefundRequested", data: { ...about, refundId, cents, personal: null } },
    ];
  };

const factOf = (about: { playerId: string; paymentId: string }, finding: Found): MembershipEvent => {
  switch (finding.found) {
    case "refund failed":
      return { type: "MembershipRefundFailed", data: { ...about, ...finding.details } };
    case "refund returned":
      return { type: "MembershipRefundReturned", data: { ...about, ...finding.details } };
    case "refunded":
      return { type: "MembershipRefunded", data: { ...about, ...finding.details } };
    case "disputed":
      return { type: "MembershipDisputed", data: { ...about, ...finding.details } };
    case "dispute closed":
      return { type: "MembershipDisputeClosed", data: { ...about, ...finding.details } };
  }
};

/** A lost dispute ends what it had paid for. Until then the uploads stay. */
const endedByDispute = ({ terms, billing, invoices }: Membership, playerId: string, paymentId: string) => {
  const paid = [...invoices.values()].find((invoice) => invoice.paymentId === paymentId);
  const pays = billing?.state === "live" && billing.subscriptionId === paid?.subscriptionId;
  const data: Ended = { playerId, why: "disputed" };
  return pays && terms.source === "card" ? [{ type: "MembershipEnded" as const, data }] : [];
};

/** What the provider's books say about a payment beyond its arrival, as far as it was not known. */
export const settleMoney =
  ({ playerId, said }: { playerId: string; said: Said }) =>
  (before: Membership): MembershipEvent[] => {
    const { id: paymentId } = said.payment;
    if (!before.money.cards.has(paymentId)) return [];
    const facts: MembershipEvent[] = [];
    let state = before;
    const add = (fact: MembershipEvent) => {
      facts.push(fact);
      state = membership.evolve(state, fact);
    };
    for (const find of [failedRefundsFound, refundsFound, disputesFound])
      for (const finding of find(state.money, said)) {
        add(factOf({ playerId, paymentId }, finding));
        const isLost = finding.found === "dispute closed" && finding.details.how === "lost";
        if (isLost) for (const end of endedByDispute(state, playerId, paymentId)) add(end);
      }
    return facts;
  };
