import { expect, it } from "vitest";
import { currentToast } from "../../../shared/toastStore.ts";
import { tellPaid, tellWhenPaid } from "./justPaid.ts";

it("T52: who has paid by card is told so once the server says it, and once only", () => {
  const before = currentToast();
  tellPaid("one"); // found paid, but not paid here just now
  tellWhenPaid("one");
  tellPaid("another");
  expect(currentToast()).toBe(before);
  tellPaid("one");
  const told = currentToast();
  expect(told).toMatchObject({ title: "Payment Successful!", text: "Your registration has been confirmed." });
  tellPaid("one");
  expect(currentToast()).toBe(told);
});
