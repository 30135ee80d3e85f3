import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { isAnyBooked } from "../../projections/lessons/open.ts";
import { blocksHeldOn, slotsHeldOn } from "../../projections/scheduling/exportQueries.ts";
import { instructorOfSlot } from "../../projections/scheduling/queries.ts";
import type { HeldPart, MaySeeStory, Undo, WhenErased } from "../backend.ts";
import type { Context } from "../context.ts";
import { withdrawAllSlots } from "./availability.ts";
import { blockCalls } from "./blockCalls.ts";
import { closureCalls } from "./closureCalls.ts";
import { slotCalls } from "./calls.ts";
import { SlotView } from "./contract.ts";
import { uncopyDay } from "./copyDay.ts";
import { scheduleCalls } from "./scheduleCalls.ts";

/** No one can book an instructor who is gone. */
const withdrawSlotsWhenErased: WhenErased = async ({ handle }, command, subject) => {
  let slots = 0;
  await handle({ fold: availability, stream: availabilityStream(subject), command }, (offer) => {
    const facts = withdrawAllSlots(offer);
    slots = facts.length;
    return facts;
  });
  return { slot: slots };
};

const undoCopy: Undo = {
  what: "DayCopied",
  async undo({ db, handle, stateOf, caughtUp }, command, act) {
    const stream = availabilityStream(act.of);
    const { copied } = await stateOf(availability, stream);
    await caughtUp(); // with what was requested a moment ago
    const isBooked =
      copied !== undefined &&
      (await isAnyBooked(
        db,
        copied.slots.map(({ slotId }) => slotId),
      ));
    return handle({ fold: availability, stream, command }, uncopyDay({ act, isBooked }));
  },
};

const scheduleParts: readonly HeldPart[] = [
  { name: "openTimes", rows: ({ db }, userId) => slotsHeldOn(db, userId) },
  { name: "blockedDates", rows: ({ db }, userId) => blocksHeldOn(db, userId) },
];

const maySeeStory: MaySeeStory = async (db, { id, role }, of) => {
  const instructorId = await instructorOfSlot(db, of);
  return instructorId === undefined ? undefined : role === "instructor" && instructorId === id;
};

export const scheduling: Context = {
  name: "scheduling",
  calls: { availability: [...slotCalls, ...scheduleCalls, ...blockCalls, ...closureCalls] },
  shapes: { SlotView },
  undos: [undoCopy],
  whenErased: [withdrawSlotsWhenErased],
  maySeeStory,
  exported: scheduleParts,
};
