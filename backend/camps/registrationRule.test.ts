import { expect, it } from "vitest";
import { mayBeReleased, refundDueNow, standingOf } from "./registrationRule.ts";

const money = { collected: "300.00", refunded: "0.00", outstanding: "110.00" };
const unpaid = {
  registrationStatus: "confirmed",
  campIsCancelled: false,
  paymentStatus: "unpaid",
  money,
} as const;
const settled = { ...money, outstanding: "0.00" };

it.each([
  ["unpaid", unpaid],
  ["partial", { ...unpaid, paymentStatus: "partial" }],
  ["paid", { ...unpaid, paymentStatus: "paid", money: settled }],
  ["paid", { ...unpaid, money: settled }], // it was free
  ["withdrawn", { ...unpaid, registrationStatus: "withdrawn" }],
  ["withdrawn", { ...unpaid, registrationStatus: "withdrawn", campIsCancelled: true }],
  ["cancelled", { ...unpaid, campIsCancelled: true }],
] as const)("G3-23: what is known decides how a registration stands: %s, of %o", (standing, known) =>
  expect(standingOf(known)).toBe(standing),
);

it.each([
  ["unpaid", true],
  ["partial", true],
  ["paid", false],
] as const)("U52, P10, G3-14: spots of a registration that is %s can be released: %s", (paymentStatus, may) => {
  expect(mayBeReleased({ ...unpaid, paymentStatus })).toBe(may);
  expect(mayBeReleased({ ...unpaid, paymentStatus, registrationStatus: "withdrawn" })).toBe(false);
});

it("P10: once all of the money was refunded, paid spots can be released, too", () => {
  const paid = (collected: number, refunded: number) =>
    mayBeReleased({ ...unpaid, paymentStatus: "paid", money: { collected, refunded } });
  expect([paid(30000, 29999), paid(30000, 30000)]).toEqual([false, true]);
  expect(paid(0, 0)).toBe(false); // no one knows of any money
});

it("G3-16: what is already on its way back is not due again", () => {
  expect(refundDueNow({ refundDueCents: 10000, onTheWayCents: 4000 })).toBe(6000);
  expect(refundDueNow({ refundDueCents: 0, onTheWayCents: 4000 })).toBe(0);
});
