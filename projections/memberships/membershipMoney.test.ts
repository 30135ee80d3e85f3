import { expect, it } from "vitest";
import * as facts from "../../eventstore/memberships/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { membershipMoneyProjector } from "./membershipMoney.ts";
import { membershipsProjector } from "./memberships.ts";

const rowsAfter = rowsOf(membershipMoneyProjector);
const ledgerAfter = rowsOf(membershipsProjector);
const payment = {
  paymentId: "pi_1",
  invoiceId: "in_1",
  playerId: "kim",
  paidAt: atMinute(0),
  until: facts.periodPaid.data.until,
  cents: 1000,
  refundedCents: 0,
  returnedCents: 0,
  lostCents: 0,
  dispute: null,
  trouble: null,
};
const after = async (...more: Parameters<typeof rowsAfter>[0]) => rowsAfter([facts.periodPaid, ...more]);
const { refundRequested, refundFailed, refunded, refundReturned } = facts;

it("what was paid, and what of it went back", async () => {
  expect(await after()).toEqual({ membershipPayments: [payment], membershipRefunds: [] });
  const refund = { refundId: "r1", paymentId: "pi_1", playerId: "kim", cents: 1000, requestedAt: atMinute(1) };
  expect(await after(refundRequested)).toEqual({
    membershipPayments: [payment],
    membershipRefunds: [{ ...refund, state: "requested", settledAt: null }],
  });
  expect(await after(refundRequested, refunded)).toEqual({
    membershipPayments: [{ ...payment, refundedCents: 1000 }],
    membershipRefunds: [{ ...refund, state: "refunded", settledAt: atMinute(2) }],
  });
  const elsewhere = { ...refunded, data: { ...refunded.data, refundId: null } };
  expect((await after(elsewhere)).membershipRefunds).toMatchObject([{ state: "refunded", requestedAt: null }]);
  const twice = await rowsAfter([facts.doublePaid]);
  expect(twice.membershipPayments).toMatchObject([{ paymentId: "pi_9", invoiceId: "in_9", until: null, cents: 1000 }]);
});

it("a refund that did not arrive is trouble, until it is requested again or settled", async () => {
  const trouble = async (...more: Parameters<typeof rowsAfter>[0]) =>
    (await after(refundRequested, ...more)).membershipPayments?.[0]?.["trouble"];
  expect(await trouble(refundFailed)).toBe("refund failed");
  expect(await trouble(refundFailed, { ...refundRequested, data: { ...refundRequested.data, refundId: "r2" } })).toBe(
    null,
  );
  expect(await trouble(refundFailed, facts.mismatchSettled)).toBe(null);
  expect(await trouble(refunded, refundReturned)).toBe("refund failed");
  const { membershipPayments, membershipRefunds } = await after(refundRequested, refunded, refundReturned);
  expect(membershipPayments).toMatchObject([{ refundedCents: 1000, returnedCents: 1000 }]);
  expect(membershipRefunds?.map(({ cents }) => Number(cents)).toSorted((a, b) => a - b)).toEqual([-1000, 1000]);
});

it("a dispute is trouble until it is decided", async () => {
  expect((await after(facts.disputed)).membershipPayments).toEqual([
    { ...payment, dispute: "open", trouble: "disputed" },
  ]);
  expect((await after(facts.disputed, facts.disputeWon)).membershipPayments).toEqual([{ ...payment, dispute: "won" }]);
  const { membershipPayments, membershipRefunds } = await after(facts.disputed, facts.disputeLost);
  expect(membershipPayments).toEqual([{ ...payment, dispute: "lost", lostCents: 1000 }]);
  expect(membershipRefunds).toMatchObject([{ cents: 1000, state: "lost", settledAt: atMinute(2) }]);
});

it("each has a line on the statement", async () => {
  const lines = async (...told: Parameters<typeof rowsAfter>[0]) => {
    const { membershipLedger = [] } = await ledgerAfter([facts.activated, ...told]);
    return membershipLedger
      .filter(({ what }) => what !== "activated")
      .map(({ what, cents, words }) => [what, cents, words]);
  };
  const words = "Sick all month";
  expect(await lines(refundRequested)).toEqual([["refund requested", 1000, words]]);
  expect(await lines(refundRequested, refunded)).toEqual([["refunded", 1000, words]]);
  expect(await lines(refundRequested, refundFailed)).toEqual([["refund failed", 1000, words]]);
  expect(await lines({ ...refunded, data: { ...refunded.data, refundId: null } })).toEqual([["refunded", 1000, null]]);
  expect(await lines(refundReturned)).toEqual([["refund returned", 1000, null]]);
  expect(await lines(facts.mismatchSettled)).toEqual([["refund settled", null, "Paid in cash"]]);
  expect(await lines(facts.doublePaid)).toEqual([["paid twice", 1000, null]]);
  expect(await lines(facts.disputed)).toEqual([["disputed", 1000, null]]);
  expect(await lines(facts.disputeWon)).toEqual([["dispute won", 1000, null]]);
  expect(await lines(facts.disputeLost)).toEqual([["dispute lost", 1000, null]]);
});
