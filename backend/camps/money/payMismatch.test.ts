import { describe, expect, it } from "vitest";
import * as examples from "../../../eventstore/camps/examples.ts";
import { given } from "../../given.ts";
import { camp } from "../camp.ts";
import { resolveMismatch } from "./payMismatch.ts";
import { balanceAfter, code, mismatchAfter, registered, registrationId } from "../testing/books.ts";

const { cardPaymentStarted: started, participantWithdrawn } = examples;
describe("deciding about money that was not owed", () => {
  const resolve = (how: "accepted" | "refunded") =>
    resolveMismatch({ registrationId, paymentId: "pi_2", how, words: null, refundId: "f9" });
  const past = [...registered, examples.mismatched]; // half of what was owed

  it("accepted, it counts", () => {
    const facts = given(camp, ...past).when(resolve("accepted"));
    expect(facts).toMatchObject([examples.mismatchResolved, { type: "RegistrationPartlyPaid", data: { cents: null } }]);
    expect(mismatchAfter(...past, ...facts)).toBe(false);
    expect(balanceAfter(...past, ...facts)).toMatchObject({ collectedCents: 15000, outstandingCents: 15000 });
    expect(given(camp, ...past, ...facts).when(resolve("refunded"))).toEqual([]);
    const enough = [...past, participantWithdrawn];
    expect(given(camp, ...enough).when(resolve("accepted"))).toMatchObject([{}, { type: "RegistrationPaid" }]);
  });

  it("refunded, all of it is sent back", () => {
    expect(given(camp, ...past).when(resolve("refunded"))).toMatchObject([
      { type: "CardPaymentMismatchResolved", data: { how: "refunded" } },
      { type: "RefundRequested", data: { refundId: "f9", paymentId: "pi_2", cents: 15000 } },
    ]);
  });

  it("concerns an existing payment", () =>
    expect(() => given(camp, ...registered, started).when(resolve("accepted"))).toThrow(code("NoSuchMismatch")));
});
