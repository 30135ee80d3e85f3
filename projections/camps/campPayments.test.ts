import { expect, it } from "vitest";
import * as camps from "../../eventstore/camps/examples.ts";
import { erased } from "../../eventstore/privacy/examples.ts";
import { rowsOf, atMinute } from "../testing/deliver.ts";
import { campPaymentsProjector } from "./campPayments.ts";

const rowsAfter = rowsOf(campPaymentsProjector);

const { campId, payerId } = camps.placed.data;
const about = { registrationId: "g1", campId, payerId };
const ledger = {
  ...about,
  totalCents: 30000,
  isWithdrawn: false,
  isCampCancelled: false,
  status: "unpaid",
  byHandCents: 0,
  earlierByHandCents: null,
  method: null,
  words: null,
  registeredAt: atMinute(0),
};
const card = {
  ...about,
  paymentId: "pi_1",
  cents: 30000,
  version: 1,
  receivedCents: 0,
  refundedCents: 0,
  returnedCents: 0,
  lostCents: 0,
  failure: null,
  isCancelled: false,
  mismatch: null,
  mismatchWhy: null,
  expectedCents: null,
  currency: null,
  words: null,
  startedAt: atMinute(1),
  receivedAt: null,
};
const refund = {
  ...about,
  refundId: "f1",
  paymentId: "pi_1",
  method: "card",
  cents: 15000,
  state: "requested",
  failure: null,
  words: "One child ill",
  requestedAt: atMinute(1),
  settledAt: null,
};

it("E15: a registration is unpaid until someone or the card provider says otherwise", async () => {
  const { placed, paidInCash, partlyPaid, markedUnpaid, overridden } = camps;
  expect((await rowsAfter([placed])).campLedgers).toEqual([ledger]);
  expect((await rowsAfter([placed, paidInCash])).campLedgers).toEqual([
    { ...ledger, status: "paid", byHandCents: 30000, method: "cash", words: "At the gate" },
  ]);
  expect((await rowsAfter([placed, partlyPaid])).campLedgers).toEqual([
    { ...ledger, status: "partial", byHandCents: 10000, method: "venmo" },
  ]);
  expect((await rowsAfter([placed, partlyPaid, markedUnpaid])).campLedgers).toEqual([
    { ...ledger, words: "Wrong family" },
  ]);
  expect((await rowsAfter([placed, partlyPaid, overridden])).campLedgers).toEqual([
    { ...ledger, byHandCents: 10000, words: "Disputed" },
  ]);
});

it("keeps each statement of what was received by hand in all, for the day it was made; not a note alone", async () => {
  const { placed, partlyPaid, overridden, paidInCash, markedUnpaid } = camps;
  const { campStatements } = await rowsAfter([placed, partlyPaid, overridden, paidInCash, markedUnpaid]);
  const byTime = campStatements!.toSorted((a, b) => String(a["position"]).localeCompare(String(b["position"])));
  expect(byTime.map(({ cents, statedAt }) => [cents, statedAt])).toEqual([
    [10000, atMinute(1)],
    [30000, atMinute(3)],
    [0, atMinute(4)],
  ]);
});

it("knows what was attested by hand before a registration was handed over", async () => {
  const { placed, handedOver } = camps;
  const { campLedgers: ledgers } = await rowsAfter([
    placed,
    { ...handedOver, data: { ...handedOver.data, byHandCents: 5000 } },
  ]);
  expect(ledgers).toMatchObject([{ payerId: "sam", earlierByHandCents: 5000 }]);
});

it("counts what is still owed, and knows what no longer is", async () => {
  const { placed, participantWithdrawn, registrationWithdrawn, cancelled } = camps;
  const facts = [placed, participantWithdrawn, registrationWithdrawn, cancelled];
  expect((await rowsAfter(facts)).campLedgers).toEqual([
    { ...ledger, totalCents: 15000, isWithdrawn: true, isCampCancelled: true },
  ]);
});

it("keeps the card provider's books by payment, apart from stated status", async () => {
  const { placed, cardPaymentStarted, cardPaymentFailed, cardPaymentCancelled, paidByCard, overridden } = camps;
  const { mismatched, mismatchResolved } = camps;
  const paid = await rowsAfter([placed, cardPaymentStarted, cardPaymentFailed, paidByCard, overridden]);
  expect(paid.campCardPayments).toEqual([{ ...card, receivedCents: 30000, receivedAt: atMinute(3) }]);
  const declined = await rowsAfter([placed, cardPaymentStarted, cardPaymentFailed]);
  expect(declined.campCardPayments).toEqual([{ ...card, failure: "card_declined" }]);
  expect(paid.campLedgers).toMatchObject([{ status: "unpaid", byHandCents: 0 }]);
  const ended = await rowsAfter([placed, cardPaymentStarted, cardPaymentCancelled]);
  expect(ended.campCardPayments).toEqual([{ ...card, isCancelled: true }]);
  const again = { ...cardPaymentStarted, data: { ...cardPaymentStarted.data, paymentId: "pi_2", version: 2 } };
  const counts = { ...paidByCard, data: { ...paidByCard.data, paymentId: "pi_2" } };
  const kept = await rowsAfter([placed, again, mismatched, mismatchResolved, counts]);
  expect(kept.campCardPayments).toMatchObject([{ receivedCents: 30000, receivedAt: atMinute(2) }]);
  expect((await rowsAfter([placed, again, mismatched, mismatchResolved])).campCardPayments).toEqual([
    {
      ...card,
      paymentId: "pi_2",
      version: 2,
      receivedCents: 15000,
      receivedAt: atMinute(2),
      mismatch: "resolved",
      mismatchWhy: "amount",
      expectedCents: 30000,
      currency: "usd",
    },
  ]);
});

