import type { Knex } from "knex";
import { monthlyCents } from "../subscriptions.ts";
import { startDueWork } from "../../timed/dueWork.ts";
import { sayLater } from "./testEvents.ts";
import { paymentTable } from "./testPayment.ts";
import {
  type CustomerRow,
  idOf,
  type InvoiceRow,
  lockedSubscription,
  secretOf,
  type SubscriptionRow,
  tables,
} from "./testSubscription.ts";

const channel = "test_subscriptions";
const atOnce = 5;
/** Days until the next try, after the first, the second and the third. After the fourth it ends. */
const pauses = [1, 2, 2];

/** Why a card pays no renewal, in Stripe's terms. Those that need their owner's confirmation have it from the first time. */
const declines: Readonly<Record<string, string>> = {
  "4000000000000002": "generic_decline",
  "4000000000009995": "insufficient_funds",
  "4000000000000341": "generic_decline",
};

const sayOf = (trx: Knex, subscriptionId: string, type: "created" | "updated" | "deleted") =>
  sayLater(trx, { type: `customer.subscription.${type}`, object: { object: "subscription", id: subscriptionId } });
const sayOfInvoice = (
  trx: Knex,
  invoice: Pick<InvoiceRow, "id" | "subscription_id">,
  type: "paid" | "payment_failed",
) =>
  sayLater(trx, {
    type: `invoice.${type}`,
    object: {
      object: "invoice",
      id: invoice.id,
      parent: { type: "subscription_details", subscription_details: { subscription: invoice.subscription_id } },
    },
  });

type Change = { readonly [K in keyof SubscriptionRow]?: SubscriptionRow[K] | Knex.Raw };
const change = (trx: Knex, id: string, to: Change) => trx(tables.subscription).where({ id }).update(to);

const paid = async (trx: Knex.Transaction, invoice: InvoiceRow) => {
  const payment_id = idOf("pi");
  const { id, cents } = invoice;
  await trx(paymentTable).insert({
    id: payment_id,
    key: `invoice:${id}`,
    kind: "invoice",
    registration_id: id,
    camp_id: null,
    cents,
    client_secret: secretOf(payment_id),
    status: "succeeded",
  });
  await trx(tables.invoice).where({ id }).update({ status: "paid", payment_id, failure: null });
  await sayOfInvoice(trx, invoice, "paid");
};

/** A new subscription, and its first month paid. */
export const begin = async (
  trx: Knex.Transaction,
  { playerId, customerId }: { playerId: string; customerId: string },
): Promise<string> => {
  const id = idOf("sub");
  const rows = await trx<SubscriptionRow>(tables.subscription)
    .insert({
      id,
      player_id: playerId,
      customer_id: customerId,
      status: "active",
      period_end: trx.raw("now() + interval '1 month'"),
      next_at: trx.raw("now() + interval '1 month'"),
    })
    .returning("*");
  await sayOf(trx, id, "created");
  await paid(trx, await invoiceFor(trx, rows[0]!, trx.raw("now()")));
  await trx.raw("select pg_notify(?, '')", [channel]);
  return id;
};

const invoiceFor = async (trx: Knex.Transaction, { id, period_end }: SubscriptionRow, from: Knex.Raw | Date) => {
  const rows = await trx<InvoiceRow>(tables.invoice)
    .insert({
      id: idOf("in"),
      subscription_id: id,
      status: "open",
      cents: monthlyCents,
      period_start: from,
      period_end,
      attempt: 1,
    })
    .returning("*");
  return rows[0]!;
};

const end = async (trx: Knex.Transaction, { id }: SubscriptionRow) => {
  await change(trx, id, { status: "ended", next_at: null });
  await sayOf(trx, id, "deleted");
};
/** Nothing that is unpaid is collected any more. */
export const endNow = async (trx: Knex.Transaction, subscription: SubscriptionRow) => {
  if (subscription.status === "ended") return;
  await trx(tables.invoice).where({ subscription_id: subscription.id, status: "open" }).update({ status: "void" });
  await end(trx, subscription);
};

/** With the paid period, or not any more. */
export const setEnding = async (trx: Knex.Transaction, { id, status }: SubscriptionRow, is_ending: boolean) => {
  if (status === "ended") return;
  await change(trx, id, { is_ending });
  await sayOf(trx, id, "updated");
};

/** Until then nothing is charged; null: that is taken back. */
export const setPaused = async (trx: Knex.Transaction, { id, status }: SubscriptionRow, paused_until: Date | null) => {
  if (status === "ended") return;
  await change(trx, id, { paused_until });
  await sayOf(trx, id, "updated");
};

const slack = 4 * 24 * 60 * 60 * 1000; // ms by which months of different lengths may differ
export const isPaused = ({ paused_until, period_end }: SubscriptionRow) =>
  paused_until !== null && period_end.getTime() < paused_until.getTime() - slack;

/** As Stripe does, it keeps the day it began on, through shorter months, too: see `chargedAfter`. */
const monthAfter = (trx: Knex, { id }: SubscriptionRow) =>
  trx.raw<Date>(
    `greatest(period_end + interval '1 month', (
       select max(i.period_start) + interval '2 months' from ${tables.invoice} i where i.subscription_id = ?))`,
    [id],
  );

