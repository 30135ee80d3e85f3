import { expect, it } from "vitest";
import { registration } from "../registrations/registrationExample.ts";
import { takenBack } from "./takenBack.ts";

const { id } = registration;
const partly = {
  ...registration,
  paymentStatus: "partial" as const,
  money: { ...registration.money, collected: "100.00" },
};

it("says the status that was before, and of a part that was received without a card how much it was", () => {
  expect(takenBack(registration)).toEqual({ id, paymentStatus: "unpaid" });
  expect(takenBack(partly)).toEqual({ id, paymentStatus: "partial", amount: "100.00" });
});

it("says no amount where the card provider's books have it", () =>
  expect(takenBack({ ...partly, stripePaymentIntentId: "pi_1" })).toEqual({ id, paymentStatus: "partial" }));
