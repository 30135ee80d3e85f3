import { describe, expect, it } from "vitest";
import type { BlockView } from "../../../../backend/scheduling/contract.ts";
import { camp } from "../../../testing/campExample.ts";
import { lesson } from "../../../testing/lessonExample.ts";
import { slot } from "../../../testing/slotExample.ts";
import { bandsOf, entriesOf, grouped, hoursShown, inLanes } from "./entries.ts";

const date = "2030-05-01";
const everybody = { date, instructorId: undefined };
const block: BlockView = {
  id: "b1",
  instructorId: "ana",
  firstDay: "2030-04-30",
  lastDay: date,
  startTime: null,
  endTime: null,
  closedFor: null,
  createdAt: "2030-04-01T12:00:00.000Z",
};

it("a group is one entry with all of its players; one-on-one lessons at one hour stay apart", () => {
  const ten = Array.from({ length: 10 }, (_, n) => ({ ...lesson, id: `g${n}`, seats: 10 }));
  expect(grouped(ten)).toHaveLength(1);
  expect(grouped([lesson, { ...lesson, id: "l2" }])).toHaveLength(2);
  const bens = { ...lesson, id: "b", seats: 10, instructor: { ...lesson.instructor, id: "ben" } };
  expect(grouped([...ten, bens])).toHaveLength(2);
  const [entry] = entriesOf(everybody, { lessons: ten, camps: [] });
  expect(entry).toMatchObject({ kind: "lessons", seats: 10, from: 16 * 60, until: 17 * 60 });
});

it("a column has its day's lessons and camps by the clock; a coach's column has theirs alone", () => {
  const camps = [{ date, camp: { ...camp, instructorId: "ben", startTime: "09:00", endTime: "12:00" } }];
  const told = { lessons: [lesson, { ...lesson, id: "l2", date: "2030-05-02" }], camps };
  expect(entriesOf(everybody, told).map(({ kind }) => kind)).toEqual(["camp", "lessons"]);
  expect(entriesOf({ date, instructorId: "ana" }, told).map(({ kind }) => kind)).toEqual(["lessons"]);
  expect(entriesOf({ date, instructorId: "ben" }, told).map(({ kind }) => kind)).toEqual(["camp"]);
});

it("a lesson that reaches past midnight ends with its day", () => {
  const late = { ...lesson, startTime: "23:30" };
  expect(entriesOf(everybody, { lessons: [late], camps: [] })[0]?.until).toBe(24 * 60);
});

it("behind them are openings and blocked hours, the whole day without times", () => {
  const open = [
    { date, slot, isBlocked: false },
    { date, slot: { ...slot, id: "s2" }, isBlocked: true },
  ];
  const evening = { ...block, id: "b2", startTime: "18:00", endTime: "20:00" };
  const bands = bandsOf({ date, instructorId: slot.instructorId }, { open, blocks: [block, evening] });
  expect(bands.map(({ kind, from, until }) => [kind, from, until])).toEqual([
    ["open", 16 * 60, 17 * 60],
    ["blocked", 0, 24 * 60],
    ["blocked", 18 * 60, 20 * 60],
  ]);
  expect(bandsOf({ date: "2030-05-02", instructorId: "ana" }, { open, blocks: [block] })).toEqual([]);
  expect(bandsOf({ date, instructorId: "ben" }, { open, blocks: [block] })).toEqual([]);
});

it("a closed facility is closed in every column", () => {
  const closed = { ...block, instructorId: "", closedFor: "Thanksgiving" };
  for (const column of [everybody, { date, instructorId: "ben" }])
    expect(bandsOf(column, { open: [], blocks: [closed] })).toMatchObject([
      { kind: "blocked", closedFor: "Thanksgiving" },
    ]);
});

describe("lanes", () => {
  const lanes = (...spans: [number, number][]) =>
    inLanes(spans.map(([from, until]) => ({ from, until }))).map(({ lane, lanes }) => `${lane + 1}/${lanes}`);

  it("what overlaps stands side by side, and what does not has the whole width", () => {
    expect(lanes([60, 120], [120, 180])).toEqual(["1/1", "1/1"]);
    expect(lanes([60, 120], [90, 150], [150, 210])).toEqual(["1/2", "2/2", "1/1"]);
    expect(lanes([60, 180], [60, 120], [120, 180])).toEqual(["1/2", "2/2", "2/2"]);
  });
});

it("covers the usual hours, and whole ones around what lies outside of them", () => {
  expect(hoursShown([])).toEqual({ from: 8 * 60, until: 20 * 60 });
  expect(hoursShown([{ from: 6 * 60 + 30, until: 21 * 60 + 15 }])).toEqual({ from: 6 * 60, until: 22 * 60 });
});
