import { describe, expect, it } from "vitest";
import type { CampEvent } from "../../eventstore/camps/events.ts";
import * as told from "../../eventstore/camps/examples.ts";
import { resolved, unmatched } from "../../eventstore/payments/examples.ts";
import { given } from "../given.ts";
import type { CardPayment } from "../paymentProvider.ts";
import { balanceOf, booksOf, hasMismatch } from "./balance.ts";
import { camp } from "./camp.ts";
import { cardPaymentDue, startCardPayment } from "./payCard.ts";
import { markPayment } from "./payMark.ts";
import { resolveMismatch } from "./payMismatch.ts";
import { failRefund, noteRefundByHand, requestRefund } from "./payRefund.ts";
import { settleCardPayment } from "./paySettle.ts";
import { receiveUnmatched, resolveUnmatched, unmatchedPayment } from "./unmatched.ts";

const {
  published,
  placed,
  cardPaymentStarted: started,
  paidByCard,
  participantWithdrawn,
  registrationWithdrawn,
} = told;
const registered = [published, placed] as const;
const registrationId = "g1";
const about = { campId: "c1", registrationId, payerId: "pat" };

const after = (...past: CampEvent[]) => past.reduce((state, fact) => camp.evolve(state, fact), camp.initial);
const booksAfter = (...past: CampEvent[]) => booksOf(after(...past), registrationId);
const balanceAfter = (...past: CampEvent[]) => {
  const { ledger, quoted } = booksAfter(...past);
  return balanceOf(ledger, quoted);
};
const mismatchAfter = (...past: CampEvent[]) => {
  const { ledger, quoted } = booksAfter(...past);
  return hasMismatch(ledger, quoted);
};
const code = (name: string) => expect.objectContaining({ code: name });

const paymentOf = (is: Partial<CardPayment> = {}): CardPayment => ({
  id: "pi_1",
  clientSecret: "secret",
  status: "succeeded",
  cents: 30000,
  receivedCents: 30000,
  refundedCents: 0,
  currency: "usd",
  campId: "c1",
  registrationId,
  failure: null,
  ...is,
});
const settle = (is?: Partial<CardPayment>, refundId?: string) =>
  settleCardPayment({ registrationId, payment: paymentOf(is), ...(refundId !== undefined && { refundId }) });
const markedAs = (status: "unpaid" | "partial" | "paid", more: { method?: "cash" | "venmo"; cents?: number } = {}) =>
  markPayment({ registrationId, status, words: null, ...more });
const markedUnpaid = { type: "RegistrationMarkedUnpaid", data: { ...about, personal: null } } satisfies CampEvent;

describe("paying by card", () => {
  const due = (past: CampEvent[], shownCents?: number) =>
    cardPaymentDue(after(...past), { registrationId, shownCents });

  it("A70, G3-2: asks for what is outstanding, and for nothing that the payer was not shown", () => {
    expect(due([...registered])).toEqual({ cents: 30000, last: undefined });
    expect(due([...registered, participantWithdrawn], 15000)).toMatchObject({ cents: 15000 });
    expect(due([...registered, told.partlyPaid])).toMatchObject({ cents: 20000 });
    expect(() => due([...registered], 29999)).toThrow(code("OtherAmount"));
  });

  it("knows the payment that may still be open", () => {
    const second = { ...started, data: { ...started.data, paymentId: "pi_2", cents: 15000, version: 2 } };
    expect(due([...registered, started, second]).last).toEqual({
      paymentId: "pi_2",
      cents: 15000,
      version: 2,
      isOver: false,
    });
  });

  it.each([
    ["PaidAlready", [told.paidByCard]],
    ["PaidAlready", [told.paidInCash]],
    ["Withdrawn", [registrationWithdrawn]],
    ["CampCancelled", [told.cancelled]],
  ] as const)("is refused: %s", (name, past) => expect(() => due([...registered, ...past])).toThrow(code(name)));

  it("costs nothing where the camp is free, and needs a registration", () => {
    const free = { ...placed, data: { ...placed.data, totalCents: 0 } };
    expect(() => due([published, free])).toThrow(code("NothingToPay"));
    expect(() => due([published])).toThrow(code("NoSuchRegistration"));
  });

  it("its start is recorded once", () => {
    const start = startCardPayment({ registrationId, paymentId: "pi_1", cents: 30000, version: 1 });
    expect(given(camp, ...registered).when(start)).toEqual([started]);
    expect(given(camp, ...registered, started).when(start)).toEqual([]);
  });
});

