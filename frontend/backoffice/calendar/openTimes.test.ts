import { expect, it } from "vitest";
import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { lesson } from "../../testing/lessonExample.ts";
import { slot } from "../scheduling/slotExample.ts";
import { openTimes } from "./openTimes.ts";

const week = { from: "2030-04-29", until: "2030-05-05" };
const before = { date: "2030-04-28", time: "12:00" };
const dates = (slots: SlotView[], told: Partial<Parameters<typeof openTimes>[1]> = {}) =>
  openTimes(slots, { days: week, lessons: [], now: before, ...told }).map(({ date, slot: { id } }) => `${date} ${id}`);

it("finds a slot on its weekday, as long as it is valid, by the clock", () => {
  const earlier = { ...slot, id: "s2", startTime: "09:00", endTime: "10:00" };
  expect(dates([slot, earlier])).toEqual(["2030-05-01 s2", "2030-05-01 s1"]);
  expect(dates([slot], { days: { from: "2030-05-27", until: "2030-06-02" } })).toEqual([]); // its first day no longer
  expect(dates([slot], { days: { from: "2030-04-22", until: "2030-04-28" } })).toEqual([]);
  expect(dates([{ ...slot, isAvailable: false }])).toEqual([]);
});

it("says on which dates it is blocked", () => {
  const until = { days: { from: "2030-04-29", until: "2030-05-12" }, lessons: [], now: before };
  const blocked = openTimes([{ ...slot, blockedDates: ["2030-05-08"] }], until);
  expect(blocked.map(({ date, isBlocked }) => [date, isBlocked])).toEqual([
    ["2030-05-01", false],
    ["2030-05-08", true],
  ]);
});

it("leaves out what is over", () => {
  expect(dates([slot], { now: { date: "2030-05-01", time: "15:59" } })).toEqual(["2030-05-01 s1"]);
  expect(dates([slot], { now: { date: "2030-05-01", time: "16:00" } })).toEqual([]);
  expect(dates([slot], { now: { date: "2030-05-02", time: "08:00" } })).toEqual([]);
});

it("leaves out what is full; a request takes no place", () => {
  const confirmed = { ...lesson, status: "confirmed" as const };
  expect(dates([slot], { lessons: [lesson] })).toEqual(["2030-05-01 s1"]);
  expect(dates([slot], { lessons: [confirmed] })).toEqual([]);
  expect(dates([slot], { lessons: [{ ...confirmed, startTime: "16:30" }] })).toEqual([]);
  expect(dates([slot], { lessons: [{ ...confirmed, startTime: "17:00" }] })).toEqual(["2030-05-01 s1"]);
  const group = { ...slot, maxStudents: 2 };
  expect(dates([group], { lessons: [confirmed] })).toEqual(["2030-05-01 s1"]);
  expect(dates([group], { lessons: [{ ...confirmed, startTime: "16:30" }] })).toEqual([]);
});
