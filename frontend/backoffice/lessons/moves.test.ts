import { expect, it } from "vitest";
import { lesson } from "../../testing/lessonExample.ts";
import { isAbandoned, movesOf, rivalsOf } from "./moves.ts";

const before = Date.parse("2030-05-01T19:00:00Z");
const after = Date.parse("2030-05-01T21:00:00Z");

const ana = { id: "ana", role: "instructor" };
const dana = { id: "dana", role: "admin" };

it("offers the lesson's instructor what the server allows, by the lesson's own clock", () => {
  const confirmed = { ...lesson, status: "confirmed" } as const;
  expect(movesOf(confirmed, ana, before)).toEqual(["offerTime", "cancel"]);
  expect(movesOf(confirmed, ana, after)).toEqual(["complete", "markMissed", "delete"]);
});

it("G1-54: offers an admin the same, except to delete from another's list", () => {
  const completed = { ...lesson, status: "completed" } as const;
  expect(movesOf(lesson, dana, before)).toEqual(["confirm", "decline", "offerTime"]);
  expect(movesOf(completed, ana, after)).toEqual(["delete"]);
  expect(movesOf(completed, dana, after)).toEqual([]);
  expect(movesOf({ ...lesson, studentId: dana.id }, dana, before), "their own, as a player").toEqual([]);
});

it("offers nothing to anybody else", () =>
  expect(movesOf(lesson, { id: "bob", role: "instructor" }, before)).toEqual([]));

it("finds the lessons of the same instructor that overlap", () => {
  const overlapping = { ...lesson, id: "l2", scheduledDate: "2030-05-01T20:30:00.000Z" };
  const after = { ...lesson, id: "l3", scheduledDate: "2030-05-01T21:00:00.000Z" };
  const elsewhere = { ...lesson, id: "l4", instructor: { ...lesson.instructor, id: "bob" } };
  expect(rivalsOf(lesson, [lesson, overlapping, after, elsewhere])).toEqual([overlapping]);
});

it("without an instructor, what is left open can be called off", () => {
  const abandoned = { ...lesson, instructor: { ...lesson.instructor, isActive: false } };
  expect(isAbandoned(abandoned, after)).toBe(true);
  expect(isAbandoned({ ...abandoned, status: "confirmed" }, after)).toBe(false);
  expect(isAbandoned(lesson, after)).toBe(false);
  expect(movesOf(abandoned, dana, before)).toEqual(["cancel"]);
});
