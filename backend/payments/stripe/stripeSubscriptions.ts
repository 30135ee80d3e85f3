import { Stripe } from "stripe";
import { type Checkout, type Invoice, monthlyCents, type Subscription, type Subscriptions } from "../subscriptions.ts";

const product = { id: "fungo_video_membership", name: "Video analysis membership" } as const;
const monthly = {
  lookup_key: "fungo_video_membership_1000_usd_month",
  unit_amount: monthlyCents,
  currency: "usd",
} as const;
const portalVersion = "membership-v1";
const mostInvoices = 100; // of one subscription: more than eight years
const anHour = 60 * 60; // s

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();
const idIn = (named: string | { readonly id: string }) => (typeof named === "string" ? named : named.id);
const isCode = (error: unknown, code: string) => error instanceof Stripe.errors.StripeError && error.code === code;

const checkoutOf = (session: Stripe.Checkout.Session): Checkout => {
  const isPaid = session.status === "complete" && session.payment_status === "paid" && session.subscription !== null;
  const status = isPaid ? "complete" : session.status === "expired" ? "expired" : "open";
  return {
    id: session.id,
    url: session.status === "open" ? session.url : null,
    status,
    playerId: session.client_reference_id ?? "",
    subscriptionId: isPaid && session.subscription !== null ? idIn(session.subscription) : null,
  };
};

const statuses: Readonly<Record<string, Subscription["status"]>> = {
  active: "active",
  trialing: "active",
  paused: "active",
  canceled: "ended",
  incomplete_expired: "ended",
};
const subscriptionOf = (found: Stripe.Subscription, now = Date.now()): Subscription => {
  const { id, customer, metadata, status, cancel_at, cancel_at_period_end, pause_collection: pause, items } = found;
  const periodEnd = instant(items.data[0]!.current_period_end);
  const resumesAt = pause?.resumes_at ?? null;
  return {
    id,
    customerId: idIn(customer),
    playerId: metadata["playerId"] ?? null,
    status: statuses[status] ?? "past due",
    periodEnd,
    cancelsAt: cancel_at !== null ? instant(cancel_at) : cancel_at_period_end ? periodEnd : null,
    pausedUntil: resumesAt !== null && resumesAt * 1000 > now ? instant(resumesAt) : null,
  };
};

const invoiceOf = (invoice: Stripe.Invoice): Invoice => {
  const { period } = invoice.lines.data[0]!; // the invoice's own is the one before
  const paid = invoice.payments?.data.find(({ status }) => status === "paid")?.payment.payment_intent;
  const isOver = invoice.status === "paid" || invoice.status === "void";
  return {
    id: invoice.id,
    status: invoice.status === "paid" ? "paid" : invoice.status === "void" ? "void" : "open",
    cents: invoice.amount_due,
    paidCents: invoice.amount_paid,
    currency: invoice.currency,
    from: instant(period.start),
    until: instant(period.end),
    paymentId: paid ? idIn(paid) : null,
    attempt: isOver || invoice.status === "draft" ? 0 : invoice.attempt_count,
    nextAttemptAt: !isOver && invoice.next_payment_attempt !== null ? instant(invoice.next_payment_attempt) : null,
    failure: null, // of the payment, which nobody here reads
  };
};

interface Parts {
  readonly stripe: Stripe;
  /** Says what an error of the library means. */
  readonly asked: <T>(request: () => Promise<T>) => Promise<T>;
  readonly siteUrl: string;
}

/** Found, or made if it is not there, and remembered; a failure is forgotten. */
const madeOnce = (make: () => Promise<string>) => {
  let made: Promise<string> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
};

