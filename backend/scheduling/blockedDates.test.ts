import { describe, expect, it } from "vitest";
import { closes } from "../../eventstore/scheduling/blocks.ts";
import type { BlockedDates } from "../../eventstore/scheduling/events.ts";
import { blocked, published } from "../../eventstore/scheduling/examples.ts";
import { blockedDates } from "../../projections/scheduling/queries.ts";
import { type FacilityTime, facilityTime } from "../facilityTime.ts";

const newYork = facilityTime("America/New_York");
const lordHowe = facilityTime("Australia/Lord_Howe");

/** Whether an hour's lesson at a wall-clock time is affected when these hours of its day are blocked. */
const touched = (time: FacilityTime, date: string, startTime: string, [from, until]: readonly [string, string]) =>
  closes(
    { firstDay: date, lastDay: date, startTime: from, endTime: until },
    { date, startsAt: time.instantOf({ date, time: startTime }), minutes: 60 },
    time.instantOf,
  );

it.each([
  ["inside", ["16:15", "16:45"], true],
  ["around", ["12:00", "20:00"], true],
  ["up to its start", ["15:00", "16:00"], false],
  ["from its end on", ["17:00", "18:00"], false],
  ["over its end", ["16:59", "18:00"], true],
] as const)("hours %s of a lesson from 16:00: %j, %s", (_, hours, expected) =>
  expect(touched(newYork, "2030-05-08", "16:00", hours)).toBe(expected),
);

describe("G1-15: when New York's clock jumps from 2:00 to 3:00", () => {
  const day = "2030-03-10";
  it("a lesson at 2:30 takes place at 3:30 and is affected by what blocks that", () => {
    expect(touched(newYork, day, "02:30", ["03:30", "04:00"])).toBe(true);
    expect(touched(newYork, day, "02:30", ["03:00", "03:30"])).toBe(false);
  });
  it("blocking the missing hour closes nothing", () => {
    expect(touched(newYork, day, "03:00", ["02:00", "03:00"])).toBe(false);
    expect(touched(newYork, day, "01:00", ["02:00", "03:00"])).toBe(false);
  });
});

describe("G1-15: when New York's clock goes from 2:00 back to 1:00", () => {
  const day = "2030-11-03";
  it("a lesson at 1:30 is the first one, over before the second 1:30 and long before 2:30", () => {
    expect(touched(newYork, day, "01:30", ["01:30", "02:00"])).toBe(true);
    expect(touched(newYork, day, "01:30", ["02:00", "03:00"])).toBe(false);
  });
  it("blocking 1:00 to 2:00 closes both hours", () => {
    const block = { firstDay: day, lastDay: day, startTime: "01:00", endTime: "02:00" };
    const quarterHour = (startsAt: string) => closes(block, { date: day, startsAt, minutes: 15 }, newYork.instantOf);
    expect(quarterHour("2030-11-03T05:00:00.000Z")).toBe(true);
    expect(quarterHour("2030-11-03T06:45:00.000Z")).toBe(true);
    expect(quarterHour("2030-11-03T07:00:00.000Z")).toBe(false);
  });
});

describe("G1-15: Lord Howe's half hour", () => {
  it("skipped: a lesson at 2:15 takes place at 2:45", () => {
    const day = "2030-10-06";
    expect(touched(lordHowe, day, "02:15", ["02:30", "02:45"])).toBe(false);
    expect(touched(lordHowe, day, "02:15", ["03:30", "03:45"])).toBe(true);
    expect(touched(lordHowe, day, "02:15", ["03:45", "04:00"])).toBe(false);
  });
  it("repeated: a lesson at 1:45 is over when the clock says 2:15", () => {
    const day = "2030-04-07";
    expect(touched(lordHowe, day, "01:45", ["02:00", "02:15"])).toBe(true);
    expect(touched(lordHowe, day, "01:45", ["02:15", "03:00"])).toBe(false);
  });
});

it.each([newYork, lordHowe])(
  "a whole day is as long as the clock makes it, and a late lesson reaches into it",
  (time) => {
    for (const day of ["2030-03-10", "2030-11-03", "2030-04-07", "2030-10-06"]) {
      const dayBefore = time.addDays(day, -1);
      const whole = { firstDay: day, lastDay: day, startTime: null, endTime: null };
      const lesson = (date: string, startTime: string) => ({
        date,
        startsAt: time.instantOf({ date, time: startTime }),
        minutes: 60,
      });
      expect(closes(whole, lesson(day, "00:00"), time.instantOf)).toBe(true);
      expect(closes(whole, lesson(day, "23:00"), time.instantOf)).toBe(true);
      expect(closes(whole, lesson(dayBefore, "23:00"), time.instantOf)).toBe(false);
      expect(closes(whole, lesson(dayBefore, "23:30"), time.instantOf)).toBe(true);
      expect(closes(whole, lesson(time.addDays(day, 1), "00:00"), time.instantOf)).toBe(false);
    }
  },
);

describe("the days on which a weekly slot does not take place", () => {
  const slot = published.data; // Wednesdays at 16:00, from May 1 up to May 22
  const block = { ...blocked.data, firstDay: "2030-05-08", lastDay: "2030-05-15" };
  const on = (fields: Partial<BlockedDates>, today = "2030-05-01", of: Partial<typeof slot> = {}) =>
    blockedDates({ ...slot, ...of }, [{ ...block, ...fields }], { today, minutes: 60, instantOf: newYork.instantOf });

  it("are its weekdays from the first day to the last", () => expect(on({})).toEqual(["2030-05-08", "2030-05-15"]));
  it("begin today", () => expect(on({}, "2030-05-09")).toEqual(["2030-05-15"]));
  it("G1-14: lie within its validity, the day it ends not included", () => {
    expect(on({ firstDay: "2030-04-01", lastDay: "2030-12-31" })).toEqual([
      "2030-05-01",
      "2030-05-08",
      "2030-05-15",
      "2030-05-22",
    ]);
    expect(on({ firstDay: "2030-05-29", lastDay: "2030-06-05" })).toEqual([]);
  });
  it("are none where other weekdays are blocked, or other hours", () => {
    expect(on({ firstDay: "2030-05-09", lastDay: "2030-05-14" })).toEqual([]);
    expect(on({ startTime: "17:00", endTime: "20:00" })).toEqual([]);
  });
  it("include the evening before, when its hour reaches into a blocked day", () =>
    expect(
      on({ firstDay: "2030-05-09", lastDay: "2030-05-09" }, "2030-05-01", { startTime: "23:30", endTime: "23:59" }),
    ).toEqual(["2030-05-08"]));
  it("are each listed once and in order, however many blocks there are", () =>
    expect(
      blockedDates(slot, [{ ...block, firstDay: "2030-05-15" }, block, block], {
        today: "2030-05-01",
        minutes: 60,
        instantOf: newYork.instantOf,
      }),
    ).toEqual(["2030-05-08", "2030-05-15"]));
});
