import { expect, it } from "vitest";
import { datesIn } from "./datesIn.ts";

it.each([
  ["March 14", "2027-03-14", "2027-03-14"],
  ["Sat, Mar. 14th–15th or 21–22", "2027-03-14", "2027-03-15"],
  ["June 28 to July 2, 2028", "2028-06-28", "2028-07-02"],
  ["December 5 and 6", "2026-12-05", "2026-12-06"], // the next to come
  ["3/14-3/16", "2027-03-14", "2027-03-16"],
  ["3/14/27 - 3/16/27, mornings", "2027-03-14", "2027-03-16"],
  ["2027-03-14 through 2027-03-16", "2027-03-14", "2027-03-16"],
  ["April 9 or 10", "2027-04-09", "2027-04-09"],
  ["April 30 - 2", "2027-04-30", "2027-04-30"],
])("%s: %s to %s", (words, startDate, endDate) => expect(datesIn(words, "2026-11-25")).toEqual({ startDate, endDate }));

it.each(["Two weekends in March", "March 2027", "Spring break", "6/31", "March 14, 2025", "13/45", "after 4 PM"])(
  "%s names no day to come",
  (words) => expect(datesIn(words, "2026-11-25")).toBeUndefined(),
);
