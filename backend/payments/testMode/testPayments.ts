import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Knex } from "knex";
import { v7 as newId } from "uuid";
import type { PaymentProvider, Refund } from "../provider.ts";
import { refused } from "../refusals.ts";
import { signedEvent } from "../signedEvent.ts";
import { testSubscriptions } from "./testSubscriptions.ts";
import { sayLater } from "./testEvents.ts";
import { locked, paymentOf, paymentTable, rowOf, type TestPaymentRow } from "./testPayment.ts";

const leastCents = 50; // Stripe's own limits

interface RefundRow {
  readonly id: string;
  readonly key: string;
  readonly payment_id: string;
  readonly cents: number;
}

/**
 * Stands in for Stripe if there are no Stripe keys: the same answers, refusals and events, and no money. Its payments
 * are in tables of their own, and are paid with `payWithTestCard`.
 */
export const testPayments = ({ db, webhookSecret }: { db: Knex; webhookSecret: string }): PaymentProvider => ({
  mode: "test",
  publishableKey: null,

  async startCardPayment({ reference, cents, version }) {
    if (cents < leastCents) throw refused("amount_too_small");
    const id = `test_pi_${newId().replaceAll("-", "")}`;
    const row = {
      id,
      key: `pi:${reference.id}:${version}`,
      ...rowOf(reference),
      cents,
      client_secret: `${id}_secret_${randomBytes(18).toString("base64url")}`,
    };
    await db(paymentTable).insert(row).onConflict("key").ignore();
    const kept = await db<TestPaymentRow>(paymentTable).where({ key: row.key }).first();
    if (kept?.cents !== cents || !isDeepStrictEqual(paymentOf(kept).reference, reference))
      throw refused("idempotency_error");
    return { id: kept.id, clientSecret: kept.client_secret };
  },

  async cardPayment(id) {
    const row = await db<TestPaymentRow>(paymentTable).where({ id }).first();
    return row && paymentOf(row);
  },

  async cancelCardPayment(id) {
    await db.transaction(async (trx) => {
      const row = await locked(trx, id);
      if (!row) throw refused("resource_missing");
      if (row.status !== "open") return;
      await trx(paymentTable).where({ id }).update({ status: "cancelled" });
      await sayLater(trx, { type: "payment_intent.canceled", paymentId: id });
    });
  },

  async refund({ paymentId, cents, key }) {
    return db.transaction(async (trx): Promise<Refund> => {
      const row = await locked(trx, paymentId);
      if (!row) throw refused("resource_missing");
      const before = await trx<RefundRow>("test_payments.refund").where({ key }).first();
      if (before) {
        if (before.payment_id !== paymentId || before.cents !== cents) throw refused("idempotency_error");
        return { id: before.id, status: "succeeded" };
      }
      if (row.status !== "succeeded") throw refused("payment_intent_unexpected_state");
      const left = row.cents - row.refunded_cents;
      if (left === 0) throw refused("charge_already_refunded");
      if (cents <= 0 || cents > left) throw refused("amount_not_taken");
      const id = `test_re_${newId().replaceAll("-", "")}`;
      await trx("test_payments.refund").insert({ id, key, payment_id: paymentId, cents });
      await trx(paymentTable).where({ id: paymentId }).increment("refunded_cents", cents);
      await sayLater(trx, { type: "charge.refunded", paymentId });
      return { id, status: "succeeded" };
    });
  },

  subscriptions: testSubscriptions(db),

  settings: async () => [],
  readWebhook: (rawBody, signature) => signedEvent({ rawBody, signature }, { secret: webhookSecret, live: false }),
});
