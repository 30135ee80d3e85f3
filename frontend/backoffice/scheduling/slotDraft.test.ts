import { expect, it } from "vitest";
import { PublishSlot } from "../../../backend/scheduling/contract.ts";
import { slotTimes } from "../../shared/scheduling/slotTimes.ts";
import { following, lacksRequired, newSlot, type SlotDraft } from "./slotDraft.ts";

const filled = { ...newSlot(), dayOfWeek: "1" };
const refused = (draft: SlotDraft) => PublishSlot.safeParse(draft).error?.issues.map(({ path }) => path[0]) ?? [];

it("V9 K4: offers every half hour from 6:00 AM to 9:30 PM", () => {
  expect(slotTimes).toHaveLength(32);
  expect(slotTimes[0]).toEqual({ value: "06:00", label: "6:00 AM" });
  expect(slotTimes.at(-1)).toEqual({ value: "21:30", label: "9:30 PM" });
});

it("starts with the specified presets", () => expect(refused(filled)).toEqual([]));

it.each(["dayOfWeek", "startTime", "endTime", "price"] as const)("requires %s", (field) => {
  const draft = { ...filled, [field]: "" };
  expect(lacksRequired(draft)).toBe(true);
  expect(refused(draft)).toContain(field);
});

it("requires the end after the start", () => expect(refused({ ...filled, endTime: "09:00" })).toEqual(["endTime"]));

it.each([
  ["price", "-5"],
  ["weeksDuration", "0"],
  ["weeksDuration", "53"],
  ["weeksDuration", "1.5"],
  ["maxStudents", "11"],
] as const)("refuses %s %s", (field, value) => expect(refused({ ...filled, [field]: value })).toEqual([field]));

it("goes on where the slot before ended", () => {
  const draft = { ...filled, startTime: "16:00", endTime: "17:00", price: "80" };
  expect(following(draft)).toEqual({ ...draft, startTime: "17:00", endTime: "18:00" });
  expect(following({ ...draft, startTime: "20:30", endTime: "21:30" })).toEqual(newSlot());
});
