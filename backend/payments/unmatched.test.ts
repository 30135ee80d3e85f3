import { describe, expect, it } from "vitest";
import { resolved, unmatched } from "../../eventstore/payments/examples.ts";
import { given } from "../given.ts";
import { receiveUnmatched, resolveUnmatched, unmatchedPayment } from "./unmatched.ts";

describe("unmatched money", () => {
  const settled = (how: "refunded" | "booked elsewhere" = "refunded") =>
    resolveUnmatched({ how, words: "Sent to us by mistake", by: "kim" });

  it("is kept once, and settled once by an admin", () => {
    expect(given(unmatchedPayment).when(receiveUnmatched(unmatched.data))).toEqual([unmatched]);
    expect(given(unmatchedPayment, unmatched).when(receiveUnmatched(unmatched.data))).toEqual([]);
    expect(given(unmatchedPayment, unmatched).when(settled())).toEqual([resolved]);
    expect(given(unmatchedPayment, unmatched, resolved).when(settled())).toEqual([]);
    expect(() => given(unmatchedPayment, unmatched, resolved).when(settled("booked elsewhere"))).toThrow(
      expect.objectContaining({ code: "ResolvedAlready" }),
    );
    const again = receiveUnmatched(unmatched.data, true);
    expect(given(unmatchedPayment, unmatched, resolved).when(again)).toEqual([unmatched]); // its refund failed
    expect(given(unmatchedPayment, unmatched, resolved, unmatched).when(again)).toEqual([]);
    expect(given(unmatchedPayment, unmatched, resolved, unmatched).when(settled())).toEqual([resolved]);
    expect(() => given(unmatchedPayment).when(settled())).toThrow(expect.objectContaining({ code: "NoSuchPayment" }));
  });
});
