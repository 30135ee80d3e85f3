import { expect, it } from "vitest";
import { checkSlot, errorsOf, following, lacksRequired, newSlot, slotTimes } from "./slotDraft.ts";

it("V9 K4: offers every half hour from 6:00 AM to 9:30 PM", () => {
  expect(slotTimes).toHaveLength(32);
  expect(slotTimes[0]).toEqual({ value: "06:00", label: "6:00 AM" });
  expect(slotTimes.at(-1)).toEqual({ value: "21:30", label: "9:30 PM" });
});

it("starts with the specified presets", () => expect(checkSlot(newSlot(1))).toEqual({}));

it.each(["dayOfWeek", "startTime", "endTime", "price"] as const)("requires %s", (field) => {
  const draft = { ...newSlot(1), [field]: "" };
  expect(lacksRequired(draft)).toBe(true);
  expect(Object.keys(checkSlot(draft))).toContain(field);
});

it("requires the end after the start", () =>
  expect(checkSlot({ ...newSlot(1), endTime: "09:00" })).toEqual({ endTime: "End time must be after start time" }));

it.each([
  ["price", "-5"],
  ["weeksDuration", "0"],
  ["weeksDuration", "53"],
  ["weeksDuration", "1.5"],
  ["maxStudents", "11"],
] as const)("refuses %s %s", (field, value) =>
  expect(Object.keys(checkSlot({ ...newSlot(1), [field]: value }))).toEqual([field]),
);

it("puts the server's complaints beside their fields and leaves out what has none", () =>
  expect(
    errorsOf([
      { path: ["price"], message: "first" },
      { path: ["price"], message: "second" },
      { path: ["other"], message: "elsewhere" },
    ]),
  ).toEqual({ price: "first" }));

it("goes on where the slot before ended", () => {
  const draft = { ...newSlot(1), startTime: "16:00", endTime: "17:00", price: "80" };
  expect(following(draft)).toEqual({ ...draft, startTime: "17:00", endTime: "18:00" });
  expect(following({ ...draft, startTime: "20:30", endTime: "21:30" })).toEqual(newSlot());
});
