import { expect, it } from "vitest";
import { erasedInWords, erasing } from "./erasing.ts";

const goes = (role: "student" | "instructor", ahead?: number) => erasing({ role }, ahead).goes.join(" ");

it("says of a player without lessons to come nothing about lessons", () =>
  expect(goes("student", 0)).not.toMatch(/cancelled|slots/));

it("counts the lessons that will be cancelled, and says that nobody is told by mail", () => {
  expect(goes("student", 1)).toContain("1 lesson still to come: it is cancelled. Tell the others first");
  expect(goes("instructor", 3)).toContain("3 lessons still to come: they are cancelled.");
});

it("does not hide lessons while they are being counted", () =>
  expect(goes("student")).toContain("Lessons still to come are cancelled."));

it("names an instructor's profile and slots", () => expect(goes("instructor", 0)).toContain("all their time slots"));

it("tells what became of it", () => {
  expect(erasedInWords({ lessonsCancelled: 2, slotsWithdrawn: 1 })).toBe("2 lessons cancelled, 1 time slot withdrawn");
  expect(erasedInWords({ lessonsCancelled: 0, slotsWithdrawn: 0 })).toBe("");
  expect(erasedInWords({ lessonsCancelled: 0, registrationsWithdrawn: 1 })).toBe("1 registration withdrawn");
});
