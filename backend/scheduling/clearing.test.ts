import { expect, it } from "vitest";
import {
  closed,
  published,
  restored,
  scheduleCleared,
  scheduleRestored,
  withdrawn,
} from "../../eventstore/scheduling/examples.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { given } from "../given.ts";
import { openOrCloseSlot, publishSlot, restoreSlot } from "./availability.ts";
import { clearSchedule, restoreSchedule } from "./clearing.ts";

const whose = { instructorId: "ana", today: "2030-05-02" };
const clear = clearSchedule(whose);
const restore = restoreSchedule(whose);
const slot = published.data;
const second = { ...published, data: { ...slot, slotId: "s2", dayOfWeek: 4 } };
const over = { ...published, data: { ...slot, slotId: "s3", validFrom: "2030-04-01", validUntil: "2030-05-01" } };
const clearing = (...slotIds: string[]) => ({ ...scheduleCleared, data: { ...scheduleCleared.data, slotIds } });
const restoring = (...slotIds: string[]) => ({ ...scheduleRestored, data: { ...scheduleRestored.data, slotIds } });
/** Published since, where the first slot was. */
const newcomer = { ...published, data: { ...slot, slotId: "s9", startTime: "16:30", endTime: "17:30" } };

it.each([
  ["G1-26: clears all slots in one fact", [published, second], clear, clearing("s1", "s2")],
  ["clears closed slots too", [published, closed], clear, clearing("s1")],
  ["leaves slots alone that are withdrawn or over", [published, withdrawn, second, over], clear, clearing("s2")],
  ["G1-26: brings all of them back", [published, second, clearing("s1", "s2")], restore, restoring("s1", "s2")],
  ["brings back what fits", [published, second, clearing("s1", "s2"), newcomer], restore, restoring("s2")],
  [
    "brings back the rest when there is room again",
    [
      published,
      second,
      clearing("s1", "s2"),
      newcomer,
      restoring("s2"),
      { ...withdrawn, data: { slotId: "s9", instructorId: "ana" } },
    ],
    restore,
    restoring("s1"),
  ],
  [
    "brings back the last clearing alone",
    [published, clearing("s1"), second, clearing("s2")],
    restore,
    restoring("s2"),
  ],
  ["restores one slot that was deleted", [published, withdrawn], restoreSlot({ slotId: "s1" }), restored],
  [
    "restores a closed slot closed",
    [published, closed, withdrawn],
    restoreSlot({ slotId: "s1" }),
    { ...restored, data: { ...restored.data, available: false } },
  ],
] as const)("%s", (_, past, decision, fact) => expect(given(availability, ...past).when(decision)).toEqual([fact]));

it.each([
  ["nothing is there to clear", [], clear],
  ["the schedule is cleared again", [published, scheduleCleared], clear],
  ["nothing was cleared", [published], restore],
  ["the schedule is restored again", [published, scheduleCleared, scheduleRestored], restore],
  ["what was cleared is over by now", [over, clearing("s3")], restore],
  ["a slot is restored again", [published, withdrawn, restored], restoreSlot({ slotId: "s1" })],
] as const)("records nothing when %s", (_, past, decision) =>
  expect(given(availability, ...past).when(decision)).toEqual([]),
);

it.each([
  ["SlotOverlaps", [published, scheduleCleared, newcomer], restore],
  ["SlotOverlaps", [published, withdrawn, newcomer], restoreSlot({ slotId: "s1" })],
  ["NoSuchSlot", [], restoreSlot({ slotId: "s1" })],
  ["NoSuchSlot", [published, scheduleCleared], openOrCloseSlot({ slotId: "s1", isAvailable: false })],
] as const)("refuses: %s (%#)", (code, past, decision) =>
  expect(() => given(availability, ...past).when(decision)).toThrow(expect.objectContaining({ code })),
);

it("a cleared slot's time may be published anew, a restored one's not", () => {
  const publish = publishSlot(newcomer.data);
  expect(given(availability, published, scheduleCleared).when(publish)).toEqual([newcomer]);
  expect(() => given(availability, published, scheduleCleared, scheduleRestored).when(publish)).toThrow("overlaps");
});

it("what is restored is what it was before", () => {
  const reopen = openOrCloseSlot({ slotId: "s1", isAvailable: true });
  expect(given(availability, published, closed, scheduleCleared, scheduleRestored).when(reopen)).toHaveLength(1);
  expect(given(availability, published, scheduleCleared, scheduleRestored).when(reopen)).toEqual([]);
});
