import { expect, it } from "vitest";
import { lastDay } from "../../shared/scheduling/slotWords.ts";
import { slot } from "../../testing/slotExample.ts";
import { wallClock } from "../../shared/scheduling/wallClock.ts";
import { occurrences } from "./SlotFields.tsx";
import { slotEnd, slotTerms } from "./words.ts";
import { weekOf } from "./week.ts";

it("K4: groups by weekday from Monday to Sunday, each by the clock", () => {
  const early = { ...slot, id: "s2", startTime: "09:00" };
  const sunday = { ...slot, id: "s3", dayOfWeek: 0 };
  const week = weekOf([slot, sunday, early]);
  expect(week.map(({ name }) => name)[0]).toBe("Monday");
  expect(week.map(({ slots }) => slots.map(({ id }) => id))).toEqual([[], [], ["s2", "s1"], [], [], [], ["s3"]]);
});

it("a slot published today is there from its first weekday on, once a week", () => {
  expect(occurrences(3, 4, "2030-05-01")).toEqual({ first: "2030-05-01", last: "2030-05-22" });
  expect(occurrences(2, 1, "2030-05-01")).toEqual({ first: "2030-05-07", last: "2030-05-07" });
});

it("ends on the last such weekday before the day on which it is no longer valid", () => {
  expect(lastDay(slot)).toBe("2030-05-22");
  expect(lastDay({ dayOfWeek: 2, validUntil: "2030-05-29" })).toBe("2030-05-28");
});

it("speaks of slots as people do", () => {
  expect(slotTerms(slot)).toBe("$75 · 1 spot");
  expect(slotTerms({ ...slot, price: "72.50", maxStudents: 4 })).toBe("$72.50 · 4 spots");
  expect(slotEnd(slot)).toBe("until May 22");
});

it("reads the facility's wall clock", () => {
  expect(wallClock(Date.parse("2030-05-01T20:05:00Z"), "America/New_York")).toBe("16:05");
  expect(wallClock(Date.parse("2030-05-01T04:05:00Z"), "America/New_York")).toBe("00:05");
});
