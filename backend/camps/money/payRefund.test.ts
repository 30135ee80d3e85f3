import { describe, expect, it } from "vitest";
import * as examples from "../../../eventstore/camps/examples.ts";
import { given } from "../../given.ts";
import { camp } from "../camp.ts";
import { markPayment } from "./payMark.ts";
import { resolveMismatch } from "./payMismatch.ts";
import { failRefund, noteRefundByHand, requestRefund } from "./payRefund.ts";
import { balanceAfter, code, registered, registrationId, settle } from "../testing/books.ts";

const { published, placed, cardPaymentStarted: started, paidByCard, participantWithdrawn } = examples;
describe("refunding", () => {
  const paid = [...registered, started, paidByCard];
  const refund = (cents?: number, refundId = "f1") =>
    requestRefund({ registrationId, refundId, cents, words: "One child ill" });

  it("G3-16: is what is due or the sum given, once for each refund", () => {
    expect(given(camp, ...paid, participantWithdrawn).when(refund())).toEqual([examples.refundRequested]);
    expect(given(camp, ...paid).when(refund(15000))).toEqual([examples.refundRequested]);
    expect(given(camp, ...paid, examples.refundRequested).when(refund(15000))).toEqual([]);
  });

  it("where nothing is due any more the sum is required, so that pressing twice does not refund all of it", () => {
    expect(() => given(camp, ...paid).when(refund())).toThrow(code("Invalid"));
    const due = [...paid, participantWithdrawn];
    const first = given(camp, ...due).when(refund(undefined, "f1"));
    for (const past of [first, [...first, examples.refunded]])
      expect(() => given(camp, ...due, ...past).when(refund(undefined, "f2"))).toThrow(code("Invalid"));
    const withdrawn = [...paid, examples.registrationWithdrawn, examples.refundRequested];
    expect(given(camp, ...withdrawn).when(refund(undefined, "f2"))).toMatchObject([{ data: { cents: 15000 } }]);
  });

  it("is never more than is left, counting refunds on their way", () => {
    expect(() => given(camp, ...paid).when(refund(30001))).toThrow(code("Invalid"));
    expect(() => given(camp, ...paid, examples.refundRequested).when(refund(15001, "f2"))).toThrow(code("Invalid"));
    expect(
      given(camp, ...paid, examples.refundRequested, examples.refundFailed).when(refund(30000, "f2")),
    ).toHaveLength(1);
    expect(() => given(camp, ...registered).when(refund())).toThrow(code("NothingToRefund"));
    expect(() => given(camp, ...paid).when(refund(0))).toThrow(code("Invalid"));
  });

  it("draws on several payments, first on the one never owed", () => {
    const twice = given(camp, ...paid).when(settle({ id: "pi_2" }));
    const all = given(camp, ...paid, ...twice).when(refund(40000));
    expect(all.map(({ data }) => [Reflect.get(data, "paymentId"), Reflect.get(data, "cents")])).toEqual([
      ["pi_2", 30000],
      ["pi_1", 10000],
    ]);
  });

  it("a refusal by the provider is noted once, and never for a completed refund", () => {
    const fail = failRefund({ registrationId, refundId: "f1", code: "charge_disputed" });
    expect(given(camp, ...paid, examples.refundRequested).when(fail)).toEqual([examples.refundFailed]);
    expect(given(camp, ...paid, examples.refundRequested, examples.refundFailed).when(fail)).toEqual([]);
    expect(given(camp, ...paid, examples.refundRequested, examples.refunded).when(fail)).toEqual([]);
  });

  it("by hand draws on what was received by hand", () => {
    const note = (cents?: number, refundId = "f1") =>
      noteRefundByHand({ registrationId, refundId, cents, words: null, method: "cash" });
    const inCash = [...registered, examples.paidInCash];
    const noted = given(camp, ...inCash).when(note(10000));
    expect(noted).toMatchObject([
      { type: "RefundRequested", data: { paymentId: null, cents: 10000 } },
      { type: "RegistrationRefunded", data: { paymentId: null, cents: 10000, totalCents: 10000 } },
    ]);
    expect(balanceAfter(...inCash, ...noted)).toMatchObject({ collectedCents: 30000, refundedCents: 10000 });
    expect(given(camp, ...inCash, ...noted).when(note(10000))).toEqual([]);
    expect(() => given(camp, ...inCash, ...noted).when(note(20001, "f2"))).toThrow(code("Invalid"));
    expect(() => given(camp, ...paid).when(note(1000))).toThrow(code("NothingToRefund"));
    const corrected = [...inCash, ...given(camp, ...inCash).when(note(30000)), examples.markedUnpaid];
    expect(balanceAfter(...corrected)).toMatchObject({ refundedCents: 30000, outstandingCents: 30000 });
  });
});

it("G3-50: for an erased family no text is kept, whatever is done about its money", () => {
  const words = "Too late";
  const gone = { ...placed, data: { ...placed.data, personal: null, medical: null } };
  const past = [published, gone, examples.mismatched];
  const resolving = { registrationId, paymentId: "pi_2", words, refundId: "f9" };
  const facts = [
    ...given(camp, published, gone).when(markPayment({ registrationId, status: "paid", words })),
    ...given(camp, ...past).when(requestRefund({ registrationId, refundId: "f1", cents: 5000, words })),
    ...given(camp, ...past).when(resolveMismatch({ ...resolving, how: "accepted" })),
    ...given(camp, ...past).when(resolveMismatch({ ...resolving, how: "refunded" })),
    ...given(camp, published, gone, examples.paidInCash).when(
      noteRefundByHand({ registrationId, refundId: "f1", cents: 5000, words, method: "cash" }),
    ),
  ];
  expect(facts.length).toBeGreaterThan(7);
  expect(JSON.stringify(facts)).not.toContain(words);
});
