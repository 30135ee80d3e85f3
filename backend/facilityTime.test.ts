import { describe, expect, it } from "vitest";
import { facilityTime } from "./facilityTime.ts";

describe("America/New_York, an hour twice a year", () => {
  const time = facilityTime("America/New_York");

  it.each([
    ["in winter", "2030-01-15", "16:00", "2030-01-15T21:00:00.000Z"],
    ["in summer", "2030-07-15", "16:00", "2030-07-15T20:00:00.000Z"],
    ["just before the gap", "2030-03-10", "01:59", "2030-03-10T06:59:00.000Z"],
    ["in the gap, an hour later", "2030-03-10", "02:30", "2030-03-10T07:30:00.000Z"],
    ["just after the gap", "2030-03-10", "03:00", "2030-03-10T07:00:00.000Z"],
    ["in the overlap, the first time", "2030-11-03", "01:30", "2030-11-03T05:30:00.000Z"],
    ["just after the overlap", "2030-11-03", "02:00", "2030-11-03T07:00:00.000Z"],
  ])("%s", (_, date, wall, instant) => {
    expect(time.instantOf({ date, time: wall })).toBe(instant);
  });

  it("a time in the gap appears on the wall clock as the time it really is", () => {
    const instant = time.instantOf({ date: "2030-03-10", time: "02:30" });
    expect(time.wallClock(instant)).toEqual({ date: "2030-03-10", time: "03:30", dayOfWeek: 0 });
  });

  it("both passes of the overlap appear the same on the wall clock", () => {
    for (const instant of ["2030-11-03T05:30:00.000Z", "2030-11-03T06:30:00.000Z"])
      expect(time.wallClock(instant)).toEqual({ date: "2030-11-03", time: "01:30", dayOfWeek: 0 });
  });

  it("the day is the facility's, not UTC's", () => {
    expect(time.wallClock("2030-06-02T03:59:59.999Z")).toEqual({ date: "2030-06-01", time: "23:59", dayOfWeek: 6 });
    expect(time.wallClock("2030-06-02T04:00:00.000Z")).toEqual({ date: "2030-06-02", time: "00:00", dayOfWeek: 0 });
  });
});

describe("Australia/Lord_Howe, half an hour and the other way around", () => {
  const time = facilityTime("Australia/Lord_Howe");

  it.each([
    ["in summer", "2030-01-15", "16:00", "2030-01-15T05:00:00.000Z"],
    ["in winter", "2030-07-15", "16:00", "2030-07-15T05:30:00.000Z"],
    ["in the gap, half an hour later", "2030-10-06", "02:15", "2030-10-05T15:45:00.000Z"],
    ["just after the gap", "2030-10-06", "02:30", "2030-10-05T15:30:00.000Z"],
    ["in the overlap, the first time", "2030-04-07", "01:45", "2030-04-06T14:45:00.000Z"],
    ["just after the overlap", "2030-04-07", "02:00", "2030-04-06T15:30:00.000Z"],
  ])("%s", (_, date, wall, instant) => {
    expect(time.instantOf({ date, time: wall })).toBe(instant);
  });

  it("a time in the gap appears on the wall clock as the time it really is", () => {
    expect(time.wallClock("2030-10-05T15:45:00.000Z")).toEqual({ date: "2030-10-06", time: "02:45", dayOfWeek: 0 });
  });
});

it("days are added on the calendar, whatever the clock does", () => {
  const { addDays, dayOfWeek } = facilityTime("America/New_York");
  expect([
    addDays("2030-03-09", 1),
    addDays("2030-11-02", 7),
    addDays("2030-12-31", 1),
    addDays("2032-02-28", 1),
  ]).toEqual(["2030-03-10", "2030-11-09", "2031-01-01", "2032-02-29"]);
  expect(addDays("2030-05-08", -7)).toBe("2030-05-01");
  expect(["2030-06-01", "2030-06-02", "2030-06-03"].map(dayOfWeek)).toEqual([6, 0, 1]);
});

it("a day or a time that does not exist is an error", () => {
  const { instantOf } = facilityTime("America/New_York");
  expect(() => instantOf({ date: "2030-02-30", time: "16:00" })).toThrow(RangeError);
  expect(() => instantOf({ date: "2030-02-28", time: "25:00" })).toThrow(RangeError);
});
