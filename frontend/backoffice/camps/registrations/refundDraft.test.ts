import { expect, it } from "vitest";
import { refundDraft } from "./refundDraft.ts";
import { registration } from "./registrationExample.ts";

const paid = { ...registration, money: { ...registration.money, collected: "300.00", refunded: "50.00" } };

it("G3-16: begins with what is due, else with nothing", () => {
  expect(refundDraft(paid)).toMatchObject({ amount: "" });
  expect(refundDraft({ ...paid, money: { ...paid.money, refundDue: "100.00" } })).toMatchObject({ amount: "100.00" });
});

it("goes to the card where one was charged, else the way that the parent meant to pay", () => {
  expect(refundDraft(paid).method).toBe("venmo");
  expect(refundDraft({ ...paid, paymentMethod: "later" }).method).toBe("cash");
  expect(refundDraft({ ...paid, stripePaymentIntentId: "pi_1" }).method).toBe("card");
});
