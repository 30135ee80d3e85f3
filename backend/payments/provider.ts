import type { Subscriptions } from "./subscriptions.ts";

/** Who takes cards for us: Stripe, or our own stand-in while there are no Stripe keys. Sums are cents of US dollars. */
export interface PaymentProvider {
  readonly mode: PaymentMode;
  /** For the browser; null if no form of the provider's is shown. */
  readonly publishableKey: string | null;
  /**
   * Requests one payment. The same reference and version give the same payment, however often and by whomever it is
   * requested; another sum, or a payment after a cancelled one, needs another version. A provider remembers that for a
   * day: anyone with a payment's id checks with `cardPayment` whether it is still open, and requests none while it is.
   * Throws PaymentRefused, ProviderUnreachable.
   */
  startCardPayment(of: CardPaymentAsked): Promise<StartedPayment>;
  /** As the provider knows it at this moment; undefined if it does not know that id. Throws ProviderUnreachable. */
  cardPayment(id: string): Promise<CardPayment | undefined>;
  /** It can no longer be paid. One that has ended, or is on its way, stays as it is. Throws ProviderUnreachable. */
  cancelCardPayment(id: string): Promise<void>;
  /** Refunds, once per key. Throws PaymentRefused (for example for more than is left), ProviderUnreachable. */
  refund(of: RefundAsked): Promise<Refund>;
  /** Null: it takes single payments alone here. */
  readonly subscriptions: Subscriptions | null;
  /** What is set up at the provider, as far as it can be asked. */
  settings(): Promise<readonly ProviderSetting[]>;
  /**
   * What the provider reports on its own. Throws WebhookRefused for anything that is not certainly its message to us,
   * sent now.
   */
  readWebhook(rawBody: Buffer, signature: string): Promise<ProviderEvent>;
}
/** `problem` says what to do. */
export interface ProviderSetting {
  readonly name: string;
  readonly value: string;
  readonly problem?: string;
}
export type PaymentMode = "stripe" | "test" | "off";

/**
 * What a payment is for. The provider stores it and returns it; only the context that set it knows what it means, and
 * each context has its own kinds.
 */
export interface PaymentReference<Kind extends string = string> {
  readonly kind: Kind; // "registration"
  readonly id: string; // opaque; no two kinds have ids in common
  readonly within: string | null; // where to look for the id, if that does not say so itself: a registration's camp
}

export interface CardPaymentAsked {
  readonly reference: PaymentReference;
  readonly cents: number;
  readonly version: number; // of what is to be paid, counted by the caller
}

export interface StartedPayment {
  readonly id: string;
  readonly clientSecret: string; // lets a browser pay it and see its status; never in an address or a log
}

export interface CardPayment extends StartedPayment {
  readonly status: "open" | "processing" | "succeeded" | "cancelled"; // declined stays open: another card may work
  readonly cents: number; // requested
  readonly receivedCents: number;
  readonly refundedCents: number; // without what was returned
  readonly failedRefunds: readonly FailedRefund[];
  readonly disputes: readonly Dispute[];
  readonly currency: string; // "usd"
  readonly reference: PaymentReference | null; // null: not requested by us
  readonly failure: string | null; // why the last attempt was declined, in the provider's word: "insufficient_funds"
}

/** A refund, made or requested, did not arrive at its card. */
interface FailedRefund {
  readonly id: string; // the provider's
  readonly key: string | null; // under which it was requested; null: not by us
  readonly cents: number;
  readonly code: string; // why, in the provider's word: "lost_or_stolen_card"
}
/** The cardholder asks their bank for the money. */
export interface Dispute {
  readonly id: string;
  readonly cents: number;
  readonly code: string; // why, in the provider's word: "fraudulent"
  readonly state: "open" | "won" | "lost";
}

interface RefundAsked {
  readonly paymentId: string;
  readonly cents: number;
  readonly key: string; // the same for the same refund
}
export interface Refund {
  readonly id: string;
  readonly status: "pending" | "succeeded" | "failed";
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string; // in Stripe's words: "payment_intent.succeeded"
  readonly live: boolean; // about real money
  readonly about: About | null; // null: nothing anyone here deals with
}

/**
 * Everything that is looked up when the provider mentions it. Another kind is another line here, and someone must
 * handle it.
 */
interface Objects {
  readonly payment: { readonly paymentId: string };
  readonly refund: { readonly paymentId: string };
  readonly dispute: { readonly paymentId: string };
  readonly checkout: { readonly checkoutId: string };
  readonly subscription: { readonly subscriptionId: string };
}
export type AboutKind = keyof Objects;
/** What an event is about: which kind of object, and what it is looked up by. */
export type About<Kind extends AboutKind = AboutKind> = {
  readonly [K in Kind]: { readonly kind: K } & Objects[K];
}[Kind];

/**
 * The provider did not answer, or not in time: whether it acted is unknown. Making the same call again is safe, and
 * tells.
 */
export class ProviderUnreachable extends Error {
  constructor(options?: ErrorOptions) {
    super("We can't reach the card provider right now. Please try again in a moment.", options);
  }
}

/** The provider, or we on its behalf, said no. `code` is for programs ("amount_too_large"), `message` for people. */
export class PaymentRefused extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** What came was not the provider's message to us. `message` says why, for the log: the sender is told nothing. */
export class WebhookRefused extends Error {}
