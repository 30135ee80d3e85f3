import { expect, it } from "vitest";
import { moneyBack } from "./moneyBack.ts";

const money = { quoted: "220.00", collected: "0.00", refunded: "0.00", outstanding: "220.00", refundDue: "0.00" };

it("says what becomes of the money of a registration that is over", () => {
  expect(moneyBack({ ...money, outstanding: "0.00" })).toBe("Nothing was paid, so there’s nothing to refund.");
  expect(moneyBack({ ...money, refundDue: "110.00" })).toMatch(/^You’re due a \$110\.00 refund\./);
  expect(moneyBack({ ...money, refunded: "110.00" })).toBe("We refunded you $110.00.");
});
