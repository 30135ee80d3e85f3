import { expect, it } from "vitest";
import { afterWithdrawal } from "./withdrawalRule.ts";

const two = { participantCents: 11000, children: 2, heldCents: 0, isPaid: false };
const paid = { ...two, heldCents: 22000, isPaid: true };

it("one child of two costs half, and nothing unpaid is refunded", () =>
  expect(afterWithdrawal(two, 1)).toEqual({ quotedCents: 11000, outstandingCents: 11000, refundDueCents: 0 }));

it("what was paid for those who leave is refunded, less what was refunded already", () => {
  expect(afterWithdrawal(paid, 1)).toEqual({ quotedCents: 11000, outstandingCents: 0, refundDueCents: 11000 });
  expect(afterWithdrawal({ ...paid, heldCents: 19950 }, 2)).toEqual({
    quotedCents: 0,
    outstandingCents: 0,
    refundDueCents: 19950,
  });
});

it("a family that paid part of it owes the rest; one marked as paid owes nothing more", () => {
  expect(afterWithdrawal({ ...two, heldCents: 5000 }, 1)).toMatchObject({ outstandingCents: 6000, refundDueCents: 0 });
  expect(afterWithdrawal({ ...paid, heldCents: 2000 }, 1)).toMatchObject({ outstandingCents: 0, refundDueCents: 0 });
});