describe("what the card provider says of a payment", () => {
  const past = [...registered, started];

  it("G3-37: pays the registration when it is what is owed, once", () => {
    expect(given(camp, ...past).when(settle())).toEqual([paidByCard]);
    expect(given(camp, ...past, paidByCard).when(settle())).toEqual([]);
  });

  it("is recorded with its start, where that was lost", () => {
    expect(given(camp, ...registered).when(settle())).toEqual([started, paidByCard]);
    expect(given(camp, ...registered).when(settle({ status: "open", receivedCents: 0 }))).toEqual([]);
  });

  it("a declined card is noted once for each reason, and takes nothing away", () => {
    const declined = settle({ status: "open", receivedCents: 0, failure: "card_declined" });
    expect(given(camp, ...past).when(declined)).toEqual([told.cardPaymentFailed]);
    expect(given(camp, ...past, told.cardPaymentFailed).when(declined)).toEqual([]);
    expect(booksAfter(...past, paidByCard, told.cardPaymentFailed).ledger.status).toBe("paid");
  });

  it.each([
    ["amount", { receivedCents: 15000 }, past, 30000],
    ["amount", { cents: 30000 }, [...past, participantWithdrawn], 15000],
    ["currency", { currency: "eur" }, past, 30000],
    ["twice", { id: "pi_2" }, [...past, paidByCard], 0],
    ["twice", {}, [...past, told.paidInCash], 0],
    ["withdrawn", {}, [...past, registrationWithdrawn], 0],
    ["withdrawn", {}, [...past, told.cancelled], 0],
  ] as const)(
    "D4: money that is not what is owed waits for somebody's decision: %s",
    (why, is, facts, expectedCents) => {
      const decided = given(camp, ...facts).when(settle(is));
      expect(decided.at(-1)).toMatchObject({ type: "CardPaymentMismatched", data: { why, expectedCents } });
      expect(given(camp, ...facts, ...decided).when(settle(is))).toEqual([]);
      expect(mismatchAfter(...facts, ...decided)).toBe(true);
    },
  );

  it("what is given back at the provider is noted with its total, and only ever more of it", () => {
    const paid = [...past, paidByCard];
    const [first] = given(camp, ...paid).when(settle({ refundedCents: 5000 }));
    expect(first).toMatchObject({ data: { refundId: null, cents: 5000, totalCents: 5000 } });
    expect(given(camp, ...paid, first!).when(settle({ refundedCents: 5000 }))).toEqual([]);
    expect(given(camp, ...paid, first!).when(settle({ refundedCents: 3000 }))).toEqual([]);
    expect(given(camp, ...paid, first!).when(settle({ refundedCents: 9000 }))).toMatchObject([
      { data: { cents: 4000, totalCents: 9000 } },
    ]);
  });

  it("ends the refunds that are on their way, the one that it names first", () => {
    const twice = { ...told.refundRequested, data: { ...told.refundRequested.data, refundId: "f2" } };
    const asked = [...past, paidByCard, told.refundRequested, twice];
    const settled = (refundedCents: number, refundId?: string) =>
      given(camp, ...asked)
        .when(settle({ refundedCents }, refundId))
        .map(({ data }) => [Reflect.get(data, "refundId"), Reflect.get(data, "totalCents")]);
    expect(settled(15000)).toEqual([["f1", 15000]]);
    expect(settled(15000, "f2")).toEqual([["f2", 15000]]);
    expect(settled(29000)).toEqual([
      ["f1", 15000],
      [null, 29000],
    ]);
    expect(settled(30000)).toEqual([
      ["f1", 15000],
      ["f2", 30000],
    ]);
  });
});

