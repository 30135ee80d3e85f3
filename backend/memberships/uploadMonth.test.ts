import { describe, expect, it } from "vitest";
import { monthBegan } from "../../eventstore/memberships/examples.ts";
import { facilityTime } from "../facilityTime.ts";
import { given } from "../given.ts";
import { momentAt } from "./moment.ts";
import { beginMonth, uploadMonths } from "./uploadMonth.ts";

const begun = (month: string) => ({ ...monthBegan, data: { ...monthBegan.data, month } });
const may = { month: "2030-05", startsAt: "2030-05-01T04:00:00.000Z" };
const at = (now: string) => beginMonth({ ...may, now });

describe("G2-6: a month of uploads", () => {
  it("begins once, and says how late that was said, and which were missed", () => {
    expect(given(uploadMonths, begun("2030-03")).when(at("2030-05-01T04:04:00.000Z"))).toEqual([monthBegan]);
    expect(given(uploadMonths, begun("2030-05")).when(at("2030-05-20T00:00:00.000Z"))).toEqual([]);
  });

  it("is never late when it is the first", () => {
    const [{ data }] = given(uploadMonths).when(at("2030-05-20T00:00:00.000Z")) as [typeof monthBegan];
    expect(data).toEqual({ ...may, missed: [] });
  });

  it("never comes again, whatever the clock says", () => {
    expect(given(uploadMonths, begun("2030-06")).when(at("2030-05-01T04:00:00.000Z"))).toEqual([]);
  });

  it.each([
    ["America/New_York", "2026-11-01T03:59:59.999Z", "2026-10", "2026-10-01T04:00:00.000Z"],
    ["America/New_York", "2026-11-01T04:00:00.000Z", "2026-11", "2026-11-01T04:00:00.000Z"],
    ["America/Asuncion", "2023-10-01T04:00:00.000Z", "2023-10", "2023-10-01T04:00:00.000Z"], // from 1:00, midnight is skipped
    ["America/Asuncion", "2023-10-01T03:59:59.999Z", "2023-09", "2023-09-01T04:00:00.000Z"],
    ["Australia/Lord_Howe", "2026-09-30T13:30:00.000Z", "2026-10", "2026-09-30T13:30:00.000Z"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00.000Z", "2027-01", "2026-12-31T10:00:00.000Z"],
  ])("in %s at %s it is %s", (zone, now, month, startsAt) => {
    const time = facilityTime(zone);
    expect(momentAt(time, now)).toEqual({ now, month });
    expect(time.instantOf({ date: `${month}-01`, time: "00:00" })).toBe(startsAt);
  });
});
