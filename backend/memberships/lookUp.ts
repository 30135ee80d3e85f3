import { membershipStream } from "../../eventstore/memberships/events.ts";
import type { Backend, WhenProviderSays } from "../backend.ts";
import type { Command } from "../command.ts";
import { type ClaimPayment, PaymentRefused, type Subscription, type Subscriptions } from "../payments/open.ts";
import { expireCheckout, paysForMonth, settle } from "./billing.ts";
import { membership } from "./membership.ts";
import { momentAt } from "./moment.ts";

export type Parts = Pick<Backend, "db" | "handle" | "stateOf" | "payments" | "time">;

const mostLooks = 3; // while the books change under us

/** Each of its facts is recognized by itself. */
export const unkeyed = ({ actor, now, requestId }: Command): Command => ({ actor, now, requestId });

/**
 * Whether it is the one that a player's membership is paid by, or came of the checkout that we opened for that player:
 * what a subscription says of itself may have been written by anyone with access to the provider.
 */
const isOurs = async (parts: Parts, { id, playerId }: Pick<Subscription, "id" | "playerId">): Promise<boolean> => {
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

/** A key that may not read invoices takes no memberships either: then money without a reference is nobody's. */
const invoiceOf = async (subscriptions: Subscriptions, paymentId: string) => {
  try {
    return await subscriptions.invoiceOf(paymentId);
  } catch (error) {
    if (error instanceof PaymentRefused) return undefined;
    throw error;
  }
};

/** What paid an invoice belongs to its membership: such a payment says nothing about itself. */
export const claimInvoicePayment =
  (parts: Parts): ClaimPayment =>
  async ({ id, reference }) => {
    const { subscriptions } = parts.payments;
    if (!subscriptions || (reference !== null && reference.kind !== "invoice")) return undefined;
    const paid = await invoiceOf(subscriptions, id);
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
