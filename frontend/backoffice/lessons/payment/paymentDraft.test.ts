import { expect, it } from "vitest";
import { lesson } from "../../../testing/lessonExample.ts";
import { checkPayment, draftOf, errorsOf } from "./paymentDraft.ts";

const noted = {
  how: "cash",
  amount: "80.00",
  words: null,
  notedAt: "2030-05-01T12:00:00.000Z",
  notedBy: "Ana",
} as const;

it("G1-49: begins with the price, or with what was noted before", () => {
  expect(draftOf(lesson)).toEqual({ how: "", amount: "75.00", words: "" });
  expect(draftOf({ ...lesson, payment: noted })).toEqual({ how: "cash", amount: "80.00", words: "" });
});

it("G1-49: says beside the field what is missing, and sends what is whole", () => {
  expect(checkPayment(draftOf(lesson))).toEqual({ errors: { how: "Please choose how it was paid" } });
  expect(checkPayment({ how: "other", amount: "", words: "" }).errors).toMatchObject({
    amount: "Please enter the amount in dollars",
  });
  expect(checkPayment({ how: "other", amount: "75", words: "" }).errors).toEqual({
    words: "Please say how it was paid",
  });
  const draft = { how: "venmo", amount: "75.50", words: "" } as const;
  expect(checkPayment(draft)).toEqual({ payment: draft });
});

it("finds the field of a refusal, also where the payment is a part of what was sent", () =>
  expect(
    errorsOf([
      { path: ["payment", "amount"], message: "Please check the amount" },
      { path: ["words"], message: "Please use at most 200 characters" },
      { path: ["status"], message: "no field of ours" },
    ]),
  ).toEqual({ amount: "Please check the amount", words: "Please use at most 200 characters" }));