/** A month that nobody pays, and nobody has. */
const skip = async (trx: Knex.Transaction, subscription: SubscriptionRow) => {
  const next = monthAfter(trx, subscription);
  await change(trx, subscription.id, { period_end: next, next_at: next });
  const skipped = (await lockedSubscription(trx, subscription.id))!;
  const { id } = await invoiceFor(trx, skipped, subscription.period_end);
  await trx(tables.invoice).where({ id }).update({ status: "void" });
  await sayOf(trx, subscription.id, "updated");
};

/** Tries to take an invoice from the customer's card. */
const collect = async (trx: Knex.Transaction, subscription: SubscriptionRow, invoice: InvoiceRow) => {
  const customer = await trx<CustomerRow>(tables.customer).where({ id: subscription.customer_id }).first();
  const failure = declines[customer?.card ?? ""];
  if (failure === undefined) {
    await paid(trx, invoice);
    const next_at = (await lockedSubscription(trx, subscription.id))!.period_end;
    await change(trx, subscription.id, { status: "active", next_at });
    await sayOf(trx, subscription.id, "updated");
    return;
  }
  await trx(tables.invoice).where({ id: invoice.id }).update({ attempt: invoice.attempt, failure });
  await sayOfInvoice(trx, invoice, "payment_failed");
  const days = pauses[invoice.attempt - 1];
  if (days === undefined) return end(trx, subscription);
  const next_at = trx.raw<Date>("now() + make_interval(days => ?)", [days]);
  await change(trx, subscription.id, { status: "past due", next_at });
  await sayOf(trx, subscription.id, "updated");
};

const openInvoice = (trx: Knex.Transaction, { id }: SubscriptionRow): Promise<InvoiceRow | undefined> =>
  trx<InvoiceRow>(tables.invoice)
    .where({ subscription_id: id, status: "open" })
    .orderBy("period_start", "desc")
    .first();

/** Whatever comes next: it ends, skips a month, is tried again, or renews. */
export const goOn = async (trx: Knex.Transaction, subscription: SubscriptionRow) => {
  if (subscription.status === "ended") return;
  if (subscription.is_ending) return end(trx, subscription);
  if (isPaused(subscription)) return skip(trx, subscription);
  const owed = await openInvoice(trx, subscription);
  if (owed) return collect(trx, subscription, { ...owed, attempt: owed.attempt + 1 });
  const { rows } = await trx.raw<{ rows: { starts: Date }[] }>("select least(now(), ?::timestamptz) as starts", [
    subscription.period_end,
  ]);
  const { starts } = rows[0]!;
  const isEarly = starts < subscription.period_end; // it was advanced
  const period_end = isEarly
    ? trx.raw<Date>("?::timestamptz + interval '1 month'", [starts])
    : monthAfter(trx, subscription);
  await change(trx, subscription.id, { period_end, paused_until: null });
  const renewed = (await lockedSubscription(trx, subscription.id))!;
  return collect(trx, renewed, await invoiceFor(trx, renewed, starts));
};

/** A card that works was given: what is owed is paid at once. */
export const payOwed = async (trx: Knex.Transaction, subscription: SubscriptionRow) => {
  const owed = await openInvoice(trx, subscription);
  if (subscription.status !== "past due" || !owed) return;
  await paid(trx, owed);
  await change(trx, subscription.id, { status: "active", next_at: subscription.period_end });
  await sayOf(trx, subscription.id, "updated");
};

/** Renews, tries again or ends what is due. Returns how many there were. */
export const billDue = (db: Knex): Promise<number> =>
  db.transaction(async (trx) => {
    const due = await trx<SubscriptionRow>(tables.subscription)
      .where("next_at", "<=", trx.fn.now())
      .orderBy("next_at")
      .limit(atOnce)
      .forUpdate()
      .skipLocked();
    for (const subscription of due) await goOn(trx, subscription);
    return due.length;
  });

const untilNext = async (db: Knex) => {
  const { rows } = await db.raw<{ rows: { ms: string | null }[] }>(
    `select extract(epoch from min(next_at) - now()) * 1000 as ms from ${tables.subscription}`,
  );
  return rows[0]?.ms ? Number(rows[0].ms) : undefined;
};

/** Bills test mode's subscriptions when they are due, on whichever node. */
export const startTestBilling = ({
  db,
  ...parts
}: {
  db: Knex;
  url: string;
  log: { warn(details: object, words: string): void };
}) =>
  startDueWork({
    ...parts,
    channel,
    doDue: () => billDue(db),
    atOnce,
    untilNext: () => untilNext(db),
    trouble: "subscriptions of test payments wait",
  });

/** Lets a player's next renewal, retry or end happen now. Returns false if there is none. */
export const advance = (db: Knex, playerId: string): Promise<boolean> =>
  db.transaction(async (trx) => {
    const next = await trx<SubscriptionRow>(tables.subscription)
      .where({ player_id: playerId })
      .whereNot({ status: "ended" })
      .orderBy("next_at")
      .forUpdate()
      .first();
    if (next) await goOn(trx, next);
    return next !== undefined;
  });
