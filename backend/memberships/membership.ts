import { MembershipEvent } from "../../eventstore/memberships/events.ts";
import { isActive, noTerms, standingAt, type Terms } from "../../projections/memberships/standingRule.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";
import {
  afterDispute,
  afterDisputeClosed,
  afterRefund,
  afterRefundFailed,
  afterRefundRequest,
  afterRefundReturned,
  type CardLedger,
  emptyLedger,
  resolved,
  withCard,
} from "../payments/open.ts";

interface Upload {
  readonly month: string;
  readonly state: "reserved" | "committed" | "released";
}
/** What was last paid by card. */
export interface Billing {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly payerId: string | null;
  /** Stopping: it was ended here, and the provider's books do not show that yet. */
  readonly state: "live" | "stopping" | "stopped";
  /** The player was erased, and with them whoever pays is to be forgotten at the provider. */
  readonly isErased: boolean;
  readonly paid: { readonly from: string; readonly until: string }; // the latest month
  readonly failed: { readonly invoiceId: string; readonly attempt: number } | null; // since the last payment
}
/** A player's membership and uploads, as far as decisions need them. */
export interface Membership {
  readonly begun: boolean; // ever
  readonly terms: Terms;
  readonly billing: Billing | null;
  readonly checkout: { readonly id: string; readonly version: number; readonly payerId: string | null } | null; // an open one
  readonly checkouts: number; // the latest version
  readonly invoices: ReadonlyMap<string, { readonly paymentId: string; readonly subscriptionId: string }>; // paid, by id
  readonly money: CardLedger;
  readonly customers: ReadonlyMap<string, string>; // who paid, to the provider, by subscription
  readonly forgotten: ReadonlySet<string>; // customers
  readonly reminded: ReadonlySet<string>;
  readonly month: string; // the latest one that counted: a clock that goes back finds nothing anew
  readonly uploads: Readonly<Record<string, Upload>>;
  readonly granted: Readonly<Record<string, number>>; // by month
}

export const later = (one: string, other: string) => (one > other ? one : other);

/** Nobody wants it to be charged again; whether the provider's books show that is for it to say. */
const ended = ({ billing, ...state }: Membership, as: Billing["state"], isErased = false): Membership => ({
  ...state,
  billing: billing && { ...billing, isErased, state: billing.state === "stopped" && !isErased ? "stopped" : as },
  terms: noTerms,
});
export const reminderKey = ({ of, at }: { of: string; at: string }) => `${of} ${at}`;

const withUpload = (state: Membership, uploadId: string, upload: Upload): Membership => ({
  ...state,
  month: later(state.month, upload.month),
  uploads: { ...state.uploads, [uploadId]: upload },
});

