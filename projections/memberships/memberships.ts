import type { MembershipEvent, UploadMonthEvent } from "../../eventstore/memberships/events.ts";
import type { AccountEvent } from "../../eventstore/accounts/open.ts";
import type { PlayerEvent } from "../../eventstore/players/open.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedIfLater, changedWhere, created, projector, removed } from "../projector.ts";
import {
  membershipBilling,
  membershipCheckouts,
  membershipLedger,
  membershipPayers,
  memberships,
  uploadMonths,
} from "./tables.ts";

interface Seen {
  readonly revision: number;
  readonly meta: { readonly occurredAt: string };
}
const seen = ({ revision, meta: { occurredAt } }: Seen) => ({ revision, updatedAt: occurredAt });

/** Every membership, and what changed the number of its uploads. */
export const membershipsProjector = projector<
  MembershipEvent | UploadMonthEvent | PrivacyEvent | AccountEvent | PlayerEvent
>({
  name: "memberships",
  version: 8,
  tables: [memberships, membershipBilling, membershipPayers, membershipCheckouts, membershipLedger, uploadMonths],
  on: {
    MembershipActivated: ({ id, data: { playerId, source, until = null, month, by, personal, ...card }, ...fact }) => [
      // Again after an end: what was is in the ledger.
      created(memberships, playerId, {
        source,
        since: fact.meta.occurredAt,
        until,
        isEnding: false,
        month,
        ...seen(fact),
      }),
      created(membershipLedger, id, {
        playerId,
        at: fact.meta.occurredAt,
        what: "activated",
        until: source === "card" ? null : until,
        by: by ?? null,
        words: personal?.words ?? null,
      }),
      ...(card.subscriptionId !== undefined && until !== null
        ? [
            created(membershipBilling, playerId, {
              subscriptionId: card.subscriptionId,
              payerId: card.payerId ?? null,
              paidUntil: until,
              state: "live",
            }),
          ]
        : []),
      ...(card.subscriptionId !== undefined
        ? [
            created(membershipPayers, card.subscriptionId, {
              playerId,
              payerId: card.payerId ?? null,
              isForgotten: false,
            }),
          ]
        : []),
    ],
    MembershipDeactivated: ({ id, data: { playerId, by, personal }, ...fact }) => [
      changed(memberships, playerId, { endedAt: fact.meta.occurredAt, ...seen(fact) }),
      changedWhere(membershipBilling, { playerId, state: "live" }, { state: "stopping" }),
      created(membershipLedger, id, {
        playerId,
        at: fact.meta.occurredAt,
        what: "deactivated",
        by,
        words: personal?.words ?? null,
      }),
    ],
    MembershipEnded: ({ id, data: { playerId, why }, ...fact }) => [
      changed(memberships, playerId, { endedAt: fact.meta.occurredAt, ...seen(fact) }),
      why === "unknown"
        ? removed(membershipBilling, playerId)
        : why === "erased"
          ? changed(membershipBilling, playerId, { state: "stopping" }) // an ended one, too: its payer is to be forgotten
          : changedWhere(
              membershipBilling,
              { playerId, state: "live" },
              { state: why === "disputed" ? "stopping" : "stopped" },
            ),
      created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: "ended", why }),
    ],
    MembershipCheckoutStarted: ({ data: { playerId, checkoutId }, meta: { occurredAt }, ...fact }) => [
      created(membershipCheckouts, checkoutId, { playerId, startedAt: occurredAt, isOpen: true }),
      changed(memberships, playerId, seen({ ...fact, meta: { occurredAt } })),
    ],
    MembershipCheckoutExpired: ({ data: { playerId, checkoutId }, ...fact }) => [
      changed(membershipCheckouts, checkoutId, { isOpen: false }),
      changed(memberships, playerId, seen(fact)),
    ],
    MembershipPeriodPaid: ({ id, data: { playerId, subscriptionId, paymentId, cents, from, until }, ...fact }) => [
      changedWhere(membershipCheckouts, { playerId }, { isOpen: false }),
      changedWhere(membershipBilling, { playerId, subscriptionId }, { failedAt: null, nextAttemptAt: null }),
      changedIfLater(membershipBilling, { playerId, subscriptionId }, { paidUntil: until }, {}),
      changedIfLater(memberships, { playerId, source: "card" }, { until }, { isEnding: false, pausedUntil: null }),
      changed(memberships, playerId, seen(fact)),
      created(membershipLedger, id, {
        playerId,
        at: fact.meta.occurredAt,
        what: "paid",
        cents,
        from,
        until,
        paymentId,
        subscriptionId,
      }),
    ],
    MembershipPaymentFailed: ({ id, data: { playerId, nextAttemptAt }, ...fact }) => [
      changed(membershipBilling, playerId, { failedAt: fact.meta.occurredAt, nextAttemptAt }),
      changed(memberships, playerId, seen(fact)),
      created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: "failed" }),
    ],
    MembershipDoublePaid: ({ id, data: { playerId, paymentId, cents }, ...fact }) => [
      created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: "paid twice", cents, paymentId }),
      changed(memberships, playerId, seen(fact)),
    ],
    MembershipRefundRequested: ({ data: { playerId, paymentId, refundId, cents, by, personal }, ...fact }) => [
      created(membershipLedger, refundId, {
        playerId,
        at: fact.meta.occurredAt,
        what: "refund requested",
        cents,
        paymentId,
        by: by ?? null,
        words: personal?.words ?? null,
      }),
      changed(memberships, playerId, seen(fact)),
    ],
    MembershipRefundFailed: ({ data: { playerId, refundId }, ...fact }) => [
      changed(membershipLedger, refundId, { what: "refund failed" }),
      changed(memberships, playerId, seen(fact)),
    ],
    MembershipRefunded: ({ id, data: { playerId, paymentId, refundId, cents }, ...fact }) => [
      refundId === null
        ? created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: "refunded", cents, paymentId })
        : changed(membershipLedger, refundId, { what: "refunded" }),
      changed(memberships, playerId, seen(fact)),
    ],
    MembershipRefundReturned: ({ id, data: { playerId, paymentId, cents }, ...fact }) => [
      created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: "refund returned", cents, paymentId }),
      changed(memberships, playerId, seen(fact)),
    ],
    MembershipDisputed: ({ id, data: { playerId, paymentId, cents }, ...fact }) => [
      created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: "disputed", cents, paymentId }),
      changed(memberships, playerId, seen(fact)),
    ],
    MembershipDisputeClosed: ({ id, data: { playerId, paymentId, cents, how }, ...fact }) => [
      created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: `dispute ${how}`, cents, paymentId }),
      changed(memberships, playerId, seen(fact)),
    ],
    MembershipMismatchSettled: ({ id, data: { playerId, paymentId, by, personal }, ...fact }) => [
      created(membershipLedger, id, {
        playerId,
        at: fact.meta.occurredAt,
        what: "refund settled",
        paymentId,
        by,
        words: personal?.words ?? null,
      }),
      changed(memberships, playerId, seen(fact)),
    ],
    MembershipCancelScheduled: ({ id, data: { playerId, at }, ...fact }) => [
      changed(memberships, playerId, { isEnding: true, ...seen(fact) }),
      created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: "canceled", until: at }),
    ],
    MembershipCancelResumed: ({ id, data: { playerId }, ...fact }) => [
      changed(memberships, playerId, { isEnding: false, ...seen(fact) }),
      created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: "kept" }),
    ],
    MembershipPaused: ({ id, data: { playerId, until }, ...fact }) => [
      changed(memberships, playerId, { pausedUntil: until, ...seen(fact) }),
      created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: "paused", until }),
    ],
    MembershipUnpaused: ({ id, data: { playerId }, ...fact }) => [
      changed(memberships, playerId, { pausedUntil: null, ...seen(fact) }),
      created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: "unpaused" }),
    ],
    MembershipBillingStopped: ({ data: { playerId }, ...fact }) => [
      changed(membershipBilling, playerId, { state: "stopped" }),
      changed(memberships, playerId, seen(fact)),
    ],
    MembershipPayerForgotten: ({ data: { playerId, subscriptionId }, ...fact }) => [
      changed(membershipPayers, subscriptionId, { isForgotten: true }),
      changed(memberships, playerId, seen(fact)),
    ],
    MembershipPaymentAsked: ({ data: { playerId }, ...fact }) => changed(memberships, playerId, seen(fact)),
    MembershipReminded: ({ data: { playerId }, ...fact }) => changed(memberships, playerId, seen(fact)),
    UploadReserved: ({ data: { playerId, uploadId, month }, ...fact }) => [
      created(membershipLedger, uploadId, {
        playerId,
        at: fact.meta.occurredAt,
        what: "upload",
        month,
        state: "reserved",
      }),
      changed(memberships, playerId, seen(fact)),
    ],
    UploadCommitted: ({ data: { playerId, uploadId }, ...fact }) => [
      changed(membershipLedger, uploadId, { state: "counted" }),
      changed(memberships, playerId, seen(fact)),
    ],
    UploadReleased: ({ data: { playerId, uploadId, why }, ...fact }) => [
      changed(membershipLedger, uploadId, { state: "released", why }),
      changed(memberships, playerId, seen(fact)),
    ],
    UploadsGranted: ({ id, data: { playerId, month, uploads, by, personal }, ...fact }) => [
      created(membershipLedger, id, {
        playerId,
        at: fact.meta.occurredAt,
        what: "granted",
        month,
        uploads,
        by,
        words: personal?.words ?? null,
      }),
      changed(memberships, playerId, seen(fact)),
    ],
    UploadsReset: ({ id, data: { playerId, month }, ...fact }) => [
      created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: "month", month }),
      changed(memberships, playerId, { month, ...seen(fact) }),
    ],
    UploadMonthBegan: ({ data: { month, startsAt, missed, late = null }, meta: { occurredAt } }) =>
      created(uploadMonths, month, { startsAt, saidAt: occurredAt, late, missed }),
    // Confirmed with it, the same guardian has another address, or somebody else answers: whoever answered leaves then.
    GuardianNamed: ({ data: { userId: playerId }, meta: { occurredAt } }) =>
      changedWhere(membershipPayers, { playerId, payerId: null, leftAt: null }, { leftAt: occurredAt }),
    GuardianConfirmed: ({ data: { userId: playerId }, meta: { occurredAt } }) => [
      changedWhere(membershipPayers, { playerId, payerId: null, leftAt: occurredAt }, { leftAt: null }),
      changedWhere(membershipPayers, { playerId, payerId: null }, { confirmedAt: occurredAt }),
    ],
    GuardianLeft: ({ data: { playerId, why }, meta: { occurredAt: at } }) =>
      why === "left"
        ? []
        : changedWhere(membershipPayers, { playerId, payerId: null, confirmedAt: at, leftAt: null }, { leftAt: at }),
    PersonErased: ({ data: { subject } }) => [
      changedWhere(membershipLedger, { by: subject }, { words: null }),
      changedWhere(membershipLedger, { playerId: subject }, { words: null }),
    ],
  },
});
