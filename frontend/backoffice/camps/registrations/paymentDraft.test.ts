import { expect, it } from "vitest";
import { draftOf, toldOf } from "./paymentDraft.ts";
import { registration } from "../../../testing/registrationExample.ts";

it("begins with what comes next, and with the way that the parent means to pay", () => {
  expect(draftOf(registration)).toMatchObject({ paymentStatus: "paid", method: "venmo" });
  expect(draftOf({ ...registration, paymentStatus: "partial", paymentMethod: "later" })).toMatchObject({
    paymentStatus: "partial",
    method: "",
  });
  expect(draftOf({ ...registration, paymentStatus: "paid", receivedBy: "cash" })).toMatchObject({ method: "cash" });
  expect(draftOf({ ...registration, paymentStatus: "paid", receivedBy: "card" })).toMatchObject({ method: "" });
});

it("G3-18: of a part the amount and the method are told where they are known", () => {
  const draft = { paymentStatus: "partial", method: "cash", amount: " 100 ", words: "At the gate " } as const;
  expect(toldOf(draft)).toEqual({ paymentStatus: "partial", method: "cash", amount: "100", words: "At the gate" });
  expect(toldOf({ ...draft, method: "", amount: "", words: " " })).toEqual({ paymentStatus: "partial" });
});

it("says nothing of an amount where all or nothing is paid", () => {
  const draft = { paymentStatus: "paid", method: "cash", amount: "100", words: "" } as const;
  expect(toldOf(draft)).toEqual({ paymentStatus: "paid", method: "cash" });
  expect(toldOf({ ...draft, paymentStatus: "unpaid" })).toEqual({ paymentStatus: "unpaid" });
});
