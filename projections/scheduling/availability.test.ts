import { expect, it } from "vitest";
import {
  blocked,
  closed,
  dayCopied,
  published,
  reopened,
  restored,
  scheduleCleared,
  scheduleRestored,
  sickDayAnnounced,
  sickDayBegun,
  sickDayHadNoLessons,
  slotsUncopied,
  unblocked,
  withdrawn,
} from "../../eventstore/scheduling/examples.ts";
import { facilityClosed, facilityReopened } from "../../eventstore/scheduling/closureExamples.ts";
import { rowsOf, atMinute, type NewFact } from "../testing/deliver.ts";
import { availabilityProjector } from "./availability.ts";

const rowsAfter = rowsOf(availabilityProjector);

const { available: _, slotId: id, ...terms } = published.data;
const slot = { id, ...terms, isAvailable: true, isWithdrawn: false, isCleared: false, createdAt: atMinute(0) };

it("a published slot has all its terms", async () => {
  expect((await rowsAfter([published])).slots).toEqual([slot]);
});

it("a slot may be published closed", async () => {
  const unavailable = { ...published, data: { ...published.data, available: false } };
  expect((await rowsAfter([unavailable])).slots).toEqual([{ ...slot, isAvailable: false }]);
});

it("closing, reopening and withdrawing change one slot and leave its terms", async () => {
  const other = { ...published, data: { ...published.data, slotId: "s2", dayOfWeek: 4 } };
  const stays = { ...slot, id: "s2", dayOfWeek: 4, createdAt: atMinute(1) };
  const after = async (...facts: NewFact[]) => (await rowsAfter([published, other, ...facts])).slots;
  expect(await after(closed)).toEqual([{ ...slot, isAvailable: false }, stays]);
  expect(await after(closed, reopened)).toEqual([slot, stays]);
  expect(await after(closed, withdrawn)).toEqual([{ ...slot, isAvailable: false, isWithdrawn: true }, stays]);
});

it("a deleted slot that is restored is what it was before", async () => {
  expect((await rowsAfter([published, closed, withdrawn, restored])).slots).toEqual([{ ...slot, isAvailable: false }]);
});

it("A13, G1-26: clearing withdraws slots together and marks them until they are restored or the next clearing", async () => {
  const second = { ...published, data: { ...published.data, slotId: "s2" } };
  const clearing = (slotId: string) => ({ ...scheduleCleared, data: { instructorId: "ana", slotIds: [slotId] } });
  const gone = { isWithdrawn: true, isCleared: true };
  const states = async (...facts: NewFact[]) =>
    (await rowsAfter([published, second, ...facts])).slots?.map(({ id, isWithdrawn, isCleared }) => [
      id,
      isWithdrawn,
      isCleared,
    ]);
  expect((await rowsAfter([published, closed, scheduleCleared])).slots).toEqual([
    { ...slot, ...gone, isAvailable: false },
  ]);
  expect(await states(scheduleCleared, scheduleRestored)).toEqual([
    ["s1", false, false],
    ["s2", false, false],
  ]);
  expect(await states(clearing("s1"), clearing("s2"))).toEqual([
    ["s1", true, false],
    ["s2", true, true],
  ]);
});

it("G1-55: slots copied by mistake are gone, and may be restored like any other", async () => {
  const after = async (...facts: NewFact[]) => (await rowsAfter([published, dayCopied, ...facts])).slots;
  expect(await after()).toEqual([slot]);
  expect(await after(slotsUncopied)).toEqual([{ ...slot, isWithdrawn: true }]);
  expect(await after(slotsUncopied, restored)).toEqual([slot]);
});

it("blocked dates are kept, and removed when they are unblocked", async () => {
  const { blockId, ...dates } = blocked.data;
  const block = { id: blockId, ...dates, name: null, isLifted: false, createdAt: atMinute(0) };
  expect((await rowsAfter([blocked])).blocks).toEqual([block]);
  expect((await rowsAfter([blocked, unblocked])).blocks).toEqual([{ ...block, isLifted: true }]);
});

it("facts about a slot no one published show nothing", async () => {
  expect((await rowsAfter([closed, reopened, withdrawn, restored, scheduleCleared, scheduleRestored])).slots).toEqual(
    [],
  );
});

it("a sick day stands here from its begin to its end, whichever that is", async () => {
  const after = async (...facts: NewFact[]) => (await rowsAfter(facts)).sickDays;
  const meta = { actor: "system" } as const;
  expect(await after({ ...sickDayBegun, meta })).toEqual([
    { id: "d1", instructorId: "ana", actor: "system", begunAt: atMinute(0) },
  ]);
  for (const end of [sickDayAnnounced, sickDayHadNoLessons]) expect(await after(sickDayBegun, end)).toEqual([]);
});

it("a closed facility blocks every instructor, until it reopens", async () => {
  const { closureId, ...days } = facilityClosed.data;
  const closure = {
    id: closureId,
    ...days,
    instructorId: null,
    startTime: null,
    endTime: null,
    createdAt: atMinute(0),
  };
  expect((await rowsAfter([facilityClosed])).blocks).toEqual([{ ...closure, isLifted: false }]);
  expect((await rowsAfter([facilityClosed, facilityReopened])).blocks).toEqual([{ ...closure, isLifted: true }]);
});
