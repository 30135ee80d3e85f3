import { expect, it } from "vitest";
import { refundDraft } from "./refundDraft.ts";
import { registration } from "../../../testing/registrationExample.ts";

const paid = { ...registration, money: { ...registration.money, collected: "300.00", refunded: "50.00" } };

it("G3-16: begins with what is due and not on its way yet, else with nothing", () => {
  const due = { ...paid, money: { ...paid.money, refundDue: "100.00" } };
  expect(refundDraft(paid)).toMatchObject({ amount: "" });
  expect(refundDraft(due)).toMatchObject({ amount: "100.00" });
  expect(refundDraft({ ...due, refundsOnTheWay: "60.00" })).toMatchObject({ amount: "40.00" });
  expect(refundDraft({ ...due, refundsOnTheWay: "100.00" })).toMatchObject({ amount: "" });
});

it("goes to the card where one was charged, else the way that the parent meant to pay", () => {
  expect(refundDraft(paid).method).toBe("venmo");
  expect(refundDraft({ ...paid, paymentMethod: "later" }).method).toBe("cash");
  expect(refundDraft({ ...paid, paymentMethod: "later", receivedBy: "venmo" }).method).toBe("venmo");
  expect(refundDraft({ ...paid, paymentMethod: "venmo", receivedBy: "card" }).method).toBe("venmo");
  const begun = { ...paid, stripePaymentIntentId: "pi_1" };
  expect(refundDraft({ ...begun, hasCardMoney: true }).method).toBe("card");
  expect(refundDraft({ ...begun, hasCardMoney: false }).method).toBe("venmo");
});
