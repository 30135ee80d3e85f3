import { expect, it } from "vitest";
import { dollarsOf } from "../payments/amountRule.ts";
import { appsOf, isPayable, lessonPaymentNote, paymentCode, refundWords, requestSteps } from "./payingRule.ts";

const now = Date.parse("2030-05-01T12:00:00.000Z");
const lesson = {
  status: "pending",
  startsAt: "2030-05-01T20:00:00.000Z",
  price: "75.00",
  payment: null,
  isTimeTaken: false,
};

it.each([
  ["a request", {}, true],
  ["a lesson that is agreed", { status: "confirmed" }, true],
  ["one the coach scheduled", { status: "scheduled" }, true],
  ["one that is over and was not closed yet", { status: "confirmed", startsAt: "2030-05-01T08:00:00.000Z" }, true],
  ["a request whose time is over", { startsAt: "2030-05-01T08:00:00.000Z" }, false],
  ["a request whose time somebody else got", { isTimeTaken: true }, false],
  ["one whose payment is noted", { status: "confirmed", payment: {} }, false],
  ["one that is free", { price: "0.00" }, false],
  ["one that was declined", { status: "declined" }, false],
  ["one that was canceled", { status: "cancelled" }, false],
])("how to pay is shown for %s: %#", (_, part, shown) => expect(isPayable({ ...lesson, ...part }, now)).toBe(shown));

it.each([
  ["16:00", "Lesson Wed May 1 4 PM 3F9A"],
  ["09:30", "Lesson Wed May 1 9:30 AM 3F9A"],
  ["12:00", "Lesson Wed May 1 12 PM 3F9A"],
  ["00:15", "Lesson Wed May 1 12:15 AM 3F9A"],
])("the note beside a payment for %s says which lesson it is: %s", (startTime, note) =>
  expect(lessonPaymentNote({ id: "0197-00003f9a", date: "2030-05-01", startTime })).toBe(note),
);

it("what stays of that note when the lesson moves is its end", () => expect(paymentCode("0197-00003f9a")).toBe("3F9A"));

it("cents are said only when there are any", () =>
  expect(["75.00", "62.50", "100.00"].map(dollarsOf)).toEqual(["$75", "$62.50", "$100"]));

it("the apps are those that there are", () => {
  const handles = { venmo: "@ana", cashApp: "$ana" };
  const found = [handles, { ...handles, venmo: null }, { ...handles, cashApp: null }, { venmo: null, cashApp: null }];
  expect(found.map(appsOf)).toEqual(["Venmo or Cash App", "Cash App", "Venmo", ""]);
});

const request = {
  coach: "Riley",
  price: "75.00",
  handles: { venmo: "@r", cashApp: null },
  isPaid: false,
  isSent: false,
  isConfirmed: false,
};
it.each([
  ["open", {}, "Pay $75", "Once your payment comes through. We'll email you."],
  ["sent", { isSent: true }, "Payment sent", "Once your payment comes through. We'll email you."],
  ["received", { isPaid: true, isSent: true }, "Payment received", "Coming up next. We'll email you."],
])("a request whose payment is %s has three steps", (_, part, paying, last) => {
  const steps = requestSteps({ ...request, ...part });
  expect(steps.map(({ title }) => title)).toEqual(["Request sent", paying, "Riley confirms"]);
  expect(steps.at(-1)?.text).toBe(last);
});

it("a free request has nothing to pay, and waits for no payment", () => {
  const steps = requestSteps({ ...request, price: "0.00" });
  expect(steps.map(({ title }) => title)).toEqual(["Request sent", "Riley confirms"]);
  expect(steps.at(-1)?.text).toBe("We'll email you.");
  expect(requestSteps({ ...request, price: "" })).toHaveLength(3); // not known yet
});

it("a request that is confirmed before it is paid has that step done, and still says how much to pay", () => {
  const steps = requestSteps({ ...request, isConfirmed: true });
  expect(steps.map(({ title, isDone }) => [title, isDone])).toEqual([
    ["Request sent", true],
    ["Pay $75", false],
    ["Confirmed", true],
  ]);
});

it("a refund is spoken of only where money was noted or said to be sent", () => {
  const of = (payment: { amount: string } | null, paymentSent: object | null) =>
    refundWords("Riley", { price: "75.00", payment, paymentSent });
  expect(of({ amount: "70.50" }, null)).toBe(
    "Riley has your payment of $70.50 on record; work out a refund with Riley.",
  );
  expect(of(null, {})).toBe("$75 is marked as sent; work out a refund with Riley.");
  expect(of(null, null)).toBeUndefined();
});
