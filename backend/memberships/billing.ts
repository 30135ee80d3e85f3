import type { MembershipEvent } from "../../eventstore/memberships/events.ts";
import { chargedAfter, isActive, plan, standingAt } from "../../projections/memberships/standingRule.ts";
import { Rejection } from "../http/rejection.ts";
import type { Invoice, Subscription } from "../payments/open.ts";
import { isActiveAt, membership, type Membership, reminderKey } from "./membership.ts";

type Cancelled = Extract<MembershipEvent, { type: "MembershipCancelScheduled" }>["data"];

/** What the card provider's books say about one subscription at this moment. */
export interface Books {
  readonly subscription: Subscription;
  readonly invoices: readonly Invoice[];
}

const conflict = (code: string, message: string) => new Rejection("conflict", code, message);

const isPaused = () =>
  conflict(
    "Paused",
    "This membership is paused and starts again by itself. To start sooner, cancel it and subscribe again.",
  );

/** Whether a player's membership can be bought now. Throws a Rejection if not. */
export const mayCheckOut = (state: Membership, now: string) => {
  if (isActiveAt(state, now)) throw conflict("AlreadyActive", "This player already has a membership.");
  if (standingAt(state.terms, now) === "paused") throw isPaused();
  const { billing } = state;
  // Canceled, its paid time is over, and the provider has yet to say so.
  if (billing?.state === "stopping" || (billing?.state === "live" && !billing.failed))
    throw conflict("StillStopping", "The membership before is still being ended. Please try again in a few minutes.");
  if (billing?.state === "live")
    throw conflict(
      "PaymentFailed",
      "The card for this membership was declined. Please update the card on your dashboard.",
    );
};

/** A child asks the guardian to pay. Each time is a mail, so callers limit how often. */
export const askToPay =
  ({ playerId, now }: { playerId: string; now: string }) =>
  (state: Membership): MembershipEvent[] => {
    mayCheckOut(state, now);
    return [{ type: "MembershipPaymentAsked", data: { playerId } }];
  };

export const startCheckout =
  (data: Extract<MembershipEvent, { type: "MembershipCheckoutStarted" }>["data"]) =>
  ({ checkouts }: Membership): MembershipEvent[] =>
    checkouts >= data.version ? [] : [{ type: "MembershipCheckoutStarted", data }];

export const expireCheckout =
  ({ playerId, checkoutId }: { playerId: string; checkoutId: string }) =>
  ({ checkout }: Membership): MembershipEvent[] =>
    checkout?.id === checkoutId ? [{ type: "MembershipCheckoutExpired", data: { playerId, checkoutId } }] : [];

/** Of the plan's amount, and paid. */
export const paysForMonth = ({ status, paidCents, currency, paymentId }: Invoice) =>
  status === "paid" && paidCents === plan.cents && currency === plan.currency && paymentId !== null;

/** What the card was declined for, unless a later month is paid: an older one beside it is no news. */
const owedNow = (invoices: readonly Invoice[]) => {
  const latest = invoices
    .filter((one) => (one.status === "open" && one.attempt > 0) || paysForMonth(one))
    .toSorted((one, other) => (one.from < other.from ? 1 : -1))[0];
  return latest?.status === "open" ? latest : undefined;
};

interface Settling {
  readonly playerId: string;
  readonly books: Books;
  readonly now: string;
  readonly month: string; // of the facility's calendar now
  readonly by: Cancelled["by"]; // who changed what is not known yet
}

/**
 * Turns the provider's books into facts: whatever was recorded before is not recorded again, so neither the order of
 * its news nor repeats matter.
 */
