import { expect, it } from "vitest";
import { holdsMoney } from "./moves.ts";
import { registration } from "../../../testing/registrationExample.ts";

const money = { ...registration.money, collected: "300.00" };

it("offers to refund what is held, and nothing where nothing is", () => {
  const none = { refundsOnTheWay: "0.00" };
  expect(holdsMoney(registration)).toBe(false);
  expect(holdsMoney({ ...none, money })).toBe(true);
  expect(holdsMoney({ ...none, money: { ...money, refunded: "300.00" } })).toBe(false);
  expect(holdsMoney({ money, refundsOnTheWay: "300.00" })).toBe(false);
});
