import { expect, it } from "vitest";
import {
  chargedAfter,
  leftIn,
  monthAfter,
  monthsAfter,
  monthsLater,
  noTerms,
  standingAt,
  type Terms,
} from "./standingRule.ts";

const end = "2030-05-01T04:00:00.000Z";
const manual = (until: string | null): Terms => ({ ...noTerms, source: "manual", until });
const byCard: Terms = { ...noTerms, source: "card", until: end };
const paused: Terms = { ...byCard, pausedUntil: "2030-07-01T04:00:00.000Z" };
const canceled: Terms = { ...byCard, isEnding: true };

it.each([
  ["never begun, or ended", noTerms, end, "inactive"],
  ["without an end", manual(null), "2099-01-01T00:00:00.000Z", "manual"],
  ["a moment before its end", manual(end), "2030-05-01T03:59:59.999Z", "manual"],
  ["at its end, without anything that runs", manual(end), end, "inactive"],
] as const)("G2-48: a membership %s", (_, terms, at, standing) => expect(standingAt(terms, at)).toBe(standing));

it.each([
  ["a moment before what is paid ends", byCard, "2030-05-01T03:59:59.999Z", "paid"],
  ["while the provider collects the next month", byCard, end, "grace"],
  ["until seven days are over", byCard, "2030-05-08T03:59:59.999Z", "grace"],
  ["after them", byCard, "2030-05-08T04:00:00.000Z", "inactive"],
  ["canceled, while it is paid", canceled, "2030-05-01T03:59:59.999Z", "ending"],
  ["about to be paused, while it is paid", paused, "2030-05-01T03:59:59.999Z", "paid"],
  ["paused from then on", paused, end, "paused"],
  ["after its pause, while the provider collects", paused, "2030-07-01T04:00:00.000Z", "grace"],
  ["seven days after its pause", paused, "2030-07-08T04:00:00.000Z", "inactive"],
  ["canceled in its pause", { ...paused, isEnding: true }, end, "inactive"],
  ["canceled, without a day of grace, whatever news was lost", canceled, end, "inactive"],
] as const)("G2-50: a membership by card, %s", (_, terms, at, standing) =>
  expect(standingAt(terms, at)).toBe(standing),
);

it("K1:uploads: a month has four uploads and what was granted, and never less than none", () => {
  expect([0, 3, 4, 5].map((used) => leftIn({ used, granted: 0 }))).toEqual([4, 1, 0, 0]);
  expect([4, 6].map((used) => leftIn({ used, granted: 2 }))).toEqual([2, 0]);
});

it("months follow each other over the year's end", () => {
  expect(monthAfter("2030-12")).toBe("2031-01");
  expect(monthsAfter("2030-11", "2031-02")).toEqual(["2030-12", "2031-01", "2031-02"]);
  expect(monthsAfter("2031-02", "2031-02")).toEqual([]);
  expect(monthsAfter("2031-03", "2031-02")).toEqual([]);
});

it.each([
  ["2030-05-10", "2030-06-10", 1, "2030-07-10"],
  ["2030-01-31", "2030-02-28", 1, "2030-03-31"],
  ["2030-01-29", "2030-02-28", 2, "2030-04-29"],
  ["2030-02-28", "2030-03-31", 1, "2030-04-30"],
  ["2030-03-31", "2030-04-30", 1, "2030-05-31"],
  ["2030-01-30", "2030-02-28", 6, "2030-08-30"],
  ["2030-11-30", "2030-12-30", 2, "2031-02-28"],
])("paid from %s to %s and paused for %i, the card is charged on the day it began on: %s", (from, until, months, at) =>
  expect(chargedAfter({ from: `${from}T16:00:00.000Z`, until: `${until}T16:00:00.000Z` }, months)).toBe(
    `${at}T16:00:00.000Z`,
  ),
);

it("a pause ends on the same day of a later month, or on the last of a shorter one", () => {
  expect(monthsLater("2030-05-10T16:00:00.000Z", 3)).toBe("2030-08-10T16:00:00.000Z");
  expect(monthsLater("2030-08-31T16:00:00.000Z", 6)).toBe("2031-02-28T16:00:00.000Z");
});
