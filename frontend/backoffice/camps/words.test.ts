import { expect, it } from "vitest";
import { camp } from "../../testing/campExample.ts";
import { campDates, divisionName, spotsInWords } from "./words.ts";

it.each([
  ["2030-07-08", "2030-07-10", "Mon, Jul 8 – Wed, Jul 10, 2030"],
  ["2030-07-08", "2030-07-08", "Mon, Jul 8, 2030"],
  ["2030-12-30", "2031-01-02", "Mon, Dec 30, 2030 – Thu, Jan 2, 2031"],
])("says when a camp is: %s to %s", (startDate, endDate, words) =>
  expect(campDates({ startDate, endDate })).toBe(words),
);

it.each([
  ["baseball", "8u", "Baseball 8U"],
  ["softball", "14u-16u", "Softball 14U-16U"],
  ["coed", "3-5yr", "Co-ed 3-5yr"],
] as const)("names a division as coaches do: %s %s", (sport, ageGroup, name) =>
  expect(divisionName({ sport, ageGroup })).toBe(name),
);

it.each([
  [38, 0, 0, "38 spots left"],
  [1, 0, 0, "1 spot left"],
  [0, 0, 0, "Full"],
  [0, 0, 1, "Full · 1 on waitlist"],
  [0, 1, 3, "Full · 1 offered · 2 on waitlist"],
  [2, 3, 3, "2 spots left · 3 offered"],
])("says what is left, what is offered and who waits: %i, %i, %i", (spotsAvailable, heldCount, waitlistCount, words) =>
  expect(spotsInWords({ ...camp, spotsAvailable, heldCount, waitlistCount })).toBe(words),
);

it.each(["cancelled", "completed", "archived"] as const)(
  "says of no spot that it is left once a camp is %s",
  (status) => expect(spotsInWords({ ...camp, status })).toBe(""),
);
