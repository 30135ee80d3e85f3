import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Knex } from "knex";
import { v7 as newId } from "uuid";

export const tables = {
  checkout: "test_payments.checkout",
  customer: "test_payments.customer",
  subscription: "test_payments.subscription",
  invoice: "test_payments.invoice",
  portal: "test_payments.portal",
} as const;

export interface CheckoutRow {
  readonly id: string;
  readonly key: string;
  readonly player_id: string;
  readonly customer_id: string | null;
  readonly secret: string;
  readonly done_url: string;
  readonly left_url: string;
  readonly subscription_id: string | null;
  readonly expires_at: Date;
}
export interface CustomerRow {
  readonly id: string;
  readonly card: string;
}
export interface SubscriptionRow {
  readonly id: string;
  readonly player_id: string;
  readonly customer_id: string;
  readonly status: "active" | "past due" | "ended";
  readonly period_end: Date;
  readonly is_ending: boolean;
  readonly paused_until: Date | null;
  readonly next_at: Date | null;
}
export interface InvoiceRow {
  readonly id: string;
  readonly subscription_id: string;
  readonly status: "open" | "paid" | "void";
  readonly cents: number;
  readonly period_start: Date;
  readonly period_end: Date;
  readonly payment_id: string | null;
  readonly attempt: number;
  readonly failure: string | null;
}
export interface PortalRow {
  readonly id: string;
  readonly customer_id: string;
  readonly secret: string;
  readonly return_url: string;
  readonly expires_at: Date;
}

export const idOf = (kind: "cs" | "cus" | "sub" | "in" | "pi" | "bps") => `test_${kind}_${newId().replaceAll("-", "")}`;
export const secretOf = (id: string) => `${id}_secret_${randomBytes(18).toString("base64url")}`;

const digest = (secret: string) => createHash("sha256").update(secret).digest();
/** Whether somebody has the secret of a page. */
export const holds = ({ secret }: { readonly secret: string }, told: string) =>
  timingSafeEqual(digest(secret), digest(told));

/** Locked until the transaction ends. */
export const lockedSubscription = (trx: Knex.Transaction, id: string): Promise<SubscriptionRow | undefined> =>
  trx<SubscriptionRow>(tables.subscription).where({ id }).forUpdate().first();
