import type { MembershipEvent } from "../../eventstore/memberships/events.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";
import { membershipPayments, membershipRefunds } from "./tables.ts";

const untouched = { refundedCents: 0, returnedCents: 0, lostCents: 0 };
/** A refund that failed waits for somebody, until it is requested again or dealt with. */
const settled = (paymentId: string) =>
  changedWhere(membershipPayments, { paymentId, trouble: "refund failed" }, { trouble: null });

/** What was paid for memberships by card, and what of it went back. */
export const membershipMoneyProjector = projector<MembershipEvent>({
  name: "membership money",
  version: 1,
  tables: [membershipPayments, membershipRefunds],
  on: {
    MembershipPeriodPaid: ({ data: { playerId, paymentId, invoiceId, cents, until }, meta: { occurredAt: paidAt } }) =>
      created(membershipPayments, paymentId, { invoiceId, playerId, paidAt, until, cents, ...untouched }),
    MembershipDoublePaid: ({ data: { playerId, paymentId, invoiceId, cents }, meta: { occurredAt: paidAt } }) =>
      created(membershipPayments, paymentId, { invoiceId, playerId, paidAt, cents, ...untouched }),
    MembershipRefundRequested: ({ data: { playerId, paymentId, refundId, cents }, meta: { occurredAt } }) => [
      created(membershipRefunds, refundId, { paymentId, playerId, cents, state: "requested", requestedAt: occurredAt }),
      settled(paymentId),
    ],
    MembershipRefundFailed: ({ data: { paymentId, refundId }, meta: { occurredAt: settledAt } }) => [
      changed(membershipRefunds, refundId, { state: "failed", settledAt }),
      changed(membershipPayments, paymentId, { trouble: "refund failed" }),
    ],
    MembershipRefunded: ({ id, data: { playerId, paymentId, refundId, cents, totalCents }, meta: { occurredAt } }) => [
      refundId === null
        ? created(membershipRefunds, id, { paymentId, playerId, cents, state: "refunded", settledAt: occurredAt })
        : changed(membershipRefunds, refundId, { state: "refunded", settledAt: occurredAt }),
      changed(membershipPayments, paymentId, { refundedCents: totalCents }), // only higher totals are recorded
    ],
    MembershipRefundReturned: ({ id, data: { playerId, paymentId, cents, totalCents }, meta: { occurredAt } }) => [
      created(membershipRefunds, id, { paymentId, playerId, cents: -cents, state: "refunded", settledAt: occurredAt }),
      changed(membershipPayments, paymentId, { returnedCents: totalCents, trouble: "refund failed" }),
    ],
    MembershipDisputed: ({ data: { paymentId } }) =>
      changed(membershipPayments, paymentId, { dispute: "open", trouble: "disputed" }),
    MembershipDisputeClosed: ({ id, data: { playerId, paymentId, how, cents, lostCents }, meta: { occurredAt } }) => [
      changed(membershipPayments, paymentId, { dispute: how, lostCents, trouble: null }),
      ...(how === "lost"
        ? [created(membershipRefunds, id, { paymentId, playerId, cents, state: "lost", settledAt: occurredAt })]
        : []),
    ],
    MembershipMismatchSettled: ({ data: { paymentId } }) => settled(paymentId),
  },
});
