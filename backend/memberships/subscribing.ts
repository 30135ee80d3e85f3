import { membershipStream } from "../../eventstore/memberships/events.ts";
import { standingAt } from "../../projections/memberships/standingRule.ts";
import type { Backend, WhenProviderSays } from "../backend.ts";
import type { Command } from "../command.ts";
import { Rejection } from "../http/rejection.ts";
import { type ClaimPayment, ProviderUnreachable, type Subscription, type Subscriptions } from "../payments/open.ts";
import {
  expireCheckout,
  livingBilling,
  mayCheckOut,
  mayPause,
  mayResume,
  paysForMonth,
  settle,
  startCheckout,
} from "./billing.ts";
import { membership } from "./membership.ts";
import { momentAt } from "./moment.ts";

export type Parts = Pick<Backend, "db" | "handle" | "stateOf" | "payments" | "time">;

/** Where the provider's pages lead back to. */
const backTo = (page: string) => ({ done: `${page}?checkout=done`, left: `${page}?checkout=left` });
const mostLooks = 3; // while the books change under us

const soldBy = ({ payments: { subscriptions } }: Pick<Parts, "payments">): Subscriptions => {
  if (subscriptions) return subscriptions;
  throw new Rejection("conflict", "NotSold", "Memberships can't be bought online right now. Please contact us.");
};

/** Each of its facts is recognized by itself. */
const unkeyed = ({ actor, now, requestId }: Command): Command => ({ actor, now, requestId });

/**
 * Whether it is the one that a player's membership is paid by, or came of the checkout that we opened for that player:
 * what a subscription says of itself may have been written by anyone with access to the provider.
 */
export const isOurs = async (
  parts: Parts,
  { id, playerId }: Pick<Subscription, "id" | "playerId">,
): Promise<boolean> => {
  if (playerId === null) return false;
  const { billing, checkout } = await parts.stateOf(membership, membershipStream(playerId));
  if (billing?.subscriptionId === id) return true;
  return checkout !== null && (await parts.payments.subscriptions?.checkout(checkout.id))?.subscriptionId === id;
};

/** Nobody pays twice: one beside the one that pays is ended. What it took waits among the unmatched payments. */
const endDouble = async ({ stateOf, payments }: Parts, { id, playerId, status }: Subscription): Promise<void> => {
  if (playerId === null || status === "ended") return;
  const { billing } = await stateOf(membership, membershipStream(playerId));
  if (billing?.state === "live") await payments.subscriptions?.endSubscription(id, "now");
};

interface Looked {
  readonly subscriptionId: string;
  readonly by?: Parameters<typeof settle>[0]["by"];
}
/** Looks a subscription up, and records what there is to know. */
export const lookUpSubscription = async (
  parts: Parts,
  command: Command,
  { subscriptionId, by = "card portal" }: Looked,
): Promise<void> => {
  const { subscriptions } = parts.payments;
  if (!subscriptions) return;
  const { month } = momentAt(parts.time, command.now);
  for (let look = 0; look < mostLooks; look++) {
    const subscription = await subscriptions.subscription(subscriptionId);
    if (!subscription) return;
    if (!(await isOurs(parts, subscription))) return endDouble(parts, subscription);
    const playerId = subscription.playerId!;
    const books = { subscription, invoices: await subscriptions.invoices(subscriptionId) };
    const target = { fold: membership, stream: membershipStream(playerId), command: unkeyed(command) };
    const { recorded } = await parts.handle(target, settle({ playerId, books, now: command.now, month, by }));
    if (!recorded) return; // else they may have changed while it was recorded
  }
};

/** Looks a checkout up, and what was paid by it. */
export const lookUpCheckout = async (parts: Parts, command: Command, checkoutId: string): Promise<void> => {
  const checkout = await parts.payments.subscriptions?.checkout(checkoutId);
  if (!checkout) return;
  const { status, playerId, subscriptionId } = checkout;
  if (subscriptionId !== null) return lookUpSubscription(parts, command, { subscriptionId });
  if (status !== "expired") return;
  const target = { fold: membership, stream: membershipStream(playerId), command: unkeyed(command) };
  await parts.handle(target, expireCheckout({ playerId, checkoutId }));
};

interface Buying {
  readonly playerId: string;
  readonly payerId: string | null; // the account that goes to pay; null: the guardian, by a mailed link
}
const pageOf = (payerId: string | null) => (payerId === null ? "/membership" : "/subscribe");
/**
 * Where to pay for a player. A second click, tab or node gets the same open page; a checkout that someone else began is
 * closed first, since its page would take their card for the other's.
 */