it("follows a refund from its request on, and knows those that were not requested here", async () => {
  const { placed, refundRequested, refunded, refundFailed, cardPaymentStarted } = camps;
  expect((await rowsAfter([placed, refundRequested])).campRefunds).toEqual([refund]);
  expect((await rowsAfter([placed, refundRequested, refundFailed])).campRefunds).toEqual([
    { ...refund, state: "failed", failure: "charge_disputed", settledAt: atMinute(2) },
  ]);
  const elsewhere = { ...refunded, data: { ...refunded.data, refundId: null, cents: 5000, totalCents: 20000 } };
  const { campRefunds, campCardPayments } = await rowsAfter([
    placed,
    refundRequested,
    cardPaymentStarted,
    refunded,
    elsewhere,
  ]);
  expect(campRefunds?.filter(({ refundId }) => refundId === "f1")).toEqual([
    { ...refund, state: "refunded", settledAt: atMinute(3) },
  ]);
  expect(campRefunds?.filter(({ refundId }) => refundId !== "f1")).toMatchObject([
    { cents: 5000, state: "refunded", requestedAt: null, settledAt: atMinute(4) },
  ]);
  expect(campCardPayments).toMatchObject([{ refundedCents: 20000 }]);
});

it("what was returned or is disputed waits for a decision; lost, it is gone", async () => {
  const { placed, cardPaymentStarted, paidByCard, refundRequested, refunded, refundReturned, disputed } = camps;
  const paid = [placed, cardPaymentStarted, paidByCard];
  const about = { currency: "usd", receivedCents: 30000 };
  const returned = await rowsAfter([...paid, refundRequested, refunded, refundReturned]);
  const waits = { ...about, mismatch: "open", mismatchWhy: "returned", expectedCents: 15000, returnedCents: 15000 };
  expect(returned.campCardPayments).toMatchObject([waits]);
  expect(returned.campRefunds).toMatchObject([{ state: "failed", failure: "lost_or_stolen_card" }]);
  const anew = { ...refundRequested, data: { ...refundRequested.data, refundId: "f2" } };
  const again = await rowsAfter([...paid, refundRequested, refunded, refundReturned, anew]);
  expect(again.campCardPayments).toMatchObject([{ mismatch: "resolved" }]);
  const there = { ...refunded, data: { ...refunded.data, refundId: null } };
  const backThere = { ...refundReturned, data: { ...refundReturned.data, refundId: null } };
  expect((await rowsAfter([...paid, there, backThere])).campRefunds).toMatchObject([{ state: "failed" }]);

  expect((await rowsAfter([...paid, disputed])).campCardPayments).toMatchObject([
    { ...about, mismatch: "open", mismatchWhy: "disputed", expectedCents: 30000 },
  ]);
  const lost = await rowsAfter([...paid, disputed, camps.disputeLost]);
  expect(lost.campCardPayments).toMatchObject([{ mismatch: "resolved", lostCents: 30000 }]);
  expect(lost.campLedgers).toMatchObject([{ status: "unpaid" }]);
  expect(lost.campRefunds).toMatchObject([{ refundId: "du_1", cents: 30000, state: "refunded" }]);
});

it("G1-55: undoing restores what was stated before, and what a canceled camp owed", async () => {
  const { placed, partlyPaid, paidInCash, markUndone, cancelled, cancellationUndone } = camps;
  const before = await rowsAfter([placed, partlyPaid]);
  const { status: to, method, byHandCents: cents, words } = before.campLedgers![0]!;
  const undoes = (await rowsAfter([placed, partlyPaid, paidInCash])).campStatements!.slice(1).map(({ id }) => id);
  const personal = words === null ? null : { words };
  const undone = { ...markUndone, data: { ...markUndone.data, undoes, to, method, cents, personal } };
  const after = await rowsAfter([placed, partlyPaid, paidInCash, undone]);
  expect([after.campLedgers, after.campStatements]).toEqual([before.campLedgers, before.campStatements]);
  expect((await rowsAfter([placed, cancelled, cancellationUndone])).campLedgers).toEqual([ledger]);
});

it("erasing someone leaves sums and times, and no text", async () => {
  const { placed, paidInCash, refundRequested } = camps;
  const visitors = { ...placed, data: { ...placed.data, registrationId: "g2", payerId: null } };
  const marked = { ...paidInCash, data: { ...paidInCash.data, registrationId: "g2", payerId: null } };
  const past = [placed, visitors, paidInCash, marked, refundRequested];
  const wordsAfter = async (subject: string) => {
    const rows = await rowsAfter([...past, { ...erased, data: { subject } }]);
    return ["campLedgers", "campRefunds"].map((table) => rows[table]?.map(({ words }) => words));
  };
  expect(await wordsAfter("pat")).toEqual([[null, "At the gate"], [null]]);
  expect(await wordsAfter("registration-g2")).toEqual([["At the gate", null], ["One child ill"]]);
});
