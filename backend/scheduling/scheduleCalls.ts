import { v7 as newUuid } from "uuid";
import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { everything } from "../../projections/list.ts";
import { listSlots } from "../../projections/scheduling/queries.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { call, type Call } from "../http/call.ts";
import { restoreSlot } from "./availability.ts";
import { clearSchedule, restoreSchedule } from "./clearing.ts";
import {
  clearedUrl,
  clearScheduleUrl,
  CopyDay,
  copyDayUrl,
  DayCopied,
  dayNames,
  OfInstructor,
  RestoreSchedule,
  restoreUrl,
  SlotView,
} from "./contract.ts";
import { copiesOf, copyDay, newCopies } from "./copyDay.ts";
import { refuseSamePlace } from "./samePlace.ts";
import { scheduleOf, staff } from "./whose.ts";

const slotsOf = async ({ db, time }: Backend, whose: { instructorId: string; cleared: boolean }) => {
  const calendar = { today: time.today(), instantOf: time.instantOf };
  return (await listSlots(db, { ...whose, ...calendar }, everything)).rows;
};

/** Publishes one weekday's slots on the others, too. Returns which were published, and which overlap. */
const copied = async (
  backend: Backend,
  command: Command,
  { instructorId, dayOfWeek, samePlace }: CopyDay & { instructorId: string },
) => {
  const { handle, stateOf, time } = backend;
  const stream = availabilityStream(instructorId);
  const key = command.key ?? newUuid();
  const idOf = (slotId: string, day: number) => newId({ ...command, key: `${key} ${slotId} ${day}` }, "slot");
  const copying = { dayOfWeek, today: time.today(), time, idOf };
  await refuseSamePlace(backend, samePlace, newCopies(await stateOf(availability, stream), copying));
  await handle({ fold: availability, stream, command }, copyDay(copying));
  const known = await stateOf(availability, stream);
  const outcome: DayCopied = { copied: [], skipped: [] };
  for (const copy of copiesOf(known, copying))
    outcome[known.slots.has(copy.slotId) ? "copied" : "skipped"].push({
      dayOfWeek: copy.dayOfWeek,
      dayName: dayNames[copy.dayOfWeek]!,
      startTime: copy.startTime,
      endTime: copy.endTime,
    });
  return outcome;
};

/** What an instructor does with all slots at once. */
export const scheduleCalls: readonly Call[] = [
  call(
    "DELETE",
    clearScheduleUrl,
    {
      does:
        "Takes all the caller's slots, or those of the instructor an admin names, off the calendar, and answers them. " +
        "Lessons and blocked dates stay.",
      ...staff,
      query: OfInstructor,
      answer: { status: 200, body: SlotView.array() },
    },
    async ({ user, command, query }, backend) => {
      const instructorId = await scheduleOf(backend, user, query.instructorId);
      const target = { fold: availability, stream: availabilityStream(instructorId), command };
      await backend.handle(target, clearSchedule({ instructorId, today: backend.time.today() }));
      return slotsOf(backend, { instructorId, cleared: true });
    },
  ),
  call(
    "GET",
    clearedUrl,
    {
      does: "Lists the slots from the caller's last clearing that can be restored.",
      ...staff,
      query: OfInstructor,
      answer: { status: 200, body: SlotView.array() },
    },
    async ({ user, query }, backend) =>
      slotsOf(backend, { instructorId: await scheduleOf(backend, user, query.instructorId), cleared: true }),
  ),
  call(
    "POST",
    restoreUrl,
    {
      does:
        "Restores the slots of the last clearing where newer slots leave room, or one deleted slot. Answers " +
        "the slots that are published now.",
      ...staff,
      body: RestoreSchedule,
      answer: { status: 200, body: SlotView.array() },
      refused: { 404: "There's no such slot.", 409: "Newer slots overlap the ones to restore." },
    },
    async ({ user, command, body: { slotId, instructorId: named } }, backend) => {
      const instructorId = await scheduleOf(backend, user, named);
      const target = { fold: availability, stream: availabilityStream(instructorId), command };
      const all = { instructorId, today: backend.time.today() };
      await backend.handle(target, slotId === undefined ? restoreSchedule(all) : restoreSlot({ slotId }));
      return slotsOf(backend, { instructorId, cleared: false });
    },
  ),
  call(
    "POST",
    copyDayUrl,
    {
      does: "Copies the slots of one weekday to the other six days, and answers which were copied and which overlap.",
      ...staff,
      body: CopyDay,
      answer: { status: 200, body: DayCopied },
      refused: { 409: "If asked: one of the copies would be in another coach's place (`SamePlace`)." },
    },
    async ({ user, command, body }, backend) =>
      copied(backend, command, { ...body, instructorId: await scheduleOf(backend, user, body.instructorId) }),
  ),
];
