import type { PaymentEvent } from "../../eventstore/payments/events.ts";
import type { Command } from "../command.ts";
import type { CardPayment } from "./provider.ts";

/** What the provider's books say of a payment at this moment. */
export interface Said {
  readonly payment: CardPayment;
  readonly refundId?: string | undefined; // a refund that the provider says is done
}

type Received = Extract<PaymentEvent, { type: "UnmatchedPaymentReceived" }>["data"];
export type Stray = Pick<Received, "why" | "campId" | "registrationId">;

/** A payment is a context's own, and this records what the provider says of it; or it names something of it that is not there. */
export type Claim = { readonly record: (command: Command, said: Said) => Promise<unknown> } | { readonly stray: Stray };

/** One context says whether a payment is its own; undefined where it has nothing to do with it. */
export type ClaimPayment = (payment: CardPayment) => Promise<Claim | undefined>;