export const membership: Fold<Membership, MembershipEvent> = {
  events: MembershipEvent,
  initial: {
    begun: false,
    terms: noTerms,
    billing: null,
    checkout: null,
    checkouts: 0,
    invoices: new Map(),
    money: emptyLedger,
    customers: new Map(),
    forgotten: new Set(),
    reminded: new Set(),
    month: "",
    uploads: {},
    granted: {},
  },
  evolve(state, { type, data }) {
    switch (type) {
      case "MembershipActivated":
        return {
          ...state,
          begun: true,
          terms: { ...noTerms, source: data.source, until: data.until ?? null },
          month: later(state.month, data.month),
        };
      case "MembershipDeactivated":
        return ended(state, "stopping");
      case "MembershipEnded":
        if (data.why === "erased") return ended(state, "stopping", true);
        if (data.why === "unknown") return { ...ended(state, "stopped"), billing: null };
        return ended(state, data.why === "disputed" ? "stopping" : "stopped");
      case "MembershipBillingStopped":
        return { ...state, billing: state.billing && { ...state.billing, state: "stopped" } };
      case "MembershipPayerForgotten":
        return { ...state, forgotten: new Set(state.forgotten).add(data.customerId) };
      case "MembershipCheckoutStarted": {
        const { checkoutId: id, version, payerId } = data;
        return { ...state, checkout: { id, version, payerId }, checkouts: version };
      }
      case "MembershipPaymentAsked":
        return state;
      case "MembershipCheckoutExpired":
        return { ...state, checkout: null };
      case "MembershipPeriodPaid": {
        const { subscriptionId, customerId, invoiceId, paymentId, cents, from, until } = data;
        const same = state.billing?.subscriptionId === subscriptionId ? state.billing : undefined;
        const payerId = same ? same.payerId : (state.checkout?.payerId ?? null);
        const isByCard = same !== undefined && state.terms.source === "card";
        const isLater = isByCard && until > (state.terms.until ?? ""); // an older month may be paid after a newer one
        return {
          ...state,
          terms: isLater ? { ...noTerms, source: "card", until } : state.terms,
          billing: {
            subscriptionId,
            customerId,
            payerId,
            state: same?.state ?? "live",
            isErased: same?.isErased ?? false,
            paid: same && same.paid.until > until ? same.paid : { from, until },
            failed: null,
          },
          checkout: null,
          invoices: new Map(state.invoices).set(invoiceId, { paymentId, subscriptionId }),
          money: withCard(state.money, paymentId, { receivedCents: cents }),
          customers: new Map(state.customers).set(subscriptionId, customerId),
        };
      }
      case "MembershipPaymentFailed": {
        const { invoiceId, attempt } = data;
        return { ...state, billing: state.billing && { ...state.billing, failed: { invoiceId, attempt } } };
      }
      case "MembershipDoublePaid": {
        const { paymentId, subscriptionId, invoiceId, cents } = data;
        return {
          ...state,
          invoices: new Map(state.invoices).set(invoiceId, { paymentId, subscriptionId }),
          money: withCard(state.money, paymentId, { receivedCents: cents }),
        };
      }
      case "MembershipRefundRequested":
        return { ...state, money: afterRefundRequest(state.money, data) };
      case "MembershipRefundFailed": {
        const money = afterRefundFailed(state.money, data.refundId);
        return { ...state, money: withCard(money, data.paymentId, { mismatch: "open", why: "returned" }) };
      }
      case "MembershipRefunded":
        return { ...state, money: afterRefund(state.money, data) };
      case "MembershipRefundReturned":
        return { ...state, money: afterRefundReturned(state.money, data) };
      case "MembershipDisputed":
        return { ...state, money: afterDispute(state.money, data) };
      case "MembershipDisputeClosed":
        return { ...state, money: afterDisputeClosed(state.money, data) };
      case "MembershipMismatchSettled":
        return { ...state, money: withCard(state.money, data.paymentId, resolved) };
      case "MembershipCancelScheduled":
        return { ...state, terms: { ...state.terms, isEnding: true } };
      case "MembershipCancelResumed":
        return { ...state, terms: { ...state.terms, isEnding: false } };
      case "MembershipPaused":
        return { ...state, terms: { ...state.terms, pausedUntil: data.until } };
      case "MembershipUnpaused":
        return { ...state, terms: { ...state.terms, pausedUntil: null } };
      case "MembershipReminded":
        return { ...state, reminded: new Set(state.reminded).add(reminderKey(data)) };
      case "UploadReserved":
        return withUpload(state, data.uploadId, { month: data.month, state: "reserved" });
      case "UploadCommitted":
        return withUpload(state, data.uploadId, { month: data.month, state: "committed" });
      case "UploadReleased":
        return withUpload(state, data.uploadId, { month: data.month, state: "released" });
      case "UploadsGranted":
        return {
          ...state,
          month: later(state.month, data.month),
          granted: { ...state.granted, [data.month]: (state.granted[data.month] ?? 0) + data.uploads },
        };
      case "UploadsReset":
        return { ...state, month: later(state.month, data.month) };
    }
  },
};

export const isActiveAt = ({ terms }: Membership, instant: string) => isActive(standingAt(terms, instant));

export const noMembership = () => new Rejection("missing", "NoMembership", "This player has never had a membership.");

export interface Act {
  readonly playerId: string;
  readonly by: string; // an admin
  readonly words: string | null;
  readonly now: string;
}
export const personalOf = (words: string | null) => (words === null ? null : { words });

/** `month`: of the facility's calendar now, here and below. */
export const activate =
  ({ playerId, by, words, now, until, month }: Act & { readonly until: string | undefined; readonly month: string }) =>
  (state: Membership): MembershipEvent[] => {
    if (isActiveAt(state, now)) {
      if (state.terms.source === "card")
        throw new Rejection("conflict", "ActiveByCard", "This player's membership is already paid by card.");
      if (state.terms.until === (until ?? null)) return [];
      throw new Rejection(
        "conflict",
        "AlreadyActive",
        "This player already has a membership. To change when it ends, deactivate it first.",
      );
    }
    if (state.billing?.state === "live")
      throw new Rejection(
        "conflict",
        "CardStillPays",
        "A card may still be charged for this player's membership. Deactivate it first.",
      );
    const data = {
      playerId,
      source: "manual",
      by,
      ...(until && { until }),
      month,
      personal: personalOf(words),
    } as const;
    return [{ type: "MembershipActivated", data }];
  };

/** At once, whatever was agreed. */
export const deactivate =
  ({ playerId, by, words, now }: Act) =>
  (state: Membership): MembershipEvent[] => {
    if (!state.begun) throw noMembership();
    if (!isActiveAt(state, now) && state.billing?.state !== "live") return []; // a card may still be charged
    return [{ type: "MembershipDeactivated", data: { playerId, by, personal: personalOf(words) } }];
  };

export const endErased =
  (playerId: string) =>
  ({ terms, billing }: Membership): MembershipEvent[] =>
    terms.source === null && (billing === null || billing.isErased)
      ? []
      : [{ type: "MembershipEnded", data: { playerId, why: "erased" } }];
