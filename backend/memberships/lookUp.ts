import { membershipStream } from "../../eventstore/memberships/events.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { giveBack, refundsToAskFor, type Subscription } from "../payments/open.ts";
import { expireCheckout, loseSubscription, paysForMonth, settle } from "./billing.ts";
import { membership } from "./membership.ts";
import { momentAt } from "./moment.ts";
import { failRefund, refundDouble } from "./refund.ts";

export type Parts = Pick<Backend, "db" | "handle" | "stateOf" | "payments" | "claims" | "time">;

const mostLooks = 3; // while the books change under us

/** Each of its facts is recognized by itself. */
export const unkeyed = ({ actor, now, requestId }: Command): Command => ({ actor, now, requestId });

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

/** Requests from the provider a refund that was decided on. */
export const giveBackWanted = async (
  parts: Parts,
  command: Command,
  { playerId, refundId }: { playerId: string; refundId: string },
): Promise<void> => {
  const stream = membershipStream(playerId);
  const { money } = await parts.stateOf(membership, stream);
  await giveBack(parts, command, {
    refunds: refundsToAskFor(money, refundId),
    noteFailed: (as, failed) =>
      parts.handle({ fold: membership, stream, command: as }, failRefund({ playerId, ...failed })),
  });
};

/**
 * Nobody pays twice: one beside the one that pays is ended, and what it took is refunded. Without one that pays, it is
 * nobody's, and waits among the unmatched payments.
 */
const endDouble = async (parts: Parts, command: Command, subscription: Subscription): Promise<void> => {
  const { subscriptions } = parts.payments;
  const { id: subscriptionId, playerId, status } = subscription;
  if (!subscriptions || playerId === null) return;
  const target = { fold: membership, stream: membershipStream(playerId), command: unkeyed(command) };
  const { billing } = await parts.stateOf(membership, target.stream);
  if (billing?.state !== "live") return;
  if (status !== "ended") await subscriptions.endSubscription(subscriptionId, "now");
  for (const invoice of (await subscriptions.invoices(subscriptionId)).filter(paysForMonth)) {
    const refundId = `double-${invoice.id}`;
    const double = refundDouble({ playerId, subscriptionId, invoice, refundId });
    const { recorded } = await parts.handle(target, double);
    if (recorded) await giveBackWanted(parts, command, { playerId, refundId });
  }
};

interface Looked {
  readonly subscriptionId: string;
  readonly playerId?: string; // the player it pays for, if that is known here
  readonly by?: Parameters<typeof settle>[0]["by"];
}
/** Looks a subscription up, and records what there is to know. */
export const lookUpSubscription = async (
  parts: Parts,
  command: Command,
  { subscriptionId, playerId: payingFor, by = "card portal" }: Looked,
): Promise<void> => {
  const { subscriptions } = parts.payments;
  if (!subscriptions) return;
  const { month } = momentAt(parts.time, command.now);
  for (let look = 0; look < mostLooks; look++) {
    const subscription = await subscriptions.subscription(subscriptionId);
    if (!subscription) {
      if (payingFor === undefined) return;
      const target = { fold: membership, stream: membershipStream(payingFor), command: unkeyed(command) };
      await parts.handle(target, loseSubscription({ playerId: payingFor, subscriptionId, now: command.now }));
      return;
    }
    if (!(await isOurs(parts, subscription))) return endDouble(parts, command, subscription);
    const playerId = subscription.playerId!;
    const books = { subscription, invoices: await subscriptions.invoices(subscriptionId) };
    const target = { fold: membership, stream: membershipStream(playerId), command: unkeyed(command) };
    const { recorded } = await parts.handle(target, settle({ playerId, books, now: command.now, month, by }));
    const { billing } = await parts.stateOf(membership, target.stream);
    // It had stopped because the provider did not know it, as with another account's keys, and now does again.
    const isBack = billing?.subscriptionId === subscriptionId && billing.state === "stopped";
    if (isBack && subscription.status !== "ended") await subscriptions.endSubscription(subscriptionId, "now");
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
