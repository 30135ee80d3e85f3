import { describe, expect, it } from "vitest";
import * as examples from "../../../eventstore/camps/examples.ts";
import { given } from "../../given.ts";
import { camp } from "../camp.ts";
import { booksAfter, mismatchAfter, registered, settle } from "../testing/books.ts";

const { cardPaymentStarted: started, paidByCard, participantWithdrawn, registrationWithdrawn } = examples;
describe("what the card provider says about a payment", () => {
  const past = [...registered, started];

  it("G3-37: pays the registration if it is what is owed, once", () => {
    expect(given(camp, ...past).when(settle())).toEqual([paidByCard]);
    expect(given(camp, ...past, paidByCard).when(settle())).toEqual([]);
  });

  it("is recorded along with its start, if that was lost", () => {
    expect(given(camp, ...registered).when(settle())).toEqual([started, paidByCard]);
    expect(given(camp, ...registered).when(settle({ status: "open", receivedCents: 0 }))).toEqual([]);
  });

  it("a declined card is noted once for each reason, and takes nothing away", () => {
    const declined = settle({ status: "open", receivedCents: 0, failure: "card_declined" });
    expect(given(camp, ...past).when(declined)).toEqual([examples.cardPaymentFailed]);
    expect(given(camp, ...past, examples.cardPaymentFailed).when(declined)).toEqual([]);
    expect(booksAfter(...past, paidByCard, examples.cardPaymentFailed).ledger.status).toBe("paid");
  });

  it("a cancellation ends what was started here, and takes no money away", () => {
    const cancelled = settle({ status: "cancelled", receivedCents: 0 });
    expect(given(camp, ...past).when(cancelled)).toEqual([examples.cardPaymentCancelled]);
    expect(given(camp, ...past, examples.cardPaymentCancelled).when(cancelled)).toEqual([]);
    expect(given(camp, ...registered).when(cancelled)).toEqual([]);
    expect(given(camp, ...past, examples.cardPaymentCancelled, registrationWithdrawn).when(settle())).toMatchObject([
      { type: "CardPaymentMismatched", data: { why: "withdrawn" } },
    ]);
  });

  it.each([
    ["amount", { receivedCents: 15000 }, past, 30000],
    ["amount", { cents: 30000 }, [...past, participantWithdrawn], 15000],
    ["currency", { currency: "eur" }, past, 30000],
    ["twice", { id: "pi_2" }, [...past, paidByCard], 0],
    ["twice", {}, [...past, examples.paidInCash], 0],
    ["withdrawn", {}, [...past, registrationWithdrawn], 0],
    ["withdrawn", {}, [...past, examples.cancelled], 0],
  ] as const)(
    "D4: money that is not what is owed waits for somebody's decision: %s",
    (why, is, facts, expectedCents) => {
      const decided = given(camp, ...facts).when(settle(is));
      expect(decided.at(-1)).toMatchObject({ type: "CardPaymentMismatched", data: { why, expectedCents } });
      expect(given(camp, ...facts, ...decided).when(settle(is))).toEqual([]);
      expect(mismatchAfter(...facts, ...decided)).toBe(true);
    },
  );

  it("what is refunded at the provider is noted with its total, and only ever more of it", () => {
    const paid = [...past, paidByCard];
    const [first] = given(camp, ...paid).when(settle({ refundedCents: 5000 }));
    expect(first).toMatchObject({ data: { refundId: null, cents: 5000, totalCents: 5000 } });
    expect(given(camp, ...paid, first!).when(settle({ refundedCents: 5000 }))).toEqual([]);
    expect(given(camp, ...paid, first!).when(settle({ refundedCents: 3000 }))).toEqual([]);
    expect(given(camp, ...paid, first!).when(settle({ refundedCents: 9000 }))).toMatchObject([
      { data: { cents: 4000, totalCents: 9000 } },
    ]);
  });

  it("ends the refunds on their way, the one it names first", () => {
    const twice = { ...examples.refundRequested, data: { ...examples.refundRequested.data, refundId: "f2" } };
    const asked = [...past, paidByCard, examples.refundRequested, twice];
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

it("of several refunds on their way the one with exactly that sum is done, so that no completed one is requested again", () => {
  const large = {
    ...examples.refundRequested,
    data: { ...examples.refundRequested.data, refundId: "f2", cents: 20000 },
  };
  const small = { ...examples.refundRequested, data: { ...examples.refundRequested.data, cents: 10000 } };
  const [fact, ...more] = given(camp, ...registered, started, paidByCard, small, large).when(
    settle({ refundedCents: 20000 }),
  );
  expect([fact, more]).toMatchObject([{ data: { refundId: "f2", cents: 20000, totalCents: 20000 } }, []]);
});
