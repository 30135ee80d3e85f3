import { expect, it } from "vitest";
import { camp } from "../../../testing/campExample.ts";
import { lesson } from "../../../testing/lessonExample.ts";
import { columnsOf } from "./columns.ts";

const date = "2030-05-01";
const day = { date, view: "day" } as const;
const ben = { id: "ben", name: "Ben Ortiz" };
const cleo = { id: "cleo", name: "Cleo Fox" };
const ofAna = { ...lesson, instructor: { ...lesson.instructor, isActive: false } };
const told = { lessons: [ofAna, { ...ofAna, id: "l2" }], camps: [] };
const titles = (...asked: Parameters<typeof columnsOf>) => columnsOf(...asked).map(({ title }) => title);

it.each([[[ben]], [[ben, cleo]]])("a coach who has left and still has lessons that day has a column: %j", (coaches) => {
  expect(titles(day, coaches, told)).toEqual([...coaches.map(({ name }) => name), "Ana Delgado (has left)"]);
  expect(columnsOf(day, coaches, told).map(({ hasLeft }) => hasLeft)).toEqual([...coaches.map(() => false), true]);
  const camps = [{ date, camp }];
  expect(titles(day, coaches, { lessons: [], camps }).at(-1)).toBe("Ana Delgado (has left)");
});

it("nobody is added whose lessons are on another day, to a week, or while the coaches aren't known", () => {
  const tomorrow = { lessons: [{ ...ofAna, date: "2030-05-02" }], camps: [] };
  expect(titles(day, [ben, cleo], tomorrow)).toEqual(["Ben Ortiz", "Cleo Fox"]);
  expect(titles(day, [], told)).toEqual(["Wed, May 1"]);
  expect(columnsOf({ date, view: "week" }, [ben], told)).toHaveLength(7);
});
