import type { Knex } from "knex";
import { refused } from "../refusals.ts";
import type { Checkout, Invoice, Subscription, Subscriptions } from "../subscriptions.ts";
import { endNow, setEnding, setPaused } from "./testBilling.ts";
import {
  type CheckoutRow,
  idOf,
  type InvoiceRow,
  lockedSubscription,
  secretOf,
  type SubscriptionRow,
  tables,
} from "./testSubscription.ts";

const iso = (date: Date) => date.toISOString();

/** The secret is behind the #, which browsers send to nobody. */
export const testCheckoutPage = (secret: string) => `/test-checkout#token=${secret}`;
const testPortalPage = (secret: string) => `/test-portal#token=${secret}`;

const checkoutOf = ({ id, player_id, secret, subscription_id, expires_at }: CheckoutRow): Checkout => {
  const unpaid = expires_at.getTime() > Date.now() ? "open" : "expired";
  const status = subscription_id === null ? unpaid : "complete";
  return {
    id,
    url: status === "open" ? testCheckoutPage(secret) : null,
    status,
    playerId: player_id,
    subscriptionId: subscription_id,
  };
};

const subscriptionOf = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  customerId: row.customer_id,
  playerId: row.player_id,
  status: row.status,
  periodEnd: iso(row.period_end),
  cancelsAt: row.is_ending ? iso(row.period_end) : null,
  pausedUntil: row.paused_until && row.paused_until.getTime() > Date.now() ? iso(row.paused_until) : null,
});

const invoiceOf = (row: InvoiceRow, next: Date | null): Invoice => ({
  id: row.id,
  status: row.status,
  cents: row.cents,
  paidCents: row.status === "paid" ? row.cents : 0,
  currency: "usd",
  from: iso(row.period_start),
  until: iso(row.period_end),
  paymentId: row.payment_id,
  attempt: row.failure === null && row.status === "open" ? 0 : row.attempt,
  nextAttemptAt: row.status === "open" && next ? iso(next) : null,
  failure: row.failure,
});

/** Stands in for Stripe's subscriptions, as `testPayments` does for its payments. */
export const testSubscriptions = (db: Knex): Subscriptions => {
  const changed = (id: string, change: (trx: Knex.Transaction, row: SubscriptionRow) => Promise<void>) =>
    db.transaction(async (trx) => {
      const row = await lockedSubscription(trx, id);
      if (!row) throw refused("resource_missing");
      await change(trx, row);
    });
  return {
    async startCheckout({ playerId, payerId, version, customerId, returnTo }) {
      const id = idOf("cs");
      const key = `cs:${playerId}:${version}:${payerId}`;
      const row = {
        id,
        key,
        player_id: playerId,
        customer_id: customerId,
        secret: secretOf(id),
        done_url: returnTo.done,
        left_url: returnTo.left,
        expires_at: db.raw("now() + interval '24 hours'"),
      };
      await db(tables.checkout).insert(row).onConflict("key").ignore();
      return checkoutOf((await db<CheckoutRow>(tables.checkout).where({ key }).first())!);
    },
    async checkout(id) {
      const row = await db<CheckoutRow>(tables.checkout).where({ id }).first();
      return row && checkoutOf(row);
    },
    async expireCheckout(id) {
      await db(tables.checkout).where({ id, subscription_id: null }).update({ expires_at: db.fn.now() });
    },
    async subscription(id) {
      const row = await db<SubscriptionRow>(tables.subscription).where({ id }).first();
      return row && subscriptionOf(row);
    },
    async invoices(subscription_id) {
      const rows = await db<InvoiceRow>(tables.invoice).where({ subscription_id }).orderBy("period_start");
      const of = await db<SubscriptionRow>(tables.subscription)
        .where({ id: subscription_id })
        .first("next_at", "status");
      const next = of?.status === "past due" ? of.next_at : null;
      return rows.map((row) => invoiceOf(row, next));
    },
    async invoiceOf(payment_id) {
      const row = await db<InvoiceRow>(tables.invoice).where({ payment_id }).first();
      return row && { invoiceId: row.id, subscriptionId: row.subscription_id };
    },
    endSubscription: (id, when) =>
      db.transaction(async (trx) => {
        const row = await lockedSubscription(trx, id);
        if (row) await (when === "now" ? endNow(trx, row) : setEnding(trx, row, true));
      }),
    keepSubscription: (id) => changed(id, (trx, row) => setEnding(trx, row, false)),
    pauseSubscription: (id, until) =>
      changed(id, (trx, row) => setPaused(trx, row, until === null ? null : new Date(until))),
    async openPortal({ customerId, returnTo }) {
      const id = idOf("bps");
      const secret = secretOf(id);
      await db(tables.portal).insert({
        id,
        customer_id: customerId,
        secret,
        return_url: returnTo,
        expires_at: db.raw("now() + interval '1 hour'"),
      });
      return { url: testPortalPage(secret) };
    },
    async forgetCustomer(id) {
      await db(tables.portal).where({ customer_id: id }).delete(); // the number of a test card is nobody's
    },
  };
};
