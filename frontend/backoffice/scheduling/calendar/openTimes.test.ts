import { expect, it } from "vitest";
import type { SlotView } from "../../../../backend/scheduling/contract.ts";
import { instantIn } from "../../../shared/facilityTime.ts";
import { lesson } from "../../../testing/lessonExample.ts";
import { slot } from "../../../testing/slotExample.ts";
import { openTimes } from "./openTimes.ts";

const week = { from: "2030-04-29", until: "2030-05-05" };
const instantOf = instantIn("America/New_York");
const nowAt = (date: string, time: string) => Date.parse(instantOf({ date, time }));
const clock = { now: nowAt("2030-04-28", "12:00"), instantOf };
const dates = (slots: SlotView[], told: Partial<Parameters<typeof openTimes>[1]> = {}) =>
  openTimes(slots, { days: week, lessons: [], ...clock, ...told }).map(({ date, slot: { id } }) => `${date} ${id}`);

it("finds a slot on its weekday, as long as it is valid, by the clock", () => {
  const earlier = { ...slot, id: "s2", startTime: "09:00", endTime: "10:00" };
  expect(dates([slot, earlier])).toEqual(["2030-05-01 s2", "2030-05-01 s1"]);
  expect(dates([slot], { days: { from: "2030-05-27", until: "2030-06-02" } })).toEqual([]); // its first day no longer
  expect(dates([slot], { days: { from: "2030-04-22", until: "2030-04-28" } })).toEqual([]);
  expect(dates([{ ...slot, isAvailable: false }])).toEqual([]);
});

it("says on which dates it is blocked", () => {
  const until = { days: { from: "2030-04-29", until: "2030-05-12" }, lessons: [], ...clock };
  const blocked = openTimes([{ ...slot, blockedDates: ["2030-05-08"] }], until);
  expect(blocked.map(({ date, isBlocked }) => [date, isBlocked])).toEqual([
    ["2030-05-01", false],
    ["2030-05-08", true],
  ]);
});

it("leaves out what is over", () => {
  expect(dates([slot], { now: nowAt("2030-05-01", "15:59") })).toEqual(["2030-05-01 s1"]);
  expect(dates([slot], { now: nowAt("2030-05-01", "16:00") })).toEqual([]);
  expect(dates([slot], { now: nowAt("2030-05-02", "08:00") })).toEqual([]);
});

it("leaves out what is full; a request takes no place", () => {
  const at = (date: string, startTime: string) => ({
    ...lesson,
    status: "confirmed" as const,
    date,
    startTime,
    scheduledDate: instantOf({ date, time: startTime }),
  });
  const confirmed = at("2030-05-01", "16:00");
  expect(dates([slot], { lessons: [lesson] })).toEqual(["2030-05-01 s1"]);
  expect(dates([slot], { lessons: [confirmed] })).toEqual([]);
  expect(dates([slot], { lessons: [at("2030-05-01", "16:30")] })).toEqual([]);
  expect(dates([slot], { lessons: [at("2030-05-01", "17:00")] })).toEqual(["2030-05-01 s1"]);
  const group = { ...slot, maxStudents: 2 };
  expect(dates([group], { lessons: [confirmed] })).toEqual(["2030-05-01 s1"]);
  expect(dates([{ ...group, oneOnOneDates: ["2030-05-01"] }], { lessons: [confirmed] })).toEqual([]);
  expect(dates([group], { lessons: [at("2030-05-01", "16:30")] })).toEqual([]);
  const early = { ...slot, startTime: "00:15", endTime: "01:15" };
  expect(dates([early], { lessons: [at("2030-04-30", "23:30")] }), "the night before reaches into it").toEqual([]);
});
