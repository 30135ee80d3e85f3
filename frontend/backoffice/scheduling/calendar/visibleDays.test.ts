import { expect, it } from "vitest";
import { daysOf, moved, shownInWords, visibleDays } from "./visibleDays.ts";

const week = { from: "2030-04-29", until: "2030-05-05" };

it("U18, K4: shows a day, the week from Monday, also of a Sunday, or all weeks of a month", () => {
  for (const date of ["2030-04-29", "2030-05-01", "2030-05-05"])
    for (const view of ["week", "list"] as const) expect(visibleDays({ date, view })).toEqual(week);
  expect(visibleDays({ date: "2030-05-01", view: "day" })).toEqual({ from: "2030-05-01", until: "2030-05-01" });
  expect(visibleDays({ date: "2030-05-17", view: "month" })).toEqual({ from: "2030-04-29", until: "2030-06-02" });
  expect(visibleDays({ date: "2027-02-28", view: "month" })).toEqual({ from: "2027-02-01", until: "2027-02-28" });
});

it("goes a day, a week or a month on or back, over months, years and changes of clocks", () => {
  expect([moved({ date: "2030-05-01", view: "week" }, 1), moved({ date: "2030-05-01", view: "list" }, -1)]).toEqual([
    "2030-05-06",
    "2030-04-22",
  ]);
  expect(moved({ date: "2030-12-31", view: "day" }, 1)).toBe("2031-01-01");
  expect(moved({ date: "2030-03-10", view: "day" }, 1)).toBe("2030-03-11");
  expect(moved({ date: "2030-12-31", view: "month" }, 1)).toBe("2031-01-01");
  expect(moved({ date: "2030-03-31", view: "month" }, -1)).toBe("2030-02-01");
});

it("knows its days and says them in words", () => {
  expect(daysOf(week)).toHaveLength(7);
  expect(daysOf(week).at(-1)).toBe("2030-05-05");
  expect(shownInWords({ date: "2030-05-01", view: "week" })).toBe("April 29 – May 5, 2030");
  expect(shownInWords({ date: "2030-05-01", view: "day" })).toBe("Wednesday, May 1, 2030");
  expect(shownInWords({ date: "2030-05-01", view: "month" })).toBe("May 2030");
});
