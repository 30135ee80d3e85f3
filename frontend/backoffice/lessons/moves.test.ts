import { expect, it } from "vitest";
import { lesson } from "../../testing/lessonExample.ts";
import { isAbandoned, movesOf, rivalsOf } from "./moves.ts";

const before = Date.parse("2030-05-01T19:00:00Z");
const after = Date.parse("2030-05-01T21:00:00Z");

it.each([
  ["pending", before, ["confirm", "decline"]],
  ["confirmed", before, ["delete"]],
  ["confirmed", after, ["complete", "delete"]],
  ["scheduled", before, []],
  ["scheduled", after, ["complete"]],
  ["completed", after, ["delete"]],
  ["declined", before, ["delete"]],
  ["cancelled", before, []],
] as const)("a lesson that is %s offers its instructor what the server allows", (status, now, moves) => {
  expect(movesOf({ ...lesson, status }, "ana", now)).toEqual(moves);
});

it("offers nothing to anybody else", () => expect(movesOf(lesson, "bob", before)).toEqual([]));

it("finds the lessons of the same instructor that overlap", () => {
  const overlapping = { ...lesson, id: "l2", scheduledDate: "2030-05-01T20:30:00.000Z" };
  const after = { ...lesson, id: "l3", scheduledDate: "2030-05-01T21:00:00.000Z" };
  const elsewhere = { ...lesson, id: "l4", instructor: { ...lesson.instructor, id: "bob" } };
  expect(rivalsOf(lesson, [lesson, overlapping, after, elsewhere])).toEqual([overlapping]);
});

it.each([
  ["pending", after, true],
  ["confirmed", before, true],
  ["scheduled", before, true],
  ["confirmed", after, false],
  ["declined", before, false],
] as const)("without an instructor, a lesson that is %s can be called off: %#", (status, now, open) => {
  const abandoned = { ...lesson, status, instructor: { ...lesson.instructor, isActive: false } };
  expect(isAbandoned(abandoned, now)).toBe(open);
  expect(isAbandoned({ ...abandoned, instructor: lesson.instructor }, now)).toBe(false);
});
