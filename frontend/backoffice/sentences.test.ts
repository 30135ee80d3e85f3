import { expect, it } from "vitest";
import type { Told } from "./context.ts";
import { contexts } from "./contexts.ts";
import { doing as doingIn, wordsOf } from "./sentences.ts";

const { sentences, stateIn } = await wordsOf(contexts);
const doing = (told: Told) => doingIn(sentences, told);

it("says what happened in the words of a coach", () => {
  expect(doing({ what: "LessonBooked", to: "pending" })).toBe("requested this lesson");
  expect(doing({ what: "LessonBooked", to: "scheduled" })).toBe("put the lesson on the calendar");
});

it.each([
  [{ how: "venmo", cents: 7500 }, "recorded a payment of $75.00 by Venmo"],
  [{ how: "cash", cents: 8050 }, "recorded a payment of $80.50 in cash"],
  [{ how: "other", cents: 100 }, "recorded a payment of $1.00"],
])("G1-49: says how much was paid and how: %o", (details, words) =>
  expect(doing({ what: "LessonPaymentNoted", to: null, details })).toBe(words),
);

it("calls a state what its own context calls it", () => {
  expect(stateIn("LessonBooked", "pending")).toBe("Requested");
  expect(stateIn("VideoReviewed", "elsewhere")).toBe("elsewhere");
});

it("says from whose list a lesson was taken", () =>
  expect(doing({ what: "LessonHidden", to: null, details: { from: "player" } })).toBe(
    "removed the lesson from the player’s list",
  ));

it.each([
  ["instructor", "called in sick"],
  ["admin", "marked the coach out"],
])("a sick day that is begun by: %s", (role, words) => {
  const actor = { kind: "user", id: "x", role, name: "X" } as const;
  expect(doing({ what: "SickDayBegun", to: null, actor })).toBe(words);
});

it("says by itself what was declined, for the newest stands first", () =>
  expect(doing({ what: "LessonProposalDeclined", to: null })).toBe("declined the change"));

it.each([
  ["RegistrationPaid", { method: "card", cents: 30000 }, "recorded that $300.00 was paid by card"],
  ["RegistrationPartlyPaid", { method: "cash", cents: 10000 }, "recorded $100.00 received so far, in cash"],
  ["RegistrationPaid", { method: "cash", cents: 25000 }, "recorded $250.00 received so far, in cash"],
  ["RegistrationPaid", { cents: 25000 }, "recorded $250.00 received so far (method not recorded)"],
  ["RegistrationPartlyPaid", { method: "venmo" }, "recorded the camp as partly paid, by Venmo"],
  ["RegistrationPartlyPaid", null, "recorded the camp as partly paid (method not recorded)"],
  [
    "PaymentStatusOverridden",
    { from: "paid", to: "paid", method: "venmo" },
    "updated the payment’s method or note (by Venmo)",
  ],
  [
    "PaymentStatusOverridden",
    { from: "paid", to: "paid" },
    "updated the payment’s method or note (method not recorded)",
  ],
  ["CardPaymentFailed", { code: "card_declined" }, "recorded a failed card payment (card declined)"],
  [
    "CardPaymentMismatched",
    { receivedCents: 15000, expectedCents: 30000 },
    "received $150.00 by card, but $300.00 was owed",
  ],
  ["RefundRequested", { method: "card", cents: 2500 }, "started a refund of $25.00 to the card"],
  ["RefundRequested", { method: "venmo", cents: 2500 }, "decided to refund $25.00 by Venmo"],
  ["RegistrationRefunded", { method: "cash", cents: 500 }, "recorded a refund of $5.00 in cash"],
  ["RegistrationRequoted", { day: "2030-07-09" }, "changed the price because a day was canceled (Tue, Jul 9)"],
  [
    "RegistrationRequoted",
    { day: "2030-07-09", how: "undone" },
    "changed the price back because a day takes place after all (Tue, Jul 9)",
  ],
  ["RegistrationWithdrawn", { by: "clock" }, "released the spots, which weren’t paid in time"],
])("D4, E15: tells the story of a registration: %s %o", (what, details, words) =>
  expect(doing({ what, to: null, details })).toBe(words),
);

it.each([
  ["MembershipPeriodPaid", "recorded that $10 was paid by card for a month"],
  ["MembershipDoublePaid", "recorded that the membership was paid for twice"],
])("%s is true of the payer, an admin, and the system alike", (what, words) =>
  expect(doing({ what, to: null })).toBe(words),
);
it("a refund of a membership is on its way until the card provider says that it was issued", () => {
  const said = (what: string) => doing({ what, to: null, details: { cents: 1000 } });
  expect(said("MembershipRefundRequested")).toBe("started a refund of $10.00 to the card");
  expect(said("MembershipRefunded")).toBe("recorded a refund of $10.00 by card");
});

/** All examples of facts, also those of a context that is new. */
const examples = import.meta.glob<Record<string, { type?: string }>>("../../eventstore/*/*xamples.ts", {
  eager: true,
});

it("has words for every fact of every context", () => {
  const facts = Object.values(examples).flatMap((of) => Object.values(of).flatMap(({ type }) => type ?? []));
  expect(facts.length).toBeGreaterThan(50);
  expect(facts.filter((type) => !(type in sentences))).toEqual([]);
});

it("spells out a fact that is newer than this screen", () =>
  expect(doing({ what: "PitchMeasured", to: null })).toBe("pitch measured"));
