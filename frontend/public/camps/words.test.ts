import { expect, it } from "vitest";
import { camp } from "../../testing/campExample.ts";
import { campFactsWords, turnWords } from "./words.ts";

it("says the days as they are now: a moved one where it is, a canceled one not at all", () => {
  const dates = (more: object) => campFactsWords.dates({ ...camp, ...more });
  expect(dates({})).toBe("Monday, July 8, 2030 – Wednesday, July 10, 2030");
  expect(dates({ canceledDays: ["2030-07-08"] })).toBe("Tuesday, July 9, 2030 – Wednesday, July 10, 2030");
  expect(dates({ canceledDays: ["2030-07-09"] })).toBe("Mon, Jul 8 and Wed, Jul 10, 2030");
  const moved = { endDate: "2030-07-18", dates: ["2030-07-08", "2030-07-18", "2030-07-10"] };
  expect(dates(moved)).toBe("Mon, Jul 8, Wed, Jul 10, and Thu, Jul 18, 2030");
});

it.each([
  [1, "You’re next in line."],
  [2, "You’re number 2 in line: 1 family is ahead of you."],
  [5, "You’re number 5 in line: 4 families are ahead of you."],
  [null, ""],
])("position %s: %s", (position, words) => expect(turnWords.turn(position)).toBe(words));

const now = Date.parse("2030-07-01T12:00:00.000Z");
it.each([
  ["2030-07-03T12:00:00.000Z", "2 days"],
  ["2030-07-02T16:30:00.000Z", "1 day and 4 hours"],
  ["2030-07-01T22:30:00.000Z", "10 hours"],
  ["2030-07-01T13:01:00.000Z", "1 hour and 1 minute"],
  ["2030-07-01T14:00:00.000Z", "2 hours"],
  ["2030-07-01T12:12:30.000Z", "12 minutes"],
  ["2030-07-01T12:00:30.000Z", "less than a minute"],
])("until %s: %s", (until, words) => expect(turnWords.timeLeft(until, now)).toBe(words));
