import { describe, expect, it } from "vitest";
import type { MembershipEvent } from "../../eventstore/memberships/events.ts";
import * as facts from "../../eventstore/memberships/examples.ts";
import { given } from "../given.ts";
import type { CardPayment, Invoice } from "../payments/open.ts";
import { loseSubscription, mayCheckOut } from "./billing.ts";
import { membership } from "./membership.ts";
import { failRefund, refundDouble, refundMonth, settleMismatch, settleMoney } from "./refund.ts";

const now = "2030-04-20T12:00:00.000Z";
const act = { playerId: "kim", by: "ada", words: "Sick all month", now };
const past = [facts.checkoutStarted, facts.periodPaid, facts.activatedByCard];
const paid = (...more: MembershipEvent[]) => given(membership, ...past, ...more);
const refund = (more: Partial<Parameters<typeof refundMonth>[0]> = {}) =>
  refundMonth({ ...act, invoiceId: "in_1", refundId: "r1", cents: undefined, end: false, ...more });
const payment: CardPayment = {
  id: "pi_1",
  clientSecret: "secret",
  status: "succeeded",
  cents: 1000,
  receivedCents: 1000,
  refundedCents: 0,
  failedRefunds: [],
  disputes: [],
  currency: "usd",
  reference: null,
  failure: null,
};
const said = (more: Partial<CardPayment>) =>
  settleMoney({ playerId: "kim", said: { payment: { ...payment, ...more } } });
const dispute = { id: "du_1", cents: 1000, code: "fraudulent" } as const;
const failed = { id: "re_1", key: "r1", cents: 1000, code: "lost_or_stolen_card" };

describe("refunding a month", () => {
  it("all that is left, once, and never more", () => {
    expect(paid().when(refund())).toEqual([facts.refundRequested]);
    expect(paid(facts.refundRequested).when(refund())).toEqual([]);
    expect(() => paid(facts.refundRequested).when(refund({ refundId: "r2" }))).toThrow("nothing left");
    expect(() => paid().when(refund({ cents: 1001 }))).toThrow("up to $10 this way");
    expect(() => paid().when(refund({ invoiceId: "in_2" }))).toThrow("couldn't find this payment");
  });

  it("with the membership, if wanted", () => {
    expect(paid().when(refund({ end: true }))).toMatchObject([
      facts.refundRequested,
      { type: "MembershipDeactivated", data: { by: "ada", personal: { words: "Sick all month" } } },
    ]);
  });

  it("what was refunded is said once, and a failed one can be requested again", () => {
    expect(paid(facts.refundRequested).when(said({ refundedCents: 1000 }))).toEqual([facts.refunded]);
    expect(paid(facts.refundRequested, facts.refunded).when(said({ refundedCents: 1000 }))).toEqual([]);
    const fail = failRefund({ playerId: "kim", refundId: "r1", code: "lost_or_stolen_card" });
    expect(paid(facts.refundRequested).when(fail)).toEqual([facts.refundFailed]);
    expect(paid(facts.refundRequested, facts.refundFailed).when(fail)).toEqual([]);
    expect(paid(facts.refundRequested, facts.refundFailed).when(refund({ refundId: "r2" }))).toHaveLength(1);
  });

  it("what came back waits until it is settled, or requested again", () => {
    const settle = settleMismatch({ ...act, words: "Paid in cash", invoiceId: "in_1" });
    const returned = [facts.refundRequested, facts.refunded, facts.refundReturned];
    expect(paid(facts.refundRequested, facts.refunded).when(said({ failedRefunds: [failed] }))).toEqual([
      facts.refundReturned,
    ]);
    expect(paid(...returned).when(said({ failedRefunds: [failed] }))).toEqual([]);
    expect(paid(...returned).when(settle)).toEqual([facts.mismatchSettled]);
    expect(paid(facts.refundRequested, facts.refundFailed).when(settle)).toEqual([facts.mismatchSettled]);
    expect(paid(...returned, facts.mismatchSettled).when(settle)).toEqual([]);
    expect(() => paid().when(settle)).toThrow("nothing to settle");
  });

  it("nothing is recorded of a payment that was not", () => {
    expect(given(membership).when(said({ refundedCents: 1000 }))).toEqual([]);
  });
});

describe("a disputed payment", () => {
  it("is the bank's to decide, and ends the membership once lost", () => {
    expect(paid().when(said({ disputes: [{ ...dispute, state: "open" }] }))).toEqual([facts.disputed]);
    expect(() => paid(facts.disputed).when(refund())).toThrow("bank decides");
    expect(() => paid(facts.disputed).when(settleMismatch({ ...act, invoiceId: "in_1" }))).toThrow("nothing to settle");
    const lost = said({ disputes: [{ ...dispute, state: "lost" }] });
    const ended: MembershipEvent = { type: "MembershipEnded", data: { playerId: "kim", why: "disputed" } };
    expect(paid(facts.disputed).when(lost)).toEqual([facts.disputeLost, ended]);
    expect(paid(facts.disputed, facts.disputeLost, ended).when(lost)).toEqual([]);
    expect(paid(facts.disputed).when(said({ disputes: [{ ...dispute, state: "won" }] }))).toEqual([facts.disputeWon]);
  });

  it("of a subscription before ends nothing", () => {
    const anew: MembershipEvent[] = [
      facts.deactivated,
      facts.billingStopped,
      {
        ...facts.periodPaid,
        data: { ...facts.periodPaid.data, subscriptionId: "sub_2", invoiceId: "in_2", paymentId: "pi_2" },
      },
      { ...facts.activatedByCard, data: { ...facts.activatedByCard.data, subscriptionId: "sub_2" } },
    ];
    const lost = said({ disputes: [{ ...dispute, state: "lost" }] });
    expect(paid(...anew, facts.disputed).when(lost)).toEqual([facts.disputeLost]);
  });
});

it("what a second subscription took is refunded, once", () => {
  const invoice: Invoice = {
    id: "in_9",
    status: "paid",
    cents: 1000,
    paidCents: 1000,
    currency: "usd",
    from: facts.periodPaid.data.from,
    until: facts.periodPaid.data.until,
    paymentId: "pi_9",
    attempt: 1,
    nextAttemptAt: null,
    failure: null,
  };
  const double = refundDouble({ playerId: "kim", subscriptionId: "sub_9", invoice, refundId: "r9" });
  const requested = { refundId: "r9", paymentId: "pi_9", cents: 1000, personal: null };
  expect(paid().when(double)).toMatchObject([facts.doublePaid, { type: "MembershipRefundRequested", data: requested }]);
  expect(paid(facts.doublePaid).when(double)).toEqual([]);
});

it("a subscription that the provider no longer knows ends with what was paid, and makes room for another", () => {
  const lost = (at: string) => loseSubscription({ playerId: "kim", subscriptionId: "sub_1", now: at });
  const afterGrace = "2030-05-18T16:00:00.000Z";
  const ended: MembershipEvent = { type: "MembershipEnded", data: { playerId: "kim", why: "unknown" } };
  expect(paid().when(lost(now))).toEqual([]);
  expect(paid().when(lost("2030-05-12T16:00:00.000Z"))).toEqual([]); // in grace
  expect(paid().when(lost(afterGrace))).toEqual([ended]);
  expect(paid(facts.deactivated).when(lost(afterGrace))).toEqual([facts.billingStopped]);
  const after = paid(ended).when((state) => {
    mayCheckOut(state, afterGrace);
    return [];
  });
  expect(after).toEqual([]);
});