export const settle =
  ({ playerId, books: { subscription, invoices }, now, month, by }: Settling) =>
  (before: Membership): MembershipEvent[] => {
    const facts: MembershipEvent[] = [];
    let state = before;
    const add = (fact: MembershipEvent) => {
      facts.push(fact);
      state = membership.evolve(state, fact);
    };
    const { id: subscriptionId, customerId } = subscription;
    for (const invoice of invoices.filter(paysForMonth)) {
      const { id: invoiceId, from, until, paidCents: cents } = invoice;
      if (state.invoices.has(invoiceId)) continue;
      const paymentId = invoice.paymentId!;
      const paid = { playerId, subscriptionId, customerId, invoiceId, paymentId, cents, from, until };
      add({ type: "MembershipPeriodPaid", data: paid });
      const { terms, billing } = state;
      if (terms.source === "card" || billing?.state !== "live") continue;
      const payer = billing.payerId !== null && { payerId: billing.payerId };
      const activated = { playerId, source: "card", subscriptionId, ...payer, until, month, personal: null } as const;
      add({ type: "MembershipActivated", data: activated });
    }
    const { billing } = state;
    if (billing?.subscriptionId !== subscriptionId) return facts; // nothing of it was ever paid
    const isByCard = state.terms.source === "card";
    if (subscription.status === "ended") {
      const isUnpaid = invoices.some(({ status, attempt }) => status === "open" && attempt > 0);
      if (billing.state === "live" && isByCard)
        add({ type: "MembershipEnded", data: { playerId, why: isUnpaid ? "unpaid" : "cancelled" } });
      else if (billing.state !== "stopped")
        add({ type: "MembershipBillingStopped", data: { playerId, subscriptionId } });
      return facts;
    }
    const owed = owedNow(invoices);
    if (owed && !(billing.failed?.invoiceId === owed.id && billing.failed.attempt >= owed.attempt)) {
      const { id: invoiceId, attempt, nextAttemptAt, failure } = owed;
      const code = failure ?? "failed";
      add({ type: "MembershipPaymentFailed", data: { playerId, invoiceId, attempt, nextAttemptAt, code } });
    }
    const { cancelsAt: at, pausedUntil } = subscription;
    if (!isByCard) return facts;
    const { until: from, pausedUntil: known } = state.terms;
    if (pausedUntil !== null && pausedUntil !== known && from !== null)
      add({ type: "MembershipPaused", data: { playerId, from, until: pausedUntil } });
    if (pausedUntil === null && known !== null && now < known) add({ type: "MembershipUnpaused", data: { playerId } });
    if (at !== null && !state.terms.isEnding) add({ type: "MembershipCancelScheduled", data: { playerId, at, by } });
    if (at === null && state.terms.isEnding) add({ type: "MembershipCancelResumed", data: { playerId, by } });
    return facts;
  };

interface Lost {
  readonly playerId: string;
  readonly subscriptionId: string;
  readonly now: string;
}
/** The provider no longer knows it, as after a change of account. What was paid lasts; then the player may buy anew. */
export const loseSubscription =
  ({ playerId, subscriptionId, now }: Lost) =>
  ({ billing, terms }: Membership): MembershipEvent[] => {
    if (billing?.subscriptionId !== subscriptionId) return [];
    if (billing.state === "stopping") return [{ type: "MembershipBillingStopped", data: { playerId, subscriptionId } }];
    return billing.state === "live" && standingAt(terms, now) === "inactive"
      ? [{ type: "MembershipEnded", data: { playerId, why: "unknown" } }]
      : [];
  };

/** The payer the provider may forget, since nothing more will be charged. Undefined before that, and once it has. */
export const customerToForget = (
  { customers, forgotten, billing }: Membership,
  subscriptionId: string,
): string | undefined => {
  const customerId = customers.get(subscriptionId);
  if (customerId === undefined || forgotten.has(customerId)) return undefined;
  return billing?.customerId === customerId && billing.state !== "stopped" ? undefined : customerId;
};

export const forgetPayer =
  ({ playerId, subscriptionId }: { playerId: string; subscriptionId: string }) =>
  (state: Membership): MembershipEvent[] => {
    const customerId = customerToForget(state, subscriptionId);
    if (customerId === undefined) return [];
    return [{ type: "MembershipPayerForgotten", data: { playerId, subscriptionId, customerId } }];
  };

/** The subscription that pays for a player. Throws a Rejection if there is none. */
export const livingBilling = ({ billing }: Membership) => {
  if (billing?.state !== "live") throw conflict("NotByCard", "This membership isn't paid by card.");
  return billing;
};

/** Whether a cancellation, or a pause to come, can still be taken back. Throws a Rejection if not. */
export const mayResume = (state: Membership, now: string) => {
  const billing = livingBilling(state);
  const standing = standingAt(state.terms, now);
  if (standing === "paused") throw isPaused();
  if (!isActive(standing)) throw conflict("Ended", "This membership has already ended. You can subscribe again.");
  return billing;
};

/** Until when it would be paused. Throws a Rejection if it cannot be. */
export const mayPause = (state: Membership, now: string, months: number) => {
  const { subscriptionId, failed, paid } = livingBilling(state);
  if (failed) throw conflict("PastDue", "The card was declined. Please update it first, then you can pause.");
  const { until } = state.terms;
  if (standingAt(state.terms, now) !== "paid" || until === null)
    throw conflict("NotPaid", "Only a membership that's paid and not canceled can be paused.");
  return { subscriptionId, until: chargedAfter({ from: paid.until === until ? paid.from : null, until }, months) };
};

type Reminder = Omit<Extract<MembershipEvent, { type: "MembershipReminded" }>["data"], "playerId">;

/** What a family is to be told about ahead of time, if it still holds. */
export const remind =
  ({ playerId, now, reminder }: { playerId: string; now: string; reminder: Reminder }) =>
  (state: Membership): MembershipEvent[] => {
    if (state.reminded.has(reminderKey(reminder))) return [];
    const standing = standingAt(state.terms, now);
    if (standing !== ({ renewal: "paid", "last days": "grace", resuming: "paused" } as const)[reminder.of]) return [];
    if (reminder.of === "renewal" && state.terms.pausedUntil !== null) return []; // nothing is charged then
    return [{ type: "MembershipReminded", data: { playerId, ...reminder } }];
  };
