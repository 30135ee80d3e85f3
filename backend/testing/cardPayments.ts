import type { CardPayment } from "../payments/provider.ts";

/** A card payment no one has paid yet; who it is for, and how much, is up to the spec. */
export const openPayment = {
  clientSecret: "secret",
  status: "open",
  receivedCents: 0,
  refundedCents: 0,
  failure: null,
  failedRefunds: [],
  disputes: [],
} as const satisfies Partial<CardPayment>;
