import type { Knex } from "knex";
import { v7 as newId } from "uuid";
import { startDueWork } from "../../timed/dueWork.ts";
import { stripeWebhookUrl } from "../contract.ts";

const channel = "test_payments";
const atOnce = 5;
const lease = "1 minute"; // longer than sending one takes
const patience = 10_000; // ms for an answer
const longestPause = 15 * 60; // s

type PaymentNews = {
  readonly type:
    | "payment_intent.succeeded"
    | "payment_intent.payment_failed"
    | "payment_intent.canceled"
    | "charge.refunded";
  readonly paymentId: string;
};
type OtherNews = {
  readonly type:
    | "checkout.session.completed"
    | "customer.subscription.created"
    | "customer.subscription.updated"
    | "customer.subscription.deleted"
    | "invoice.paid"
    | "invoice.payment_failed";
  readonly object: object; // as Stripe writes it, with only its identity
};
interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly payment_id: string | null;
  readonly object: object | null;
  readonly attempts: number;
  readonly created_at: Date;
}

/** Queues an event in the transaction of what it reports, so that it is sent exactly if that happened. */
export const sayLater = async (trx: Knex, { type, ...about }: PaymentNews | OtherNews) => {
  const id = `test_evt_${newId().replaceAll("-", "")}`;
  const of = "object" in about ? { object: about.object } : { payment_id: about.paymentId };
  await trx("test_payments.event").insert({ id, type, ...of });
  await trx.raw("select pg_notify(?, '')", [channel]);
};

/** An event as Stripe writes them, with only the identity of its object. */
const written = ({ id, type, payment_id, object: other, created_at }: EventRow) => {
  const object =
    other ??
    (type.startsWith("charge.")
      ? { object: "charge", id: payment_id?.replace("_pi_", "_ch_"), payment_intent: payment_id }
      : { object: "payment_intent", id: payment_id });
  const created = Math.floor(created_at.getTime() / 1000);
  return JSON.stringify({ id, object: "event", type, created, livemode: false, data: { object } });
};

const say = async (event: EventRow, { base, webhookSecret }: { base: string; webhookSecret: string }) => {
  const payload = written(event);
  const { Stripe } = await import("stripe");
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const response = await fetch(base + stripeWebhookUrl, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
    body: payload,
    signal: AbortSignal.timeout(patience),
  });
  await response.arrayBuffer();
  return response.ok;
};

/** An event is this node's to send until the lease is over. */
const claim = async (db: Knex) => {
  const { rows } = await db.raw<{ rows: EventRow[] }>(
    `update test_payments.event set attempts = attempts + 1, leased_until = now() + interval '${lease}'
      where id in (
        select id from test_payments.event
         where heard_at is null and due_at <= now() and coalesce(leased_until <= now(), true)
         order by due_at, id limit ${atOnce} for update skip locked)
      returning *`,
  );
  return rows;
};

interface Saying {
  readonly db: Knex;
  readonly base: string; // where this node listens: "http://127.0.0.1:3000"
  readonly webhookSecret: string;
}

/**
 * Sends what is due. What is not answered with success is sent again after one second, two, four … Returns how many it
 * tried.
 */
export const sayDue = async ({ db, ...where }: Saying): Promise<number> => {
  const events = await claim(db);
  await Promise.all(
    events.map(async (event) => {
      const heard = await say(event, where).catch(() => false);
      const pause = Math.min(2 ** (event.attempts - 1), longestPause);
      await db("test_payments.event")
        .where({ id: event.id })
        .update({
          leased_until: null,
          ...(heard ? { heard_at: db.fn.now() } : { due_at: db.raw("now() + make_interval(secs => ?)", [pause]) }),
        });
    }),
  );
  return events.length;
};

const untilNext = async (db: Knex) => {
  const { rows } = await db.raw<{ rows: { ms: string | null }[] }>(
    `select extract(epoch from min(greatest(due_at, leased_until)) - now()) * 1000 as ms
       from test_payments.event where heard_at is null`,
  );
  return rows[0]?.ms ? Number(rows[0].ms) : undefined;
};

/**
 * Sends test mode's events to this product itself, as Stripe does: signed, over HTTP, and again until they are
 * accepted.
 */
export const startSayingTestEvents = (
  parts: Saying & { url: string; log: { warn(details: object, words: string): void } },
) =>
  startDueWork({
    ...parts,
    channel,
    doDue: () => sayDue(parts),
    atOnce,
    untilNext: () => untilNext(parts.db),
    trouble: "events of test payments wait",
  });