it("of several refunds on their way the one of just that sum is done, so that none is asked for again that was", () => {
  const large = { ...told.refundRequested, data: { ...told.refundRequested.data, refundId: "f2", cents: 20000 } };
  const small = { ...told.refundRequested, data: { ...told.refundRequested.data, cents: 10000 } };
  const [fact, ...more] = given(camp, ...registered, started, paidByCard, small, large).when(
    settle({ refundedCents: 20000 }),
  );
  expect([fact, more]).toMatchObject([{ data: { refundId: "f2", cents: 20000, totalCents: 20000 } }, []]);
});

describe("giving back", () => {
  const paid = [...registered, started, paidByCard];
  const refund = (cents?: number, refundId = "f1") =>
    requestRefund({ registrationId, refundId, cents, words: "One child ill" });

  it("G3-16: is what is due, or else all, or the sum that was told; once for each refund", () => {
    expect(given(camp, ...paid, participantWithdrawn).when(refund())).toEqual([told.refundRequested]);
    expect(given(camp, ...paid).when(refund())).toMatchObject([{ data: { cents: 30000 } }]);
    expect(given(camp, ...paid).when(refund(15000))).toEqual([told.refundRequested]);
    expect(given(camp, ...paid, told.refundRequested).when(refund(15000))).toEqual([]);
  });

  it("never is more than is left, also of what is on its way", () => {
    expect(() => given(camp, ...paid).when(refund(30001))).toThrow(code("Invalid"));
    expect(() => given(camp, ...paid, told.refundRequested).when(refund(15001, "f2"))).toThrow(code("Invalid"));
    expect(given(camp, ...paid, told.refundRequested, told.refundFailed).when(refund(30000, "f2"))).toHaveLength(1);
    const withdrawn = [...paid, participantWithdrawn, told.refundRequested];
    expect(given(camp, ...withdrawn).when(refund(undefined, "f2"))).toMatchObject([{ data: { cents: 15000 } }]);
    expect(() => given(camp, ...registered).when(refund())).toThrow(code("NothingToRefund"));
    expect(() => given(camp, ...paid).when(refund(0))).toThrow(code("Invalid"));
  });

  it("takes from several payments, first from the one that was never owed", () => {
    const twice = given(camp, ...paid).when(settle({ id: "pi_2" }));
    const all = given(camp, ...paid, ...twice).when(refund(40000));
    expect(all.map(({ data }) => [Reflect.get(data, "paymentId"), Reflect.get(data, "cents")])).toEqual([
      ["pi_2", 30000],
      ["pi_1", 10000],
    ]);
  });

  it("that the provider refuses it is noted once, and never of one that was given back", () => {
    const fail = failRefund({ registrationId, refundId: "f1", code: "charge_disputed" });
    expect(given(camp, ...paid, told.refundRequested).when(fail)).toEqual([told.refundFailed]);
    expect(given(camp, ...paid, told.refundRequested, told.refundFailed).when(fail)).toEqual([]);
    expect(given(camp, ...paid, told.refundRequested, told.refunded).when(fail)).toEqual([]);
  });

  it("by hand is taken from what was received by hand", () => {
    const note = (cents?: number, refundId = "f1") =>
      noteRefundByHand({ registrationId, refundId, cents, words: null, method: "cash" });
    const inCash = [...registered, told.paidInCash];
    const noted = given(camp, ...inCash).when(note(10000));
    expect(noted).toMatchObject([
      { type: "RefundRequested", data: { paymentId: null, cents: 10000 } },
      { type: "RegistrationRefunded", data: { paymentId: null, cents: 10000, totalCents: 10000 } },
    ]);
    expect(balanceAfter(...inCash, ...noted)).toMatchObject({ collectedCents: 30000, refundedCents: 10000 });
    expect(given(camp, ...inCash, ...noted).when(note(10000))).toEqual([]);
    expect(() => given(camp, ...inCash, ...noted).when(note(20001, "f2"))).toThrow(code("Invalid"));
    expect(() => given(camp, ...paid).when(note(1000))).toThrow(code("NothingToRefund"));
    const corrected = [...inCash, ...given(camp, ...inCash).when(note()), markedUnpaid];
    expect(balanceAfter(...corrected)).toMatchObject({ refundedCents: 30000, outstandingCents: 30000 });
  });
});