/** Subscriptions by Stripe. It learns opaque ids, and of people what they type there. */
export const stripeSubscriptions = ({ stripe, asked, siteUrl }: Parts): Subscriptions => {
  const known = async <T>(found: Promise<T>): Promise<T | undefined> => {
    try {
      return await found;
    } catch (error) {
      if (isCode(error, "resource_missing")) return undefined;
      throw error;
    }
  };

  const listed = async () =>
    (await stripe.prices.list({ lookup_keys: [monthly.lookup_key], active: true })).data[0]?.id;
  const price = madeOnce(async () => {
    const before = await listed();
    if (before !== undefined) return before;
    try {
      await stripe.products.create(product);
    } catch (error) {
      if (!isCode(error, "resource_already_exists")) throw error; // another node was faster
    }
    try {
      return (await stripe.prices.create({ ...monthly, product: product.id, recurring: { interval: "month" } })).id;
    } catch (error) {
      const others = await listed();
      if (others === undefined) throw error;
      return others;
    }
  });

  const portal = madeOnce(async () => {
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const before = data.find(({ metadata }) => metadata?.["fungo"] === portalVersion);
    if (before) return before.id;
    const { id } = await stripe.billingPortal.configurations.create(
      {
        metadata: { fungo: portalVersion },
        features: {
          customer_update: { enabled: false },
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true, mode: "at_period_end", proration_behavior: "none" },
          subscription_update: { enabled: false },
        },
      },
      { idempotencyKey: `portal:${portalVersion}` },
    );
    return id;
  });

  /** Whatever is unpaid is not collected any more. A subscription's draft can't be deleted, and only what is final is voided. */
  const voidUnpaid = async (subscription: string) => {
    for (const status of ["draft", "open"] as const) {
      const { data } = await stripe.invoices.list({ subscription, status, limit: mostInvoices });
      for (const { id } of data) {
        if (status === "draft") await stripe.invoices.finalizeInvoice(id, { auto_advance: false });
        else await stripe.invoices.voidInvoice(id);
      }
    }
  };

  return {
    startCheckout: ({ playerId, payerId, version, customerId, returnTo }) =>
      asked(async () =>
        checkoutOf(
          await stripe.checkout.sessions.create(
            {
              mode: "subscription",
              line_items: [{ price: await price(), quantity: 1 }],
              client_reference_id: playerId,
              subscription_data: { metadata: { playerId } },
              success_url: siteUrl + returnTo.done,
              cancel_url: siteUrl + returnTo.left,
              ...(customerId !== null && { customer: customerId }),
            },
            { idempotencyKey: `cs:${playerId}:${version}:${payerId}` },
          ),
        ),
      ),
    checkout: (id) =>
      asked(async () => {
        const session = await known(stripe.checkout.sessions.retrieve(id));
        return session && checkoutOf(session);
      }),
    expireCheckout: (id) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.retrieve(id);
        if (session.status === "open") await stripe.checkout.sessions.expire(id);
      }),
    subscription: (id) =>
      asked(async () => {
        const found = await known(stripe.subscriptions.retrieve(id));
        return found && subscriptionOf(found);
      }),
    invoices: (subscription) =>
      asked(async () => {
        const expand = ["data.payments"];
        const { data } = await stripe.invoices.list({ subscription, limit: mostInvoices, expand });
        return data.map(invoiceOf).toSorted((a, b) => a.from.localeCompare(b.from));
      }),
    invoiceOf: (paymentId) =>
      asked(async () => {
        const payment = { type: "payment_intent", payment_intent: paymentId } as const;
        const [paid] = (await stripe.invoicePayments.list({ payment, limit: 1 })).data;
        if (!paid) return undefined;
        const { id, parent } = await stripe.invoices.retrieve(idIn(paid.invoice));
        const subscription = parent?.subscription_details?.subscription;
        return subscription ? { invoiceId: id, subscriptionId: idIn(subscription) } : undefined;
      }),
    endSubscription: (id, when) =>
      asked(async () => {
        const found = await known(stripe.subscriptions.retrieve(id));
        if (!found || found.status === "canceled" || found.status === "incomplete_expired") return;
        if (when === "period end") {
          await stripe.subscriptions.update(id, { cancel_at_period_end: true });
          return;
        }
        await known(stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })); // ended meanwhile
        await voidUnpaid(id);
      }),
    keepSubscription: (id) =>
      asked(async () => {
        const { status, cancel_at, cancel_at_period_end } = await stripe.subscriptions.retrieve(id);
        if (status === "canceled") return;
        if (cancel_at_period_end) await stripe.subscriptions.update(id, { cancel_at_period_end: false });
        else if (cancel_at !== null) await stripe.subscriptions.update(id, { cancel_at: "" }); // as the portal sets it
      }),
    pauseSubscription: (id, until) =>
      asked(async () => {
        const resumes_at = until === null ? 0 : Math.floor(Date.parse(until) / 1000) - anHour; // before that renewal
        await stripe.subscriptions.update(id, {
          pause_collection: until === null ? "" : { behavior: "void", resumes_at },
        });
      }),
    openPortal: ({ customerId, returnTo }) =>
      asked(async () => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration: await portal(),
          return_url: siteUrl + returnTo,
        });
        return { url };
      }),
    forgetCustomer: (id) =>
      asked(async () => {
        await known(stripe.customers.del(id));
      }),
  };
};
