/** Who takes cards for us: Stripe, or a stand-in of our own while there are no keys of Stripe's. Sums are cents of US dollars. */
export interface PaymentProvider {
  readonly mode: PaymentMode;
  /** For the browser; null where no form of the provider's is shown. */
  readonly publishableKey: string | null;
  /**
   * Asks for one payment. The same reference and version give the same payment, whoever asks and how often; another sum,
   * or a payment after a cancelled one, needs another version. A provider remembers that for a day: who holds the id of a
   * payment looks with `cardPayment` whether it is still open, and asks for none while it is.
   * Throws PaymentRefused, ProviderUnreachable.
   */
  startCardPayment(of: CardPaymentAsked): Promise<StartedPayment>;
  /** As the provider knows it at this moment; undefined where it knows none of that id. Throws ProviderUnreachable. */
  cardPayment(id: string): Promise<CardPayment | undefined>;
  /** Nobody can pay it any more. One that has ended, or is on its way, stays as it is. Throws ProviderUnreachable. */
  cancelCardPayment(id: string): Promise<void>;
  /** Gives money back, once for each key. Throws PaymentRefused (more than is left of it, say), ProviderUnreachable. */
  refund(of: RefundAsked): Promise<Refund>;
  /** What the provider says on its own. Throws WebhookRefused for anything that is not surely its word to us, said now. */
  readWebhook(rawBody: Buffer, signature: string): Promise<ProviderEvent>;
}
export type PaymentMode = "stripe" | "test" | "off";

/**
 * What a payment is for. The provider keeps it and tells it back; only the context that gave it knows what it means, and
 * each context has kinds of its own.
 */
export interface PaymentReference<Kind extends string = string> {
  readonly kind: Kind; // "registration"
  readonly id: string; // opaque; no two kinds have ids in common
  readonly within: string | null; // where the id is looked for, if it does not say so itself: a registration's camp
}

export interface CardPaymentAsked {
  readonly reference: PaymentReference;
  readonly cents: number;
  readonly version: number; // of what is to be paid, counted by whoever asks
}

export interface StartedPayment {
  readonly id: string;
  readonly clientSecret: string; // lets a browser pay it and see how it stands; never in an address or a log
}

export interface CardPayment extends StartedPayment {
  readonly status: "open" | "processing" | "succeeded" | "cancelled"; // declined is open: another card may do
  readonly cents: number; // asked for
  readonly receivedCents: number;
  readonly refundedCents: number; // without what came back
  readonly failedRefunds: readonly FailedRefund[];
  readonly disputes: readonly Dispute[];
  readonly currency: string; // "usd"
  readonly reference: PaymentReference | null; // null: it was not asked for by us
  readonly failure: string | null; // why the last try was declined, in the provider's word: "insufficient_funds"
}

/** What was to be given back, or was, did not arrive at its card. */
interface FailedRefund {
  readonly id: string; // the provider's
  readonly key: string | null; // under which it was asked for; null: not by us
  readonly cents: number;
  readonly code: string; // why, in the provider's word: "lost_or_stolen_card"
}
/** The owner of the card asks their bank for the money. */
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
  readonly about: About | null; // null: nothing that anybody here deals with
}

/** Whatever is to be looked up when the provider speaks of it. Another kind is another line here, and is followed by somebody. */
interface Objects {
  readonly payment: { readonly paymentId: string };
  readonly refund: { readonly paymentId: string };
  readonly dispute: { readonly paymentId: string };
}
export type AboutKind = keyof Objects;
/** What an event is about: which kind of object, and what it is looked up by. */
export type About<Kind extends AboutKind = AboutKind> = {
  readonly [K in Kind]: { readonly kind: K } & Objects[K];
}[Kind];

/** The provider did not answer, or not in time: whether it was done is not known. The same call again is safe, and tells. */
export class ProviderUnreachable extends Error {
  constructor(options?: ErrorOptions) {
    super("Card payments cannot be reached right now. Please try again in a moment.", options);
  }
}

/** The provider, or we for it, said no. `code` is for programs ("amount_too_large"), `message` for people. */
export class PaymentRefused extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** What came was not the provider's word to us. `message` says why, for the log: who sent it is told nothing. */
export class WebhookRefused extends Error {}