it("G3-50: of a family that is erased no words are kept, whatever is done about its money", () => {
  const words = "Too late";
  const gone = { ...placed, data: { ...placed.data, personal: null, medical: null } };
  const past = [published, gone, told.mismatched];
  const resolving = { registrationId, paymentId: "pi_2", words, refundId: "f9" };
  const facts = [
    ...given(camp, published, gone).when(markPayment({ registrationId, status: "paid", words })),
    ...given(camp, ...past).when(requestRefund({ registrationId, refundId: "f1", words })),
    ...given(camp, ...past).when(resolveMismatch({ ...resolving, how: "accepted" })),
    ...given(camp, ...past).when(resolveMismatch({ ...resolving, how: "refunded" })),
    ...given(camp, published, gone, told.paidInCash).when(
      noteRefundByHand({ registrationId, refundId: "f1", words, method: "cash" }),
    ),
  ];
  expect(facts.length).toBeGreaterThan(7);
  expect(JSON.stringify(facts)).not.toContain(words);
});

describe("what somebody says of a payment", () => {
  it("E15, A66: any status after any other, and a repeat records nothing", () => {
    const statuses = ["unpaid", "partial", "paid"] as const;
    for (const from of statuses)
      for (const to of statuses) {
        const past = [...registered, ...given(camp, ...registered).when(markedAs(from))];
        const facts = given(camp, ...past).when(markedAs(to));
        expect([from, to, facts.length]).toEqual([from, to, from === to ? 0 : 1]);
        expect(booksAfter(...past, ...facts).ledger.status).toBe(to);
        expect(given(camp, ...past, ...facts).when(markedAs(to))).toEqual([]);
      }
  });

  it("G3-18: with how and how much, or without", () => {
    const marking = (mark: ReturnType<typeof markedAs>) => given(camp, ...registered).when(mark);
    expect(marking(markedAs("partial", { method: "venmo", cents: 10000 }))).toEqual([told.partlyPaid]);
    expect(marking(markedAs("partial"))).toMatchObject([{ data: { method: null, cents: null } }]);
    expect(marking(markedAs("paid", { method: "cash" }))).toMatchObject([{ data: { method: "cash", cents: 30000 } }]);
    expect(marking(markedAs("paid", { cents: 25000 }))).toMatchObject([{ data: { cents: 25000 } }]);
    expect(() => marking(markedAs("partial", { cents: 30000 }))).toThrow(code("Invalid"));
    expect(() => marking(markedAs("partial", { cents: 0 }))).toThrow(code("Invalid"));
    const more = given(camp, ...registered, told.partlyPaid).when(markedAs("partial", { cents: 20000 }));
    expect(more).toMatchObject([{ data: { cents: 20000 } }]);
  });

  it("G3-17: beside card money is an override, and the books show that they differ", () => {
    const paid = [...registered, started, paidByCard];
    for (const status of ["unpaid", "partial"] as const) {
      const facts = given(camp, ...paid).when(markedAs(status));
      expect(facts).toMatchObject([
        { type: "PaymentStatusOverridden", data: { from: "paid", to: status, cardCents: 30000 } },
      ]);
      expect(balanceAfter(...paid, ...facts)).toMatchObject({ collectedCents: 30000, outstandingCents: 0 });
      expect(mismatchAfter(...paid, ...facts)).toBe(true);
      const back = given(camp, ...paid, ...facts).when(markedAs("paid"));
      expect(back).toMatchObject([{ type: "RegistrationPaid", data: { paymentId: null, cents: 0 } }]);
      expect(mismatchAfter(...paid, ...facts, ...back)).toBe(false);
    }
    const [refunded] = given(camp, ...paid).when(settle({ refundedCents: 30000 }));
    expect(given(camp, ...paid, refunded!).when(markedAs("unpaid"))).toEqual([markedUnpaid]);
  });

  it("said to be paid, nothing more is to come, whatever is given back afterwards", () => {
    const goodwill = { ...told.refunded, data: { ...told.refunded.data, cents: 5000, totalCents: 5000 } };
    const past = [...registered, started, paidByCard, goodwill];
    expect(balanceAfter(...past)).toMatchObject({ outstandingCents: 0, refundDueCents: 0, refundedCents: 5000 });
    expect(mismatchAfter(...past)).toBe(false);
  });

  it("G3-16: what was paid for who does not come is to be given back", () => {
    const paid = [...registered, started, paidByCard];
    expect(balanceAfter(...paid, participantWithdrawn)).toMatchObject({ quotedCents: 15000, refundDueCents: 15000 });
    expect(balanceAfter(...paid, registrationWithdrawn)).toMatchObject({ quotedCents: 0, refundDueCents: 30000 });
    expect(balanceAfter(...paid, told.cancelled)).toMatchObject({ outstandingCents: 0, refundDueCents: 30000 });
    expect(balanceAfter(...registered, told.partlyPaid, registrationWithdrawn)).toMatchObject({
      refundDueCents: 10000,
    });
  });
});

