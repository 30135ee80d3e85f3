import { expect, it } from "vitest";
import { camp } from "../../../frontend/testing/campExample.ts";
import { heldDates } from "../daysRule.ts";
import { comingDays, hoursOf } from "./comingRule.ts";

const whole = { registrationOption: "all_days" as const, selectedDays: [] };
const on = (...selectedDays: number[]) => ({ registrationOption: "individual_days" as const, selectedDays });
const dates = (choice: Parameters<typeof comingDays>[1], now = {}) =>
  heldDates(comingDays({ ...camp, ...now }, choice));

it("a family comes on the days it chose that take place, in their order", () => {
  expect(dates(whole)).toEqual(camp.dates);
  expect(dates(on(1, 3))).toEqual(["2030-07-08", "2030-07-10"]);
  expect(dates(whole, { canceledDays: ["2030-07-09"] })).toEqual(["2030-07-08", "2030-07-10"]);
  const moved = { dates: ["2030-07-18", "2030-07-09", "2030-07-10"], endDate: "2030-07-18" };
  expect(dates(on(1, 3), moved)).toEqual(["2030-07-10", "2030-07-18"]);
});

it("where all its days were canceled, those on which it would have come are still its days", () =>
  expect(dates(on(2), { canceledDays: ["2030-07-09"] })).toEqual(["2030-07-09"]));

it("a player comes at the hours of their group and on its field; without a group at the camp's", () => {
  expect(hoursOf(camp, { divisionId: "baseball-8u" })).toEqual({
    divisionId: "baseball-8u",
    startTime: "11:00",
    endTime: "12:00",
    field: "Field 2",
  });
  expect(hoursOf(camp, { divisionId: null })).toMatchObject({ startTime: "09:00", endTime: "15:00", field: undefined });
});
