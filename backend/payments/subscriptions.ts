/** What is sold: one price a month. */
export const monthlyCents = 1000;

/** What is paid for again and again, by whoever takes cards for us. Sums are cents of US dollars, instants ISO 8601. */
export interface Subscriptions {
  /**
   * A page of the provider's where someone begins to pay for a player. The same player, payer and version give the same
   * checkout, however often it is requested; after one that has expired, another version is needed.
   * Throws PaymentRefused, ProviderUnreachable.
   */
  startCheckout(of: CheckoutAsked): Promise<Checkout>;
  /** As the provider knows it at this moment; undefined if it does not know that id. Here and below. */
  checkout(id: string): Promise<Checkout | undefined>;
  /** It can no longer be paid. One that was paid stays as it is. */
  expireCheckout(id: string): Promise<void>;
  subscription(id: string): Promise<Subscription | undefined>;
  /** All of a subscription's, the earliest period first. */
  invoices(subscriptionId: string): Promise<readonly Invoice[]>;
  /** What a payment paid; undefined if that was no invoice of a subscription. */
  invoiceOf(paymentId: string): Promise<{ readonly invoiceId: string; readonly subscriptionId: string } | undefined>;
  /** With the paid period, or at once, which also means that nothing more is collected. An ended or unknown one stays as it is. */
  endSubscription(id: string, when: "period end" | "now"): Promise<void>;
  /** Takes back that it ends with the paid period. One that has ended stays as it is. */
  keepSubscription(id: string): Promise<void>;
  /** Nothing is charged until then; null: that is taken back. Renewals before it are void. */
  pauseSubscription(id: string, until: string | null): Promise<void>;
  /** A page of the provider's where a payer sees invoices, changes the card, and cancels. */
  openPortal(of: { readonly customerId: string; readonly returnTo: string }): Promise<{ readonly url: string }>;
  /** It has no name, email or card of theirs any more; what they paid stays. Their subscriptions end. */
  forgetCustomer(id: string): Promise<void>;
}

interface CheckoutAsked {
  readonly playerId: string;
  readonly payerId: string | null; // the account that pays; null: a guardian without one
  readonly version: number;
  readonly customerId: string | null; // of the same payer and player; null: not known yet
  readonly returnTo: { readonly done: string; readonly left: string }; // addresses of ours
}

export interface Checkout {
  readonly id: string;
  readonly url: string | null; // null: it can no longer be paid
  readonly status: "open" | "complete" | "expired";
  readonly playerId: string;
  readonly subscriptionId: string | null; // null: not complete
}

export interface Subscription {
  readonly id: string;
  readonly customerId: string;
  readonly playerId: string | null; // null: not requested by us
  readonly status: "active" | "past due" | "ended";
  readonly periodEnd: string;
  readonly cancelsAt: string | null;
  readonly pausedUntil: string | null;
}

export interface Invoice {
  readonly id: string;
  readonly status: "open" | "paid" | "void"; // open: unpaid, also when nobody tries any more
  readonly cents: number;
  readonly paidCents: number;
  readonly currency: string; // "usd"
  readonly from: string;
  readonly until: string;
  readonly paymentId: string | null; // null: not paid
  readonly attempt: number; // how often it was tried to collect it
  readonly nextAttemptAt: string | null;
  readonly failure: string | null; // why the last attempt was declined, in the provider's word
}
