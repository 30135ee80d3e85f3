import { expect, it } from "vitest";
import { closed, published, reopened, withdrawn } from "../../eventstore/scheduling/examples.ts";
import { given } from "../given.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { openOrCloseSlot, publishSlot, withdrawSlot } from "./availability.ts";

const slot = published.data;
const other = (fields: Partial<typeof slot>) => publishSlot({ ...slot, slotId: "s2", ...fields });
const open = openOrCloseSlot({ slotId: "s1", isAvailable: true });
const close = openOrCloseSlot({ slotId: "s1", isAvailable: false });
const withdraw = withdrawSlot({ slotId: "s1" });
const publishedClosed = { ...published, data: { ...slot, available: false } };

it.each([
  ["A10: publishes a slot", [], publishSlot(slot), published],
  ["A11: closes a slot", [published], close, closed],
  ["A11: reopens a closed slot", [published, closed], open, reopened],
  ["opens a slot that was published closed", [publishedClosed], open, reopened],
  ["A12: withdraws a slot", [published], withdraw, withdrawn],
  ["A12: withdraws a closed slot", [published, closed], withdraw, withdrawn],
] as const)("%s", (_, past, decision, fact) => expect(given(availability, ...past).when(decision)).toEqual([fact]));

it.each([
  ["published", [published], publishSlot(slot)],
  ["published, after it was withdrawn", [published, withdrawn], publishSlot(slot)],
  ["opened", [published], open],
  ["closed", [published, closed], close],
  ["closed, when it was published closed", [publishedClosed], close],
  ["withdrawn", [published, withdrawn], withdraw],
] as const)("records nothing when a slot is again %s", (_, past, decision) =>
  expect(given(availability, ...past).when(decision)).toEqual([]),
);

it.each([
  ["ends when it starts", { startTime: "17:00", endTime: "18:00" }],
  ["starts when it ends", { startTime: "15:00", endTime: "16:00" }],
  ["is on another weekday", { dayOfWeek: 4 }],
  ["begins to hold when it no longer does", { validFrom: "2030-05-29", validUntil: "2030-06-05" }],
  ["no longer holds when it begins to", { validFrom: "2030-04-24", validUntil: "2030-05-01" }],
] as const)("G1-19: another slot may be published that %s", (_, fields) =>
  expect(given(availability, published).when(other(fields))).toHaveLength(1),
);

it("G1-19: the time of a withdrawn slot may be published anew", () =>
  expect(given(availability, published, withdrawn).when(other({}))).toHaveLength(1));

it.each([
  ["EndsBeforeStart", [], other({ startTime: "17:00", endTime: "16:00" })],
  ["EndsBeforeStart", [], other({ startTime: "17:00", endTime: "17:00" })],
  ["SlotOverlaps", [published], other({})],
  ["SlotOverlaps", [published], other({ startTime: "15:30", endTime: "16:30" })],
  ["SlotOverlaps", [published], other({ startTime: "16:15", endTime: "16:45" })],
  ["SlotOverlaps", [published], other({ startTime: "12:00", endTime: "21:00" })],
  ["SlotOverlaps", [published], other({ validFrom: "2030-05-28", validUntil: "2030-06-04" })],
  ["SlotOverlaps", [published, closed], other({})],
  ["NoSuchSlot", [], open],
  ["NoSuchSlot", [published, withdrawn], open],
  ["NoSuchSlot", [published, withdrawn], close],
  ["NoSuchSlot", [], withdraw],
] as const)("refuses: %s (%#)", (code, past, decision) =>
  expect(() => given(availability, ...past).when(decision)).toThrow(expect.objectContaining({ code })),
);

it("T20: says what is wrong with the end, beside the field", () =>
  expect(() => given(availability).when(other({ startTime: "17:00", endTime: "16:00" }))).toThrow(
    expect.objectContaining({
      message: "End time must be after start time",
      issues: [expect.objectContaining({ path: ["endTime"] })],
    }),
  ));

it("N9: names the conflicting slot as people read times", () =>
  expect(() => given(availability, published).when(other({}))).toThrow("from 4:00 PM to 5:00 PM"));
