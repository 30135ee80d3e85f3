import { expect, it } from "vitest";
import { linesOf } from "./Consequences.tsx";

const nobody = {
  families: 0,
  children: 0,
  waitingFamilies: 0,
  waitingChildren: 0,
  paidFamilies: 0,
  refundDue: "0.00",
  refundDueByCard: "0.00",
};

it("G3-15: says whom it concerns and what is to be refunded, before anything is decided", () => {
  expect(linesOf(nobody)).toEqual(["Nobody is registered.", "Nothing was paid, so nothing is to be refunded."]);
  const full = { ...nobody, families: 2, children: 3, waitingFamilies: 1, waitingChildren: 1, paidFamilies: 2 };
  expect(linesOf({ ...full, refundDue: "250.00", refundDueByCard: "150.00" })).toEqual([
    "2 families with 3 players will be told by mail.",
    "1 family on the waitlist (1 player) will be told too.",
    "$250.00 of 2 families is to be refunded: $150.00 by card, $100.00 by hand.",
  ]);
  const one = { ...nobody, families: 1, children: 1, paidFamilies: 1, refundDue: "150.00" };
  expect(linesOf({ ...one, refundDueByCard: "150.00" })[1]).toBe("$150.00 of 1 family is to be refunded, all by card.");
  expect(linesOf(one)[1]).toBe("$150.00 of 1 family is to be refunded, all by hand.");
});
