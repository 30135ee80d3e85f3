import { createHash, timingSafeEqual } from "node:crypto";
import type { Knex } from "knex";
import type { CardPayment, PaymentReference } from "../provider.ts";

export const paymentTable = "test_payments.payment";

export interface TestPaymentRow {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
  readonly camp_id: string | null;
  readonly registration_id: string;
  readonly cents: number;
  readonly refunded_cents: number;
  readonly client_secret: string;
  readonly status: "open" | "succeeded" | "cancelled";
  readonly failure: string | null;
}

/** Registrations came first: for every kind the id is in the column named after theirs. */
export const rowOf = ({ kind, id, within }: PaymentReference) => ({ kind, registration_id: id, camp_id: within });

/** As the port shows it. */
export const paymentOf = (row: TestPaymentRow): CardPayment => ({
  id: row.id,
  clientSecret: row.client_secret,
  status: row.status,
  cents: row.cents,
  receivedCents: row.status === "succeeded" ? row.cents : 0,
  refundedCents: row.refunded_cents,
  failedRefunds: [], // no bank takes part
  disputes: [],
  currency: "usd",
  reference: { kind: row.kind, id: row.registration_id, within: row.camp_id },
  failure: row.failure,
});

const digest = (secret: string) => createHash("sha256").update(secret).digest();
/** Whether somebody may see and pay it. */
export const holds = ({ client_secret }: TestPaymentRow, clientSecret: string) =>
  timingSafeEqual(digest(client_secret), digest(clientSecret));

/** The payment, locked until the transaction ends. */
export const locked = (trx: Knex.Transaction, id: string): Promise<TestPaymentRow | undefined> =>
  trx<TestPaymentRow>(paymentTable).where({ id }).forUpdate().first();
