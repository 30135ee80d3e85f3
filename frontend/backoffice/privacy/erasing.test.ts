import { expect, it } from "vitest";
import { erasedInWords, erasing } from "./erasing.ts";

const goes = (role: "student" | "instructor", ahead?: number) => erasing({ role }, ahead).goes.join(" ");

it("says of a player without lessons to come nothing about lessons", () =>
  expect(goes("student", 0)).not.toMatch(/canceled|slots/));

it("counts the lessons that will be canceled, and says that nobody is told by mail", () => {
  expect(goes("student", 1)).toContain("1 upcoming lesson is canceled. Tell the others first");
  expect(goes("instructor", 3)).toContain("3 upcoming lessons are canceled.");
});

it("does not hide lessons while they are being counted", () =>
  expect(goes("student")).toContain("Upcoming lessons are canceled."));

it("names an instructor's profile and slots", () => expect(goes("instructor", 0)).toContain("all their time slots"));

it("tells what became of it", () => {
  expect(erasedInWords({ lessonsCancelled: 2, slotsWithdrawn: 1 })).toBe("2 lessons canceled, 1 time slot removed");
  expect(erasedInWords({ lessonsCancelled: 0, slotsWithdrawn: 0 })).toBe("");
  expect(erasedInWords({ lessonsCancelled: 0, registrationsWithdrawn: 1 })).toBe("1 registration withdrawn");
});