describe("deciding about money that was not owed", () => {
  const resolve = (how: "accepted" | "refunded") =>
    resolveMismatch({ registrationId, paymentId: "pi_2", how, words: null, refundId: "f9" });
  const past = [...registered, told.mismatched]; // half of what was owed

  it("accepted, it counts", () => {
    const facts = given(camp, ...past).when(resolve("accepted"));
    expect(facts).toMatchObject([told.mismatchResolved, { type: "RegistrationPartlyPaid", data: { cents: null } }]);
    expect(mismatchAfter(...past, ...facts)).toBe(false);
    expect(balanceAfter(...past, ...facts)).toMatchObject({ collectedCents: 15000, outstandingCents: 15000 });
    expect(given(camp, ...past, ...facts).when(resolve("refunded"))).toEqual([]);
    const enough = [...past, participantWithdrawn];
    expect(given(camp, ...enough).when(resolve("accepted"))).toMatchObject([{}, { type: "RegistrationPaid" }]);
  });

  it("refunded, all of it is asked back", () => {
    expect(given(camp, ...past).when(resolve("refunded"))).toMatchObject([
      { type: "CardPaymentMismatchResolved", data: { how: "refunded" } },
      { type: "RefundRequested", data: { refundId: "f9", paymentId: "pi_2", cents: 15000 } },
    ]);
  });

  it("is about a payment that there is", () =>
    expect(() => given(camp, ...registered, started).when(resolve("accepted"))).toThrow(code("NoSuchMismatch")));
});

describe("money that fits nothing", () => {
  const settled = (how: "refunded" | "booked elsewhere" = "refunded") =>
    resolveUnmatched({ how, words: "Sent to us by mistake", by: "kim" });

  it("is kept once, and settled once by an admin", () => {
    expect(given(unmatchedPayment).when(receiveUnmatched(unmatched.data))).toEqual([unmatched]);
    expect(given(unmatchedPayment, unmatched).when(receiveUnmatched(unmatched.data))).toEqual([]);
    expect(given(unmatchedPayment, unmatched).when(settled())).toEqual([resolved]);
    expect(given(unmatchedPayment, unmatched, resolved).when(settled())).toEqual([]);
    expect(() => given(unmatchedPayment, unmatched, resolved).when(settled("booked elsewhere"))).toThrow(
      code("ResolvedAlready"),
    );
    expect(() => given(unmatchedPayment).when(settled())).toThrow(code("NoSuchPayment"));
  });
});
