import { expect, it, vi } from "vitest";
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
  vi.stubGlobal("document", { getElementById: () => null });
  expect(doing({ what: "SickDayBegun", to: null, actor, details: { days: "2030-05-08" } })).toBe(
    `${words} (Wed, May 8)`,
  );
});

it.each([
  ["TeamIntroductionAccepted", "finder", "said yes to the introduction, as the family"],
  ["TeamIntroductionDeclined", "creation", "said no to the introduction, as the coach"],
])("says which side answered: %s, %s", (what, side, words) =>
  expect(doing({ what, to: null, details: { side } })).toBe(words),
);

it("says by itself what was declined, for the newest stands first", () =>
  expect(doing({ what: "LessonProposalDeclined", to: null })).toBe("declined the change"));

it.each([
  ["ParticipantWithdrawn", { by: "parent" }, "withdrew Kim Lee", "withdrew one player"],
  ["ParticipantWithdrawn", { by: "owner" }, "released Kim Lee’s spot", "released one player’s spot"],
  ["ParticipantDivisionAssigned", {}, "moved Kim Lee to another division", "moved a player to another division"],
  ["PickupTold", {}, "changed who may pick Kim Lee up", "changed who may pick a player up"],
  ["ParticipantCheckedIn", {}, "checked Kim Lee in", "checked a player in"],
  ["ParticipantCheckedOut", {}, "checked Kim Lee out", "checked a player out"],
  ["AttendanceCorrected", { takesBack: "checkIn" }, "took back Kim Lee’s check-in", "took back a check-in"],
  ["AttendanceCorrected", { takesBack: "checkOut" }, "took back Kim Lee’s check-out", "took back a check-out"],
])("names the player of a registration where the name is known: %s %o", (what, details, named, unnamed) => {
  expect(doing({ what, to: null, details: { ...details, player: "Kim Lee" } })).toBe(named);
  expect(doing({ what, to: null, details })).toBe(unnamed);
});

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
  ["LessonMoveAsked", { to: "2030-05-02T20:00:00.000Z" }, "requested another time: Thu, May 2, 4:00 PM"],
  ["LessonMoveAsked", null, "requested another time"], // described in words only
  ["LessonMoveOffered", { to: "2030-05-02T20:00:00.000Z" }, "offered another time: Thu, May 2, 4:00 PM"],
  [
    "LessonMoved",
    { from: "2030-05-01T20:00:00.000Z", to: "2030-05-03T01:30:00.000Z" },
    "moved the lesson from Wed, May 1, 4:00 PM to Thu, May 2, 9:30 PM",
  ],
  ["DatesBlocked", { firstDay: "2030-05-08", lastDay: "2030-05-10" }, "blocked Wed, May 8 – Fri, May 10"],
  [
    "DatesBlocked",
    { firstDay: "2030-05-08", lastDay: "2030-05-08", startTime: "16:00", endTime: "18:00" },
    "blocked Wed, May 8, 4:00–6:00 PM",
  ],
  [
    "DatesBlocked",
    { firstDay: "2030-05-08", lastDay: "2030-05-10", startTime: "16:00", endTime: "18:00" },
    "blocked Wed, May 8 – Fri, May 10, 4:00–6:00 PM on each day",
  ],
  ["SickDayBegun", { days: "2030-05-08 2030-05-09" }, "called in sick (Wed, May 8; Thu, May 9)"],
  ["DayCopied", { dayOfWeek: 2 }, "copied Tuesday to all days"],
  ["CertificationSeen", { validUntil: "2031-03-31" }, "verified a certificate (valid through Mar 31, 2031)"],
  ["MembershipRefundRequested", { cents: 1000 }, "started a refund of $10.00 to the card"],
  ["MembershipRefunded", { cents: 500 }, "recorded a refund of $5.00 by card"],
  ["MembershipPeriodPaid", { cents: 1000 }, "recorded that $10.00 was paid by card for a month"],
  ["MembershipDoublePaid", { cents: 1000 }, "recorded a second payment of $10.00 for the same player"],
  ["MembershipDisputeClosed", { how: "won", cents: 1000 }, "recorded that we won the dispute of $10.00"],
  [
    "MembershipPaused",
    { from: "2030-05-10T16:00:00.000Z", until: "2030-08-10T16:00:00.000Z" },
    "scheduled a pause from Fri, May 10 to Sat, Aug 10",
  ],
  ["MembershipCancelScheduled", { at: "2030-05-10T16:00:00.000Z" }, "canceled the membership, which ends Fri, May 10"],
  ["UploadsGranted", { uploads: 2, month: "2030-04" }, "gave 2 more videos for April 2030"],
  ["UploadsGranted", { uploads: 1, month: "2030-04" }, "gave 1 more video for April 2030"],
  ["NextStepPlanned", { dueOn: "2030-05-03" }, "planned a next step for Fri, May 3"],
  [
    "CampDayMoved",
    { day: 2, from: "2030-07-09", to: "2030-07-12" },
    "moved Day 2 (Tue, Jul 9) of the camp to Fri, Jul 12",
  ],
])("says which time, date, amount or number it is about: %s %o", (what, details, words) => {
  vi.stubGlobal("document", { getElementById: () => null }); // the settings of development, whose facility is Eastern
  expect(doing({ what, to: null, details })).toBe(words);
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

it("says of an introduction what made it, and not that a guest introduced anyone", () =>
  expect(doing({ what: "TeamIntroductionMade", to: null })).toBe(
    "was the second to say yes, so we sent both the contacts",
  ));

it.each([
  ["link", "unsubscribed"],
  ["staff", "stopped emails to this address, because they asked"],
  ["bounce", "stopped emails to this address, because emails to it came back"],
  ["complaint", "stopped emails to this address, because they called one spam"],
])("says why emails to an address were stopped: %s", (by, words) =>
  expect(doing({ what: "RecipientUnsubscribed", to: null, details: { by } })).toBe(words),
);
