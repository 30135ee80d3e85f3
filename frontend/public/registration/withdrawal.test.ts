import { expect, it } from "vitest";
import { afterWithdrawal, moneyBack } from "./withdrawal.ts";

const money = { quoted: "220.00", collected: "0.00", refunded: "0.00", outstanding: "220.00", refundDue: "0.00" };
const two = { pricePerParticipant: "110.00", participantCount: 2, money };

it("one child of two costs half, and nothing is given back of what was not paid", () =>
  expect(afterWithdrawal(two, 1)).toEqual({ total: "110.00", toPay: "110.00", givenBack: "0.00" }));

it("what was paid for those who leave is given back, less what was given back already", () => {
  const paid = { ...two, money: { ...money, collected: "220.00", outstanding: "0.00" } };
  expect(afterWithdrawal(paid, 1)).toEqual({ total: "110.00", toPay: "0.00", givenBack: "110.00" });
  expect(afterWithdrawal({ ...paid, money: { ...paid.money, refunded: "20.50" } }, 2)).toEqual({
    total: "0.00",
    toPay: "0.00",
    givenBack: "199.50",
  });
});

it("who paid a part of it owes the rest", () =>
  expect(afterWithdrawal({ ...two, money: { ...money, collected: "50.00" } }, 1)).toEqual({
    total: "110.00",
    toPay: "60.00",
    givenBack: "0.00",
  }));

it("says what becomes of the money of a registration that is over", () => {
  expect(moneyBack({ ...money, outstanding: "0.00" })).toBe("Nothing was paid, so nothing is given back.");
  expect(moneyBack({ ...money, refundDue: "110.00" })).toMatch(/^\$110\.00 is to be given back to you/);
  expect(moneyBack({ ...money, refunded: "110.00" })).toBe("$110.00 was given back to you.");
});
