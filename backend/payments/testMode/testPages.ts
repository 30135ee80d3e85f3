import type { Knex } from "knex";
import { dollars } from "../../../projections/list.ts";
import type { PayTestCheckout, TestCheckoutView, TestPortalView } from "../testSubscriptionContract.ts";
import { refused } from "../refusals.ts";
import { monthlyCents } from "../subscriptions.ts";
import { begin, isPaused, payOwed, setEnding } from "./testBilling.ts";
import { tryCard } from "./testCards.ts";
import { sayLater } from "./testEvents.ts";
import {
  type CheckoutRow,
  type CustomerRow,
  holds,
  idOf,
  type InvoiceRow,
  lockedSubscription,
  type PortalRow,
  type SubscriptionRow,
  tables,
} from "./testSubscription.ts";

// What the pages in place of Stripe's do. Each returns undefined if there is no such page, or not with this secret.

type Told = { readonly id: string; readonly secret: string };
type Now = Partial<Pick<TestCheckoutView, "mustConfirm" | "declined">>;
const quiet = { mustConfirm: false, declined: null };

const checkoutView = (
  { subscription_id, expires_at, done_url, left_url }: CheckoutRow,
  now: Now = {},
): TestCheckoutView => ({
  status: subscription_id !== null ? "complete" : expires_at.getTime() > Date.now() ? "open" : "expired",
  amount: dollars(monthlyCents),
  doneUrl: done_url,
  leftUrl: left_url,
  ...quiet,
  ...now,
});

export const openTestCheckout = async (db: Knex, { id, secret }: Told): Promise<TestCheckoutView | undefined> => {
  const row = await db<CheckoutRow>(tables.checkout).where({ id }).first();
  return row && holds(row, secret) ? checkoutView(row) : undefined;
};

/** One attempt to pay, as on Stripe's page. Once paid, it stays paid. Throws PaymentRefused for one that has expired. */
export const payTestCheckout = (
  db: Knex,
  { id, secret, card, confirmation }: PayTestCheckout & Told,
): Promise<TestCheckoutView | undefined> =>
  db.transaction(async (trx) => {
    const row = await trx<CheckoutRow>(tables.checkout).where({ id }).forUpdate().first();
    if (!row || !holds(row, secret)) return undefined;
    const before = checkoutView(row);
    if (before.status === "expired") throw refused("checkout_expired");
    if (before.status === "complete") return before;
    const tried = tryCard(card, confirmation);
    if (tried === "asks") return checkoutView(row, { mustConfirm: true });
    if (tried !== "pays") return checkoutView(row, { declined: tried.declined });
    const customerId = row.customer_id ?? idOf("cus");
    await trx(tables.customer).insert({ id: customerId, card }).onConflict("id").merge();
    const subscription_id = await begin(trx, { playerId: row.player_id, customerId });
    await trx(tables.checkout).where({ id }).update({ subscription_id });
    await sayLater(trx, { type: "checkout.session.completed", object: { object: "checkout.session", id } });
    return checkoutView({ ...row, subscription_id });
  });

const subscriptionAt = async (db: Knex, { customer_id }: PortalRow): Promise<SubscriptionRow> =>
  (await db<SubscriptionRow>(tables.subscription).where({ customer_id }).orderBy("period_end", "desc").first())!;

const portalView = async (db: Knex, portal: PortalRow, now: Now = {}): Promise<TestPortalView> => {
  const subscription = await subscriptionAt(db, portal);
  const { id, status, period_end, next_at, is_ending, paused_until } = subscription;
  const customer = await db<CustomerRow>(tables.customer).where({ id: portal.customer_id }).first();
  const invoices = await db<InvoiceRow>(tables.invoice).where({ subscription_id: id }).orderBy("period_start", "desc");
  const charges = status !== "ended" && !is_ending && next_at !== null;
  return {
    status,
    card: customer!.card.slice(-4),
    renewsAt: charges ? (isPaused(subscription) ? paused_until! : next_at).toISOString() : null,
    endsAt: status !== "ended" && is_ending ? period_end.toISOString() : null,
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      status: invoice.status,
      amount: dollars(invoice.cents),
      from: invoice.period_start.toISOString(),
    })),
    returnUrl: portal.return_url,
    ...quiet,
    ...now,
  };
};

const portalWith = async (db: Knex, { id, secret }: Told): Promise<PortalRow | undefined> => {
  const row = await db<PortalRow>(tables.portal).where({ id }).where("expires_at", ">", db.fn.now()).first();
  return row && holds(row, secret) ? row : undefined;
};

export const openTestPortal = async (db: Knex, told: Told): Promise<TestPortalView | undefined> => {
  const portal = await portalWith(db, told);
  return portal && portalView(db, portal);
};

/** Another card pays from now on, and what is owed at once. A card that is declined changes nothing. */
export const changeTestCard = (db: Knex, told: PayTestCheckout & Told): Promise<TestPortalView | undefined> =>
  db.transaction(async (trx) => {
    const portal = await portalWith(trx, told);
    if (!portal) return undefined;
    const tried = tryCard(told.card, told.confirmation);
    if (tried === "asks") return portalView(trx, portal, { mustConfirm: true });
    if (tried !== "pays") return portalView(trx, portal, { declined: tried.declined });
    await trx(tables.customer).where({ id: portal.customer_id }).update({ card: told.card });
    const { id } = await subscriptionAt(trx, portal);
    await payOwed(trx, (await lockedSubscription(trx, id))!);
    return portalView(trx, portal);
  });

export const setEndingInTestPortal = (
  db: Knex,
  { isEnding, ...told }: Told & { readonly isEnding: boolean },
): Promise<TestPortalView | undefined> =>
  db.transaction(async (trx) => {
    const portal = await portalWith(trx, told);
    if (!portal) return undefined;
    const { id } = await subscriptionAt(trx, portal);
    await setEnding(trx, (await lockedSubscription(trx, id))!, isEnding);
    return portalView(trx, portal);
  });
