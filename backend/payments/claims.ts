import type { PaymentEvent } from "../../eventstore/payments/events.ts";
import type { Command } from "../command.ts";
import type { CardPayment } from "./provider.ts";

/** What the provider's books say about a payment at this moment. */
export interface Said {
  readonly payment: CardPayment;
  readonly refundId?: string | undefined; // a refund the provider reports as done
}

type Received = Extract<PaymentEvent, { type: "UnmatchedPaymentReceived" }>["data"];
export type Stray = Pick<Received, "why" | "campId" | "registrationId">;

/**
 * A payment is a context's own, and this records what the provider says about it; or it names something of the
 * context's that does not exist.
 */
export type Claim = { readonly record: (command: Command, said: Said) => Promise<unknown> } | { readonly stray: Stray };

/** Whether a payment is this context's own; undefined if it has nothing to do with it. */
export type ClaimPayment = (payment: CardPayment) => Promise<Claim | undefined>;