export const checkOut = async (parts: Parts, command: Command, { playerId, payerId }: Buying): Promise<string> => {
  const subscriptions = soldBy(parts);
  const stream = membershipStream(playerId);
  const target = { fold: membership, stream, command: unkeyed(command) };
  const before = await parts.stateOf(membership, stream);
  mayCheckOut(before, command.now);
  if (before.checkout) {
    const { id: checkoutId } = before.checkout;
    let known = await subscriptions.checkout(checkoutId);
    if (known?.status === "open" && known.url !== null && before.checkout.payerId === payerId) return known.url;
    if (known?.status === "open") {
      await subscriptions.expireCheckout(checkoutId);
      known = await subscriptions.checkout(checkoutId);
    }
    if (known?.status === "complete") {
      await lookUpCheckout(parts, command, checkoutId);
      mayCheckOut(await parts.stateOf(membership, stream), command.now);
      throw new Rejection(
        "conflict",
        "PaymentOnItsWay",
        "We got your payment and are recording it. Please check again in a moment.",
      );
    }
    await parts.handle(target, expireCheckout({ playerId, checkoutId }));
  }
  const { billing, checkouts } = before; // whoever asks at the same moment counts the same version, and gets this page
  const version = checkouts + 1;
  const customerId = billing && billing.payerId === payerId ? billing.customerId : null;
  const checkout = await subscriptions.startCheckout({
    playerId,
    version,
    customerId,
    returnTo: backTo(pageOf(payerId)),
  });
  await parts.handle(target, startCheckout({ playerId, checkoutId: checkout.id, version, payerId }));
  if (checkout.url === null) throw new ProviderUnreachable();
  return checkout.url;
};

/** The payer's page at the card provider. */
export const portalFor = async (parts: Parts, { playerId, payerId }: Buying) => {
  const subscriptions = soldBy(parts);
  const billing = livingBilling(await parts.stateOf(membership, membershipStream(playerId)));
  if (billing.payerId !== payerId)
    throw new Rejection(
      "conflict",
      "NotThePayer",
      "Someone else's card pays for this membership, so only they can manage it.",
    );
  return subscriptions.openPortal({
    customerId: billing.customerId,
    returnTo: payerId === null ? "/membership" : "/player-dashboard",
  });
};

/** With the paid time; at once if a payment is owed, which is then not collected. */
export const cancel = async (
  parts: Parts,
  command: Command,
  { playerId, by = "family" }: { playerId: string } & Pick<Looked, "by">,
): Promise<void> => {
  const subscriptions = soldBy(parts);
  const state = await parts.stateOf(membership, membershipStream(playerId));
  const { subscriptionId } = livingBilling(state);
  const subscription = await subscriptions.subscription(subscriptionId);
  // Paid time that is over cannot end later.
  const isOver = subscription?.status === "past due" || standingAt(state.terms, command.now) === "paused";
  const when = isOver ? "now" : "period end";
  await subscriptions.endSubscription(subscriptionId, when);
  await lookUpSubscription(parts, command, { subscriptionId, by });
};

/** From the end of the paid time, for some months. */
export const pause = async (
  parts: Parts,
  command: Command,
  { playerId, months }: { playerId: string; months: number },
) => {
  const subscriptions = soldBy(parts);
  const state = await parts.stateOf(membership, membershipStream(playerId));
  const { subscriptionId, until } = mayPause(state, command.now, months);
  await subscriptions.pauseSubscription(subscriptionId, until);
  await lookUpSubscription(parts, command, { subscriptionId, by: "family" });
};

/** Takes a cancellation or a pause back while the paid time lasts. */
export const resume = async (parts: Parts, command: Command, playerId: string): Promise<void> => {
  const subscriptions = soldBy(parts);
  const state = await parts.stateOf(membership, membershipStream(playerId));
  const { subscriptionId } = mayResume(state, command.now);
  await subscriptions.keepSubscription(subscriptionId);
  if (state.terms.pausedUntil !== null) await subscriptions.pauseSubscription(subscriptionId, null);
  await lookUpSubscription(parts, command, { subscriptionId, by: "family" });
};

/**
 * Ends at the provider what was ended here, and forgets there who paid for a player who was erased. Throws
 * ProviderUnreachable; called again, it continues from there.
 */
export const stopBilling = async (parts: Parts, command: Command, playerId: string): Promise<void> => {
  const { subscriptions } = parts.payments;
  const { billing } = await parts.stateOf(membership, membershipStream(playerId));
  if (!subscriptions || billing?.state !== "stopping") return;
  const { subscriptionId, customerId, isErased } = billing;
  await subscriptions.endSubscription(subscriptionId, "now");
  if (isErased) await subscriptions.forgetCustomer(customerId);
  await lookUpSubscription(parts, command, { subscriptionId });
};

/** The same at once, as far as the provider can be reached. */
export const stopBillingNow = async (parts: Parts, command: Command, playerId: string): Promise<void> => {
  try {
    await stopBilling(parts, command, playerId);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
  }
};

/** What paid an invoice belongs to its membership: such a payment says nothing about itself. */
export const claimInvoicePayment =
  (parts: Parts): ClaimPayment =>
  async ({ id, reference }) => {
    const { subscriptions } = parts.payments;
    if (!subscriptions || (reference !== null && reference.kind !== "invoice")) return undefined;
    const paid = await subscriptions.invoiceOf(id);
    const subscription = paid && (await subscriptions.subscription(paid.subscriptionId));
    if (!subscription || !(await isOurs(parts, subscription))) return undefined;
    const invoice = (await subscriptions.invoices(subscription.id)).find((one) => one.id === paid.invoiceId);
    if (!invoice || !paysForMonth(invoice)) return undefined; // another sum activates nothing, and is nobody's
    return { record: (command) => lookUpSubscription(parts, command, { subscriptionId: subscription.id }) };
  };

/** A message from the provider is only a reason to look. */
export const hearOfSubscriptions = (parts: Parts): WhenProviderSays => ({
  checkout: (command, { checkoutId }) => lookUpCheckout(parts, command, checkoutId),
  subscription: (command, { subscriptionId }) => lookUpSubscription(parts, command, { subscriptionId }),
});
