import { membershipStream } from "../../eventstore/memberships/events.ts";
import type { WhenProviderSays } from "../backend.ts";
import type { Command } from "../command.ts";
import { type ClaimPayment, PaymentRefused, type Said, type Subscriptions } from "../payments/open.ts";
import { paysForMonth } from "./billing.ts";
import { isOurs, lookUpCheckout, lookUpSubscription, type Parts, unkeyed } from "./lookUp.ts";
import { membership } from "./membership.ts";
import { settleMoney } from "./refund.ts";
import { stopBillingNow } from "./subscribing.ts";

/** A message from the provider is only a reason to look. */
export const hearOfSubscriptions = (parts: Parts): WhenProviderSays => ({
  checkout: (command, { checkoutId }) => lookUpCheckout(parts, command, checkoutId),
  subscription: (command, { subscriptionId }) => lookUpSubscription(parts, command, { subscriptionId }),
});

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
export const claimInvoicePayment = (asked: Omit<Parts, "claims">): ClaimPayment => {
  const claim: ClaimPayment = async ({ id, reference }) => {
    const { subscriptions } = parts.payments;
    if (!subscriptions || (reference !== null && reference.kind !== "invoice")) return undefined;
    const paid = await invoiceOf(subscriptions, id);
    const subscription = paid && (await subscriptions.subscription(paid.subscriptionId));
    if (!subscription || subscription.playerId === null) return undefined;
    const { id: subscriptionId, playerId } = subscription;
    const stream = membershipStream(playerId);
    const isKnown = async () => (await parts.stateOf(membership, stream)).money.cards.has(id);
    const record = async (command: Command, said: Said) => {
      if (!(await isKnown())) await lookUpSubscription(parts, command, { subscriptionId });
      if (!(await isKnown())) throw new Error(`the payment ${id} of a membership could not be recorded`);
      const target = { fold: membership, stream, command: unkeyed(command) };
      const { recorded } = await parts.handle(target, settleMoney({ playerId, said }));
      if (recorded) await stopBillingNow(parts, command, playerId); // a lost dispute ends the membership
    };
    if (await isKnown()) return { record };
    const { billing } = await parts.stateOf(membership, stream);
    if (billing?.state !== "live" && !(await isOurs(parts, subscription))) return undefined;
    const invoice = (await subscriptions.invoices(subscriptionId)).find((one) => one.id === paid.invoiceId);
    if (!invoice || !paysForMonth(invoice)) return undefined; // another sum activates nothing, and is nobody's
    return { record };
  };
  const parts: Parts = { ...asked, claims: [claim] }; // what is refunded on the way is a membership's, too
  return claim;
};
