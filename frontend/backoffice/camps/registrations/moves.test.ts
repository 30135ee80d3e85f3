import { expect, it } from "vitest";
import { holdsMoney, mayBeDeleted } from "./moves.ts";
import { registration } from "./registrationExample.ts";

it.each([
  ["unpaid", true],
  ["partial", true],
  ["paid", false],
] as const)("U52, P10: a registration that is %s can be deleted: %s", (paymentStatus, may) => {
  expect(mayBeDeleted({ ...registration, paymentStatus })).toBe(may);
  expect(mayBeDeleted({ ...registration, paymentStatus, registrationStatus: "withdrawn" })).toBe(false);
});

it("offers to give back what is held, and nothing where nothing is", () => {
  const money = { ...registration.money, collected: "300.00" };
  expect(holdsMoney(registration)).toBe(false);
  expect(holdsMoney({ money })).toBe(true);
  expect(holdsMoney({ money: { ...money, refunded: "300.00" } })).toBe(false);
});
