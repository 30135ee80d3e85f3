import { expect, it } from "vitest";
import { facilityTime } from "../../facilityTime.ts";
import { paceOf, type Sent } from "./pace.ts";

const time = facilityTime("America/New_York");
const usual = { OUTREACH_PER_HOUR: 30, OUTREACH_PER_DAY: 200, OUTREACH_HOURS: "09:00-17:00" };
const pace = paceOf(usual, time);
/** In the week of Monday, June 3, 2030, at the facility. */
const at = (date: string, clock: string) => time.instantOf({ date: `2030-06-${date}`, time: clock });
const [monday, friday, saturday] = ["03", "07", "08"];
const nothing: Sent = { last: null, today: 0 };

it("emails go out on weekdays from nine to five at the facility", () => {
  expect(pace.opensAt(at(monday, "08:59"))).toBe(at(monday, "09:00"));
  expect(pace.opensAt(at(monday, "16:59"))).toBe(at(monday, "16:59"));
  expect(pace.opensAt(at(friday, "17:00"))).toBe(at("10", "09:00"));
  expect(pace.opensAt(at(saturday, "12:00"))).toBe(at("10", "09:00"));
  for (const [day, clock] of [
    [monday, "08:59"],
    [monday, "17:00"],
    [saturday, "12:00"],
  ] as const)
    expect(pace.room(at(day, clock), nothing)).toBe(0);
});

it("one every two minutes, the first at once", () => {
  const room = (clock: string, last: string | null, today = 1) =>
    pace.room(at(monday, clock), { last: last && at(monday, last), today });
  expect(room("09:00", null, 0)).toBe(1);
  expect(room("09:01", "09:00")).toBe(0);
  expect(room("09:02", "09:00")).toBe(1);
  expect(room("12:00", "09:00")).toBe(1); // a standstill is not made up for
  expect(pace.room(at("04", "09:00"), { last: at(monday, "16:59"), today: 0 })).toBe(1);
});

it("no more in a day than the day has", () => {
  expect(pace.room(at(monday, "16:00"), { last: at(monday, "15:00"), today: 199 })).toBe(1);
  expect(pace.room(at(monday, "16:00"), { last: at(monday, "15:00"), today: 200 })).toBe(0);
});

it("where many go out in a minute, as many as have come up since, a quarter of a minute at most", () => {
  const fast = paceOf({ OUTREACH_PER_HOUR: 3600, OUTREACH_PER_DAY: 100, OUTREACH_HOURS: "any" }, time);
  expect(fast.room(at(saturday, "03:00"), { last: null, today: 0 })).toBe(15);
  expect(fast.room(at(saturday, "03:00"), { last: null, today: 90 })).toBe(10);
});

it("says on which days they go out, behind those that wait already", () => {
  const days = (now: string, emails: number, { sent = nothing, ahead = 0 } = {}) =>
    pace.days(now, sent, { emails, ahead }).map(({ date, emails: n }) => [date.slice(-2), n]);
  expect(days(at(monday, "07:00"), 450)).toEqual([
    ["03", 200],
    ["04", 200],
    ["05", 50],
  ]);
  expect(days(at(friday, "16:00"), 100)).toEqual([
    ["07", 30],
    ["10", 70],
  ]);
  expect(days(at(saturday, "10:00"), 5)).toEqual([["10", 5]]);
  expect(days(at(monday, "07:00"), 50, { ahead: 180 })).toEqual([
    ["03", 20],
    ["04", 30],
  ]);
  expect(days(at(monday, "16:00"), 40, { sent: { last: at(monday, "15:59"), today: 190 } })).toEqual([
    ["03", 10],
    ["04", 30],
  ]);
  expect(days(at(monday, "07:00"), 0)).toEqual([]);
});

it("says the same of the evening a clock changes", () => {
  const november = time.instantOf({ date: "2030-11-01", time: "16:00" }); // a Friday; the clock changes on Sunday
  expect(pace.days(november, nothing, { emails: 31, ahead: 0 })).toEqual([
    { date: "2030-11-01", emails: 30 },
    { date: "2030-11-04", emails: 1 },
  ]);
});
