import { expect, it } from "vitest";
import { canWithdraw, headingOf, standingOf } from "./standing.ts";

const owed = { quoted: "110.00", collected: "0.00", refunded: "0.00", outstanding: "110.00", refundDue: "0.00" };
const unpaid = {
  registrationStatus: "confirmed",
  paymentStatus: "unpaid",
  isProcessing: false,
  money: owed,
  campIsCancelled: false,
} as const;
const settled = { ...owed, collected: "110.00", outstanding: "0.00" };

it("G3-23: what the server says decides", () => {
  expect(standingOf(unpaid)).toBe("unpaid");
  expect(standingOf({ ...unpaid, isProcessing: true })).toBe("unpaid"); // the form was opened, and perhaps left
  expect(standingOf({ ...unpaid, paymentStatus: "paid", money: settled, isProcessing: true })).toBe("paid");
  expect(standingOf({ ...unpaid, registrationStatus: "withdrawn" }, "just now")).toBe("withdrawn");
  expect(standingOf({ ...unpaid, campIsCancelled: true })).toBe("cancelled");
});

it("children are taken out until the camp's last day is over, but not in the midst of paying", () => {
  const camp = { endDate: "2030-07-10" };
  for (const standing of ["unpaid", "partial", "paid"] as const) {
    expect(canWithdraw(camp, standing, "2030-07-10")).toBe(true);
    expect(canWithdraw(camp, standing, "2030-07-11")).toBe(false);
  }
  for (const standing of ["processing", "withdrawn", "cancelled"] as const)
    expect(canWithdraw(camp, standing, "2030-07-10")).toBe(false);
});

it("G3-37, G3-23: a card that went through here is processing, for long only while the server knows of it too", () => {
  expect(standingOf(unpaid, "just now")).toBe("processing");
  expect(standingOf({ ...unpaid, isProcessing: true }, "long ago")).toBe("processing");
  expect(standingOf(unpaid, "long ago")).toBe("unpaid");
  expect(standingOf({ ...unpaid, paymentStatus: "paid", money: settled }, "just now")).toBe("paid");
});

it("U70, G3-23: the address chooses the heading only until the server has spoken", () => {
  expect(headingOf(undefined, { later: true })).toBe("Registration Submitted!");
  expect(headingOf(undefined, {})).toBe("Your Registration");
  expect(headingOf("unpaid", { paid: true })).toBe("Registration Submitted!");
  expect(headingOf("paid", { later: true })).toBe("Registration Complete!");
});

it("G3-37: who comes from paying reads the same until the server knows of the money", () => {
  expect(headingOf(undefined, { paid: true })).toBe("Your Payment Is Being Confirmed");
  expect(headingOf("processing", { paid: true })).toBe("Your Payment Is Being Confirmed");
});
