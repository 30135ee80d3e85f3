import { expect, it } from "vitest";
import { moneyBack } from "./moneyBack.ts";

const money = { quoted: "220.00", collected: "0.00", refunded: "0.00", outstanding: "220.00", refundDue: "0.00" };

it("says what becomes of the money of a registration that is over", () => {
  expect(moneyBack({ ...money, outstanding: "0.00" })).toBe("Nothing was paid, so nothing is given back.");
  expect(moneyBack({ ...money, refundDue: "110.00" })).toMatch(/^\$110\.00 is to be given back to you/);
  expect(moneyBack({ ...money, refunded: "110.00" })).toBe("$110.00 was given back to you.");
});
