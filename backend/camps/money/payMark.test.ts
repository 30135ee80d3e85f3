import { describe, expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { given, idOf } from "../../given.ts";
import { camp } from "../camp.ts";
import { markPayment, undoMark } from "./payMark.ts";
import { balanceAfter, booksAfter, code, mismatchAfter, registered, registrationId, settle } from "../testing/books.ts";

const { cardPaymentStarted: started, paidByCard, participantWithdrawn, registrationWithdrawn } = examples;
const about = { campId: "c1", registrationId, payerId: "pat" };
const markedAs = (status: "unpaid" | "partial" | "paid", more: { method?: "cash" | "venmo"; cents?: number } = {}) =>
  markPayment({ registrationId, status, words: null, ...more });
const markedUnpaid = { type: "RegistrationMarkedUnpaid", data: { ...about, personal: null } } satisfies CampEvent;

describe("what someone says about a payment", () => {
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
    expect(marking(markedAs("partial", { method: "venmo", cents: 10000 }))).toEqual([examples.partlyPaid]);
    expect(marking(markedAs("partial"))).toMatchObject([{ data: { method: null, cents: null } }]);
    expect(marking(markedAs("paid", { method: "cash" }))).toMatchObject([{ data: { method: "cash", cents: 30000 } }]);
    expect(marking(markedAs("paid", { cents: 25000 }))).toMatchObject([{ data: { method: null, cents: 25000 } }]);
    expect(() => marking(markedAs("partial", { cents: 30000 }))).toThrow(code("Invalid"));
    expect(() => marking(markedAs("partial", { cents: 0 }))).toThrow(code("Invalid"));
    const more = given(camp, ...registered, examples.partlyPaid).when(markedAs("partial", { cents: 20000 }));
    expect(more).toMatchObject([{ data: { cents: 20000 } }]);
  });

  it("is refused where more had come in than the dialog showed, so that nobody's record is lost", () => {
    const past = [...registered, examples.partlyPaid];
    const seeing = (shownCents: number) =>
      markPayment({ registrationId, status: "partial", method: "cash", cents: 2500, words: null, shownCents });
    const refusal = "We've received $100 by now, not $0. Please check and try again.";
    expect(() => given(camp, ...past).when(seeing(0))).toThrow(
      expect.objectContaining({ code: "PaidMeanwhile", message: refusal }),
    );
    expect(given(camp, ...past).when(seeing(10000))).toMatchObject([{ data: { cents: 2500 } }]);
    expect(() => given(camp, ...registered, started, paidByCard).when(seeing(0))).toThrow(code("PaidMeanwhile"));
  });

  it("paid without a sum keeps what was attested, and makes up for what was refunded by hand", () => {
    const { partlyPaid, cancelled, refundRequested, refunded } = examples;
    const more = { ...partlyPaid, data: { ...partlyPaid.data, cents: 20000 } };
    const byHand = { refundId: "f1", paymentId: null, method: "cash", cents: 5000 } as const;
    const backByHand = [
      { ...refundRequested, data: { ...refundRequested.data, ...byHand } },
      { ...refunded, data: { ...refunded.data, ...byHand, totalCents: 5000 } },
    ];
    const paid = (...past: CampEvent[]) => {
      const all = [...registered, ...past];
      return balanceAfter(...all, ...given(camp, ...all).when(markedAs("paid")));
    };
    expect(paid(more, participantWithdrawn)).toMatchObject({ collectedCents: 20000, refundDueCents: 5000 });
    expect(paid(more, participantWithdrawn, ...backByHand)).toMatchObject({ collectedCents: 20000, refundDueCents: 0 });
    expect(paid(more, ...backByHand)).toMatchObject({ collectedCents: 35000, refundedCents: 5000, refundDueCents: 0 });
    for (const off of [cancelled, registrationWithdrawn]) {
      expect(paid(off)).toMatchObject({ collectedCents: 30000, refundDueCents: 30000 });
      expect(paid(more, off)).toMatchObject({ collectedCents: 30000, refundDueCents: 30000 });
      expect(paid(more, off, ...backByHand)).toMatchObject({ collectedCents: 30000, refundDueCents: 25000 });
    }
    expect(
      paid(started, paidByCard, ...given(camp, ...registered, started, paidByCard).when(markedAs("unpaid")), cancelled),
    ).toMatchObject({ collectedCents: 30000, refundDueCents: 30000 });
  });

  it("partial without a sum takes back that everything was paid, and then the quote is owed", () => {
    const past = [...registered, examples.paidInCash];
    const partial = (...before: CampEvent[]) =>
      balanceAfter(...before, ...given(camp, ...before).when(markedAs("partial")));
    expect(partial(...past)).toMatchObject({ collectedCents: 0, outstandingCents: 30000 });
    expect(partial(...past, registrationWithdrawn)).toMatchObject({ collectedCents: 30000, refundDueCents: 30000 });
    const less = { ...examples.paidInCash, data: { ...examples.paidInCash.data, cents: 25000 } };
    expect(partial(...registered, less)).toMatchObject({ collectedCents: 25000, outstandingCents: 5000 });
  });

  it("the same status again corrects how it was paid and why we know, and moves no money", () => {
    const { paidInCash, partlyPaid, markedUnpaid: unpaid } = examples;
    const again = (past: CampEvent, mark: { method?: "cash" | "venmo"; words?: string }) => {
      const { status } = booksAfter(...registered, past).ledger;
      const before = [...registered, past];
      const facts = given(camp, ...before).when(markPayment({ registrationId, status, words: null, ...mark }));
      expect(balanceAfter(...before, ...facts)).toEqual(balanceAfter(...before));
      const { method, words } = booksAfter(...before, ...facts).ledger;
      return { types: facts.map(({ type }) => type), method, words };
    };
    const types = ["PaymentStatusOverridden"];
    expect(again(paidInCash, { method: "venmo" })).toEqual({ types, method: "venmo", words: "At the gate" });
    expect(again(paidInCash, { words: "In the office" })).toEqual({ types, method: "cash", words: "In the office" });
    expect(again(partlyPaid, { method: "cash" })).toMatchObject({ types: ["RegistrationPartlyPaid"], method: "cash" });
    expect(again(unpaid, { words: "Not theirs" })).toMatchObject({
      types: ["RegistrationMarkedUnpaid"],
      words: "Not theirs",
    });
    expect(again(paidInCash, { method: "cash", words: "At the gate" }).types).toEqual([]);
    const corrected = given(camp, ...registered, paidInCash).when(markedAs("paid", { method: "venmo" }));
    expect(corrected).toMatchObject([{ data: { from: "paid", to: "paid", cents: null, cardCents: 0 } }]);
    expect(given(camp, ...registered, paidInCash, ...corrected).when(markedAs("paid", { method: "venmo" }))).toEqual(
      [],
    );
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

  it("marked as paid, nothing more is owed, whatever is refunded afterwards", () => {
    const goodwill = { ...examples.refunded, data: { ...examples.refunded.data, cents: 5000, totalCents: 5000 } };
    const past = [...registered, started, paidByCard, goodwill];
    expect(balanceAfter(...past)).toMatchObject({ outstandingCents: 0, refundDueCents: 0, refundedCents: 5000 });
    expect(mismatchAfter(...past)).toBe(false);
  });

  it("G3-15, G3-16: what was paid for someone who does not come is due back", () => {
    const paid = [...registered, started, paidByCard];
    expect(balanceAfter(...paid, participantWithdrawn)).toMatchObject({ quotedCents: 15000, refundDueCents: 15000 });
    expect(balanceAfter(...paid, registrationWithdrawn)).toMatchObject({ quotedCents: 0, refundDueCents: 30000 });
    expect(balanceAfter(...paid, examples.cancelled)).toMatchObject({ outstandingCents: 0, refundDueCents: 30000 });
    expect(balanceAfter(...registered, examples.partlyPaid, registrationWithdrawn)).toMatchObject({
      refundDueCents: 10000,
    });
  });
});

describe("G1-55: undoing what someone said about a payment", () => {
  const undo = (n: number, is: { isLate?: boolean } = {}) =>
    undoMark({ registrationId, id: idOf(n), isLate: false, ...is });
  const { paidInCash, partlyPaid, markUndone } = examples;

  it("restores what was stated before, once", () => {
    expect(given(camp, ...registered, paidInCash).when(undo(2))).toEqual([markUndone]);
    expect(given(camp, ...registered, paidInCash, markUndone).when(undo(2, { isLate: true }))).toEqual([]);
    expect(balanceAfter(...registered, paidInCash, markUndone)).toEqual(balanceAfter(...registered));
    const noted = { ...partlyPaid, data: { ...partlyPaid.data, personal: { words: "Half" } } };
    const past = [...registered, noted, paidInCash];
    const undone = given(camp, ...past).when(undo(3));
    const { method, cents } = partlyPaid.data;
    expect(undone).toMatchObject([{ data: { to: "partial", method, cents, personal: { words: "Half" } } }]);
    expect(balanceAfter(...past, ...undone)).toEqual(balanceAfter(...registered, noted));
    const override = given(camp, ...registered, started, paidByCard).when(markedAs("unpaid"));
    const restored = given(camp, ...registered, started, paidByCard, ...override).when(undo(4));
    expect(restored).toMatchObject([{ data: { to: "paid", method: "card", cents: 0 } }]);
    expect(mismatchAfter(...registered, started, paidByCard, ...override, ...restored)).toBe(false);
  });

  it("not after ten seconds, nor once anything else has happened to the registration or its camp", () => {
    expect(() => given(camp, ...registered, paidInCash).when(undo(2, { isLate: true }))).toThrow(code("TooLate"));
    const later = [
      partlyPaid,
      participantWithdrawn,
      registrationWithdrawn,
      examples.cancelled,
      examples.refundRequested,
    ];
    for (const fact of later)
      expect(() => given(camp, ...registered, paidInCash, fact).when(undo(2))).toThrow(code("Followed"));
    expect(given(camp, ...registered, paidInCash, examples.divisionAssigned).when(undo(2))).toHaveLength(1);
  });
});
