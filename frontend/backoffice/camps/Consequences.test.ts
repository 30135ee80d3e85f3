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
  expect(linesOf(nobody)).toEqual(["Nobody is registered.", "No refunds are due."]);
  const full = { ...nobody, families: 2, children: 3, waitingFamilies: 1, waitingChildren: 1, paidFamilies: 2 };
  expect(linesOf({ ...full, refundDue: "250.00", refundDueByCard: "150.00" })).toEqual([
    "We’ll email 2 families with 3 players.",
    "We’ll also email 1 family on the waitlist (1 player).",
    "Refunds due: $250.00 to 2 families ($150.00 by card, $100.00 by hand).",
  ]);
  const one = { ...nobody, families: 1, children: 1, paidFamilies: 1, refundDue: "150.00" };
  expect(linesOf({ ...one, refundDueByCard: "150.00" })[1]).toBe("Refunds due: $150.00 to 1 family (all by card).");
  expect(linesOf(one)[1]).toBe("Refunds due: $150.00 to 1 family (all by hand).");
});
