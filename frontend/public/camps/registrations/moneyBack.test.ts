import { expect, it } from "vitest";
import { registration } from "../../../testing/ownRegistrationExample.ts";
import { moneyAfter, moneyBack } from "./moneyBack.ts";

const money = { quoted: "220.00", collected: "0.00", refunded: "0.00", outstanding: "220.00", refundDue: "0.00" };

it("says what becomes of the money of a registration that is over", () => {
  expect(moneyBack({ money: { ...money, outstanding: "0.00" }, isHandedOver: false })).toBe(
    "We have no payment on record. If you’ve paid, please let us know.",
  );
  expect(moneyBack({ money: { ...money, refundDue: "110.00" }, isHandedOver: false })).toMatch(
    /^You’re due a \$110\.00 refund\./,
  );
  expect(moneyBack({ money: { ...money, refunded: "110.00" }, isHandedOver: false })).toBe("We refunded you $110.00.");
});

it("of one that was taken over, it says what becomes of the reader's own money, whatever else was paid", () => {
  const isHandedOver = true;
  expect(moneyBack({ money, isHandedOver })).toBe("Anything that was paid goes back to whoever paid it.");
  expect(moneyBack({ money: { ...money, refundDue: "40.00" }, isHandedOver })).toMatch(
    /^You’re due a \$40\.00 refund\./,
  );
  const two = { ...registration, isHandedOver, pricePerParticipant: "110.00", participantCount: 2 };
  const after = (paymentStatus: typeof two.paymentStatus, more: Partial<typeof money>) =>
    moneyAfter({ ...two, paymentStatus, money: { ...money, ...more } }, 1);
  expect(after("partial", { outstanding: "110.00" })).toBe("You won’t owe anything."); // $110 by the first parent
  expect(after("partial", { collected: "40.00", outstanding: "70.00" })).toBe(
    "You’ll be due a $40.00 refund. We’ll email you when it’s on its way.",
  );
  expect(after("paid", { collected: "220.00", outstanding: "0.00", refundDue: "40.00" })).toMatch(
    /^You’ll be due a \$\d+\.00 refund in all\./,
  );
  expect(after("paid", { outstanding: "0.00" })).toBe("You won’t owe anything.");
});
