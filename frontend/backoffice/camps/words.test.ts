import { expect, it } from "vitest";
import { camp } from "../../testing/campExample.ts";
import { registration } from "../../testing/registrationExample.ts";
import {
  campDates,
  daysInWords,
  heldInWords,
  methodInWords,
  wayPaidInWords,
  playersInWords,
  registeredDaysInWords,
  spotsInWords,
} from "./words.ts";

it.each([
  ["2030-07-08", "2030-07-10", "Mon, Jul 8 – Wed, Jul 10, 2030"],
  ["2030-07-08", "2030-07-08", "Mon, Jul 8, 2030"],
  ["2030-12-30", "2031-01-02", "Mon, Dec 30, 2030 – Thu, Jan 2, 2031"],
])("says when a camp is: %s to %s", (startDate, endDate, words) =>
  expect(campDates({ startDate, endDate, canceledDays: [] })).toBe(words),
);

it("says the days as they are now: a moved one where it is, a canceled one not at all", () => {
  const now = { startDate: "2030-07-08", endDate: "2030-07-18", dates: ["2030-07-08", "2030-07-18", "2030-07-10"] };
  expect(campDates({ ...now, canceledDays: [] })).toBe("Jul 8, Jul 10, and Jul 18, 2030");
  expect(campDates({ ...camp, canceledDays: ["2030-07-10"] })).toBe("Mon, Jul 8 – Tue, Jul 9, 2030");
  expect(campDates({ ...camp, startDate: "", endDate: "", dates: [] })).toBe("Dates not set yet");
});

it("says which days of a registration are left, and when, once one was moved or canceled", () => {
  const days = (more: object) =>
    registeredDaysInWords({ ...registration, campDays: { ...registration.campDays, ...more } });
  expect(days({})).toBe("All 3 days");
  expect(days({ canceledDays: ["2030-07-09"] })).toBe("2 of 3 days: Day 1 and Day 3");
  expect(days({ endDate: "2030-07-12", dates: ["2030-07-12", "2030-07-09", "2030-07-10"] })).toBe(
    "All 3 days: Day 2 (Tue, Jul 9), Day 3 (Wed, Jul 10), and Day 1 (Fri, Jul 12)",
  );
});

it.each([
  [38, 0, 0, "38 spots left"],
  [1, 0, 0, "1 spot left"],
  [0, 0, 0, "Full"],
  [0, 0, 1, "Full · 1 on waitlist"],
  [0, 1, 3, "Full · 1 held for the waitlist · 2 on waitlist"],
  [2, 3, 3, "2 spots left · 3 held for the waitlist"],
])("says what is left, what is held and who waits: %i, %i, %i", (spotsAvailable, heldCount, waitlistCount, words) =>
  expect(spotsInWords({ ...camp, spotsAvailable, heldCount, waitlistCount })).toBe(words),
);

it.each(["cancelled", "completed", "archived"] as const)(
  "says of no spot that it is left once a camp is %s",
  (status) => expect(spotsInWords({ ...camp, status })).toBe(""),
);

it("says what held spots are", () => {
  expect(heldInWords({ heldCount: 1 })).toMatch(/^1 spot is held for a waitlist offer/);
  expect(heldInWords({ heldCount: 2 })).toMatch(/^2 spots are held for waitlist offers/);
});

it("U73: says how a parent plans to pay, also where nobody said", () => {
  expect(methodInWords(registration)).toBe("Venmo");
  expect(methodInWords({ paymentMethod: null })).toBe("Not specified");
});

it("says how it was paid once it was, and never “Pay later” of what has come", () => {
  const later = { ...registration, paymentMethod: "later" } as const;
  expect(wayPaidInWords(later)).toBe("Pay later");
  expect(wayPaidInWords({ ...later, paymentStatus: "paid", receivedBy: "venmo" })).toBe("Venmo");
  expect(wayPaidInWords({ ...later, paymentStatus: "partial" })).toBe("Not specified");
  expect(wayPaidInWords({ ...registration, paymentStatus: "paid" })).toBe("Venmo");
});

it("names the players who come", () => {
  const [emma, noah] = registration.participants;
  expect(playersInWords(registration)).toBe("Emma Ortiz, Noah Ortiz");
  expect(
    playersInWords({
      participants: [
        { ...emma!, isWithdrawn: true },
        { ...noah!, playerName: null },
      ],
    }),
  ).toBe("Removed player");
  expect(playersInWords({ participants: [{ ...emma!, isWithdrawn: true }] })).toBe("No players left");
});

it.each([
  ["all_days", [1, 2, 3], "All 3 days"],
  ["all_days", [1], "The whole camp"],
  ["individual_days", [2], "Day 2"],
  ["individual_days", [3, 1], "Days 1 and 3"],
  ["individual_days", [1, 2, 4], "Days 1, 2 and 4"],
] as const)("G3-8, G3-9: says which days: %s %o", (registrationOption, selectedDays, words) =>
  expect(daysInWords({ registrationOption, selectedDays: [...selectedDays] })).toBe(words),
);
