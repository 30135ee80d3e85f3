import { expect, it } from "vitest";
import type { LessonStatus } from "../../../backend/lessons/contract.ts";
import { nextStep, proposalInWords } from "./lessonWords.ts";

const now = Date.parse("2030-05-01T12:00:00.000Z");
const instructor = { id: "ana", isActive: true, user: { firstName: "Ana", lastName: "Diaz", profileImageUrl: null } };
const lesson = {
  scheduledDate: "2030-05-01T20:00:00.000Z",
  duration: 60,
  instructor,
  price: "75.00",
  isTimeTaken: false,
  payment: null,
  paymentSent: null,
  proposal: null,
  review: null,
};
const payment = {
  how: "venmo",
  amount: "75.00",
  words: null,
  notedAt: "2030-04-30T12:00:00.000Z",
  notedBy: "Ana",
} as const;
const later = now + 86_400_000;

it.each([
  ["pending", now, "Ana will confirm once your payment comes through."],
  ["pending", later, "Ana didn’t answer in time."],
  ["confirmed", now, "All set. Come 5 minutes early, with your own bat and helmet."],
  ["confirmed", later, "Ana will mark it as completed soon."],
  ["completed", later, "How was it? Your stars help other players choose."],
  ["declined", now, "Ana can’t make this time. Other times may be open."],
  ["cancelled", now, "This lesson was canceled."],
] as const)("a lesson that is %s says what comes next (%#)", (status, at, words) =>
  expect(nextStep({ ...lesson, status }, at)).toBe(words),
);

it.each([
  [{}, now, "Another player got this time."],
  [{}, later, "Another player got this time."],
  [
    { payment },
    now,
    "Another player got this time. Ana has your payment of $75 on record; work out a refund with Ana. If you take another opening, your payment counts for it.",
  ],
  [
    { payment, proposal: { kind: "move", from: "player", to: null, isAway: false } },
    now,
    "Another player got this time. Your payment counts for the new one.",
  ],
  [
    { paymentSent: { how: "venmo", at: "2030-04-30T12:00:00.000Z" } },
    later,
    "Another player got this time. $75 is marked as sent; work out a refund with Ana.",
  ],
] as const)("a request whose time somebody else got says so, and where money is: %#", (part, at, words) =>
  expect(nextStep({ ...lesson, status: "pending", isTimeTaken: true, ...part }, at)).toBe(words),
);
it.each([
  ["confirmed", "instructor", now, "Ana can’t make this time. Please take the new time or cancel."],
  ["confirmed", "player", now, "Ana can’t make this time and will answer your request."],
  ["pending", "instructor", now, "Ana can’t make this time. Please take the new time or cancel."],
  ["confirmed", "instructor", later, "Ana couldn’t make this time."],
] as const)("a lesson that is %s, and whose coach can't come, isn't all set (%#)", (status, from, at, words) =>
  expect(nextStep({ ...lesson, status, proposal: { kind: "move", from, to: null, isAway: true } }, at)).toBe(words),
);
it.each([
  ["pending", null, now, true],
  ["confirmed", null, now, true],
  ["scheduled", null, now, true],
  ["confirmed", { kind: "move", from: "instructor", to: null, isAway: true }, now, true],
  ["confirmed", null, later, false],
  ["cancelled", null, now, false],
] as const)("a lesson that is %s, and whose coach has left, isn't all set (%#)", (status, proposal, at, isOurs) => {
  const left = { ...lesson, status, proposal, instructor: { ...instructor, isActive: false } };
  const words = "Ana doesn’t coach here anymore. We’ll be in touch about this lesson.";
  expect(nextStep(left, at) === words).toBe(isOurs);
});
const to = { scheduledDate: "2030-05-03T20:00:00.000Z", date: "2030-05-03", startTime: "16:00", location: "Field 2" };
it.each([
  ["pending", "move", "instructor", to, "Ana offered Fri, May 3, 4:00 PM instead. Please take it or keep your time."],
  ["confirmed", "move", "instructor", to, "Ana offered Fri, May 3, 4:00 PM instead. Please take it or keep your time."],
  ["pending", "move", "player", to, "New time requested: Fri, May 3, 4:00 PM. Ana will answer."],
  ["confirmed", "move", "player", null, "New time requested. Ana will answer."],
  ["confirmed", "cancel", "player", null, "Cancellation requested. Ana will answer."],
] as const)(
  "a lesson that is %s says what waits for an answer, and whose: %s by the %s (%#)",
  (status, kind, from, to, said) => {
    const proposal = { kind, from, to, isAway: false };
    expect(nextStep({ ...lesson, status, proposal }, now)).toBe(said);
    expect(nextStep({ ...lesson, status, proposal }, later)).not.toBe(said);
  },
);
it("a payment that is noted, or not needed, is not waited for", () => {
  expect(nextStep({ ...lesson, status: "pending", payment }, now)).toBe("Ana has your payment and will confirm soon.");
  expect(nextStep({ ...lesson, status: "pending", price: "0.00" }, now)).toBe("Ana will confirm soon.");
});

it("says who proposes what, and that nothing changes until then", () => {
  const offered = {
    id: "p1",
    kind: "move",
    from: "instructor",
    to,
    words: null,
    at: "2030-04-30T12:00:00.000Z",
    isAway: false,
  } as const;
  const told = (part: object, status: LessonStatus = "confirmed") =>
    proposalInWords({ ...offered, ...part }, { instructor, status });
  expect(told({})).toBe("Ana offered a new time: Friday, May 3, 2030, 4:00 PM, Field 2.");
  expect(told({ from: "player" })).toMatch(
    /^New time requested: Friday, May 3, .+ Nothing changes until Ana agrees\.$/,
  );
  expect(told({ from: "player" }, "pending")).toBe(
    "New time requested: Friday, May 3, 2030, 4:00 PM. Ana will confirm.",
  );
  expect(told({ from: "player", to: null })).toMatch(/^New time requested\. Nothing changes until you two agree/);
  const away = { from: "player", isAway: true };
  expect(told(away)).toBe("Ana can’t make it. New time requested: Friday, May 3, 2030, 4:00 PM.");
  expect(told({ ...away, kind: "cancel", to: null })).toBe("Ana can’t make it. Cancellation requested.");
  expect(told({ kind: "cancel" })).toBe("Cancellation requested. The lesson is still on until Ana agrees.");
});
