import { membershipStream } from "../../eventstore/memberships/events.ts";
import { hasLinkPayerLeft, hasPayerLeft } from "../../projections/memberships/dueQueries.ts";
import { standingAt } from "../../projections/memberships/standingRule.ts";
import type { Command } from "../command.ts";
import { Rejection } from "../http/rejection.ts";
import { PaymentRefused, ProviderUnreachable, type Subscriptions } from "../payments/open.ts";
import {
  customerToForget,
  expireCheckout,
  forgetPayer,
  livingBilling,
  mayCheckOut,
  mayPause,
  mayResume,
  startCheckout,
} from "./billing.ts";
import { isActiveAt, membership } from "./membership.ts";
import { lookUpCheckout, lookUpSubscription, type Parts, unkeyed } from "./lookUp.ts";

/** Where the provider's pages lead back to. */
const backTo = (page: string) => ({ done: `${page}?checkout=done`, left: `${page}?checkout=left` });
const soldBy = ({ payments: { subscriptions } }: Pick<Parts, "payments">): Subscriptions => {
  if (subscriptions) return subscriptions;
  throw new Rejection("conflict", "NotSold", "Memberships can't be bought online right now. Please contact us.");
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
  let before = await parts.stateOf(membership, stream);
  if (before.billing?.state === "live" && !isActiveAt(before, command.now)) {
    const { subscriptionId } = before.billing; // which may be over, or paid
    await lookUpSubscription(parts, command, { subscriptionId, playerId });
    before = await parts.stateOf(membership, stream);
  }
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
  const { billing, checkouts, forgotten } = before; // whoever asks at the same moment counts the same version, and gets this page
  const version = checkouts + 1;
  // Who opens a mailed link need not be whoever paid by the one before.
  const isKnown = payerId !== null && billing?.payerId === payerId && !forgotten.has(billing.customerId);
  const customerId = isKnown ? billing.customerId : null;
  const checkout = await subscriptions.startCheckout({
    playerId,
    payerId,
    version,
    customerId,
    returnTo: backTo(pageOf(payerId)),
  });
  await parts.handle(target, startCheckout({ playerId, checkoutId: checkout.id, version, payerId }));
  if ((await parts.stateOf(membership, stream)).checkout?.id !== checkout.id) {
    await subscriptions.expireCheckout(checkout.id); // what is paid on a page that nobody knows would be lost
    throw new Rejection("conflict", "PaidElsewhere", "Someone else just started to pay. Please try again in a moment.");
  }
  if (checkout.url === null) throw new ProviderUnreachable();
  return checkout.url;
};

/** The payer's page at the card provider. */
export const portalFor = async (parts: Parts, { playerId, payerId }: Buying) => {
  const subscriptions = soldBy(parts);
  const billing = livingBilling(await parts.stateOf(membership, membershipStream(playerId)));
  const isAnothers = billing.payerId !== payerId || (payerId === null && (await hasLinkPayerLeft(parts.db, playerId)));
  if (isAnothers)
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
  { playerId, by = "family" }: { playerId: string } & { by?: "family" | "guardian" },
): Promise<void> => {
  const subscriptions = soldBy(parts);
  const stream = membershipStream(playerId);
  const { subscriptionId } = livingBilling(await parts.stateOf(membership, stream));
  await lookUpSubscription(parts, command, { subscriptionId, playerId, by }); // a month may be paid that nobody heard of
  const state = await parts.stateOf(membership, stream);
  if (state.billing?.state !== "live") return;
  const subscription = await subscriptions.subscription(subscriptionId);
  if (!subscription && command.actor === "system") return; // it ends by itself once the paid time is over
  if (!subscription)
    throw new Rejection(
      "conflict",
      "NotByCard",
      "No card is charged for this membership anymore. It ends with the time that's paid.",
    );
  // Paid time that is over cannot end later.
  const standing = standingAt(state.terms, command.now);
  const isOver = subscription.status === "past due" || standing === "paused" || standing === "grace";
  const when = isOver ? "now" : "period end";
  await subscriptions.endSubscription(subscriptionId, when);
  // What ends has no pause to come, nor has it once it is kept.
  if (!isOver && state.terms.pausedUntil !== null) await subscriptions.pauseSubscription(subscriptionId, null);
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
  const { subscriptionId, payerId } = mayResume(state, command.now);
  if (await hasPayerLeft(parts.db, { playerId, payerId }, parts.time.wallClock(command.now).date))
    throw new Rejection(
      "conflict",
      "PayerLeft",
      "The parent whose card paid no longer manages this player. Once the paid time ends, you can subscribe with your own card.",
    );
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
  const { billing, customers, forgotten } = await parts.stateOf(membership, membershipStream(playerId));
  if (!subscriptions || billing?.state !== "stopping") return;
  const { subscriptionId, isErased } = billing;
  await subscriptions.endSubscription(subscriptionId, "now");
  const toForget = isErased ? [...new Set(customers.values())].filter((id) => !forgotten.has(id)) : [];
  for (const customerId of toForget) await subscriptions.forgetCustomer(customerId);
  await lookUpSubscription(parts, command, { subscriptionId, playerId });
};

/** The same at once, as far as the provider can be reached and does it: what it refuses now waits for timed work. */
export const stopBillingNow = async (parts: Parts, command: Command, playerId: string): Promise<void> => {
  try {
    await stopBilling(parts, command, playerId);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable || error instanceof PaymentRefused)) throw error;
  }
};

/** Has a parent who left forgotten at the provider. Throws ProviderUnreachable; called again, it does it again. */
export const forgetPayerWhoLeft = async (
  parts: Parts,
  command: Command,
  paid: { playerId: string; subscriptionId: string },
): Promise<void> => {
  const { subscriptions } = parts.payments;
  const target = { fold: membership, stream: membershipStream(paid.playerId), command: unkeyed(command) };
  const customerId = customerToForget(await parts.stateOf(membership, target.stream), paid.subscriptionId);
  if (!subscriptions || customerId === undefined) return;
  await subscriptions.forgetCustomer(customerId);
  await parts.handle(target, forgetPayer(paid));
};
