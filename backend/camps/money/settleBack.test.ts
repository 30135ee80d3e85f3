import { describe, expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { given } from "../../given.ts";
import type { Dispute } from "../../payments/open.ts";
import { camp } from "../camp.ts";
import { resolveMismatch } from "./payMismatch.ts";
import { requestRefund } from "./payRefund.ts";
import { balanceAfter, booksAfter, code, mismatchAfter, registered, registrationId, settle } from "../testing/books.ts";

const paid = [...registered, examples.cardPaymentStarted, examples.paidByCard];
const resolve = (how: "accepted" | "refunded") =>
  resolveMismatch({ registrationId, paymentId: "pi_1", how, words: null, refundId: "f9" });

describe("a refund that no bank takes", () => {
  const asked = [...paid, examples.participantWithdrawn, examples.refundRequested];
  const given150 = [...asked, examples.refunded];
  const failed = { id: "re_1", key: "f1", cents: 15000, code: "lost_or_stolen_card" };
  const cameBack = settle({ refundedCents: 0, failedRefunds: [failed] });

  it("is due again days later, and someone has to decide, once", () => {
    expect(balanceAfter(...given150)).toMatchObject({ refundedCents: 15000, refundDueCents: 0 });
    expect(given(camp, ...given150).when(cameBack)).toEqual([examples.refundReturned]);
    const after = [...given150, examples.refundReturned];
    expect(given(camp, ...after).when(cameBack)).toEqual([]);
    expect(balanceAfter(...after)).toMatchObject({ refundedCents: 0, refundDueCents: 15000, outstandingCents: 0 });
    expect([mismatchAfter(...given150), mismatchAfter(...after)]).toEqual([false, true]);
    expect(booksAfter(...after).ledger.refunds.get("f1")?.state).toBe("failed");
  });

  it("looked up before it was returned and recorded after, changes nothing", () => {
    const slow = settle({ refundedCents: 15000 });
    expect(given(camp, ...given150, examples.refundReturned).when(slow)).toEqual([]);
    const again = settle({ refundedCents: 15000, failedRefunds: [failed] });
    expect(given(camp, ...given150, examples.refundReturned).when(again)).toMatchObject([
      { type: "RegistrationRefunded", data: { cents: 15000, totalCents: 30000 } },
    ]);
  });

  it("that never counted only failed", () => {
    const facts = given(camp, ...asked).when(cameBack);
    expect(facts).toMatchObject([{ type: "RefundFailed", data: { refundId: "f1", code: "lost_or_stolen_card" } }]);
    expect(given(camp, ...asked, ...facts).when(cameBack)).toEqual([]);
  });

  it("and was made at the provider is recognized by its sum", () => {
    const elsewhere = { ...examples.refunded, data: { ...examples.refunded.data, refundId: null } };
    const failedThere = { refundedCents: 0, failedRefunds: [{ ...failed, key: null }] };
    expect(given(camp, ...paid, elsewhere).when(settle(failedThere))).toMatchObject([
      { type: "RefundReturned", data: { refundId: null, totalCents: 15000 } },
    ]);
    expect(given(camp, ...paid).when(settle(failedThere))).toEqual([]);
    const returned = { ...examples.refundReturned, data: { ...examples.refundReturned.data, refundId: null } };
    const later = { ...elsewhere, data: { ...elsewhere.data, totalCents: 30000 } };
    expect(given(camp, ...paid, elsewhere, returned, later).when(settle(failedThere))).toEqual([]); // looked up before the later one
  });

  it("is sent once more, or kept", () => {
    const past = [...given150, examples.refundReturned];
    expect(given(camp, ...past).when(resolve("refunded"))).toMatchObject([
      { type: "CardPaymentMismatchResolved" },
      { type: "RefundRequested", data: { paymentId: "pi_1", cents: 15000 } },
    ]);
    expect(mismatchAfter(...past, ...given(camp, ...past).when(resolve("accepted")))).toBe(false);
    const refund = requestRefund({ registrationId, refundId: "f2", words: null });
    const more = given(camp, ...past).when(refund);
    expect(more).toMatchObject([{ data: { cents: 15000 } }]);
    expect(mismatchAfter(...past, ...more)).toBe(false);
  });
});

describe("a payment disputed by the cardholder", () => {
  const dispute = (state: Dispute["state"]) =>
    settle({ disputes: [{ id: "du_1", cents: 30000, code: "fraudulent", state }] });
  const past = [...paid, examples.disputed];

  it("is recorded once, and stays paid while no one knows whose the money is", () => {
    expect(given(camp, ...paid).when(dispute("open"))).toEqual([examples.disputed]);
    expect(given(camp, ...past).when(dispute("open"))).toEqual([]);
    expect(balanceAfter(...past)).toMatchObject({ collectedCents: 30000, outstandingCents: 0 });
    expect(mismatchAfter(...past)).toBe(true);
    expect(() => given(camp, ...past).when(resolve("refunded"))).toThrow(code("Disputed"));
  });

  it("lost, is unpaid again and owed, whenever we hear of it", () => {
    expect(given(camp, ...past).when(dispute("lost"))).toEqual([examples.disputeLost]);
    expect(given(camp, ...paid).when(dispute("lost"))).toEqual([examples.disputed, examples.disputeLost]);
    const after: CampEvent[] = [...past, examples.disputeLost];
    for (const late of ["open", "lost"] as const) expect(given(camp, ...after).when(dispute(late))).toEqual([]);
    expect(booksAfter(...after).ledger.status).toBe("unpaid");
    expect(balanceAfter(...after)).toMatchObject({ refundedCents: 30000, outstandingCents: 30000, refundDueCents: 0 });
    expect(mismatchAfter(...after)).toBe(false);
    const refund = requestRefund({ registrationId, refundId: "f2", cents: 100, words: null });
    expect(() => given(camp, ...after).when(refund)).toThrow(code("NothingToRefund"));
  });

  it("won, is as it was", () => {
    const facts = given(camp, ...past).when(dispute("won"));
    expect(facts).toMatchObject([{ data: { how: "won", lostCents: 0, to: "paid" } }]);
    expect(mismatchAfter(...past, ...facts)).toBe(false);
    expect(balanceAfter(...past, ...facts)).toEqual(balanceAfter(...paid));
  });
});
