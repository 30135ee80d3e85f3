import { z } from "zod";
import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { manages } from "../../projections/accounts/managingRule.ts";
import { roleOf, type UserView } from "../../projections/accounts/open.ts";
import { everything } from "../../projections/list.ts";
import { listSlots, slotById, slotList } from "../../projections/scheduling/queries.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { created } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { inRole } from "../http/signedIn.ts";
import { sought } from "../sought.ts";
import { openOrCloseSlot, publishSlot, withdrawSlot } from "./availability.ts";
import { availabilityUrl, ChangeSlot, OfInstructor, ownAvailabilityUrl, PublishSlot, SlotView } from "./contract.ts";
import { refuseSamePlace } from "./samePlace.ts";
import { scheduleOf, staff } from "./whose.ts";

const daysInWeek = 7;

const calendarOf = ({ time }: Backend) => ({ today: time.today(), instantOf: time.instantOf });
const noSuchSlot = () => new Rejection("missing", "NoSuchSlot", "We couldn't find this time slot.");

/** A slot the caller may change. Slots are public, so another's is forbidden, not hidden. */
const ownSlot = async (backend: Backend, user: UserView, id: string) => {
  const calendar = calendarOf(backend);
  const slot = await sought(backend, () => slotById(backend.db, { id, ...calendar }), noSuchSlot);
  if (slot.isWithdrawn) throw noSuchSlot();
  if (!manages(user, slot.instructorId))
    throw new Rejection("forbidden", "Forbidden", "This is another coach's time slot.");
  return { slotId: id, stream: availabilityStream(slot.instructorId) };
};

const slotShown = async (backend: Backend, id: string) => {
  const slot = await slotById(backend.db, { id, ...calendarOf(backend) });
  return slot && SlotView.parse(slot);
};

/** What an instructor offers; a former instructor offers nothing. */
const offeredBy = async (backend: Backend, instructorId: string) => {
  if ((await roleOf(backend.db, instructorId)) !== "instructor") return [];
  return (await listSlots(backend.db, { instructorId, ...calendarOf(backend) }, everything)).rows;
};

const publish = async (
  backend: Backend,
  command: Command,
  { instructorId, form }: { instructorId: string; form: PublishSlot },
) => {
  const { handle, time } = backend;
  const { price, weeksDuration, isAvailable, instructorId: _, samePlace, ...rest } = form;
  const slotId = newId(command, "slot");
  const validFrom = time.today();
  const slot = {
    ...rest,
    slotId,
    instructorId,
    priceCents: Math.round(price * 100),
    weeks: weeksDuration,
    validFrom,
    validUntil: time.addDays(validFrom, weeksDuration * daysInWeek),
    available: isAvailable,
  };
  await refuseSamePlace(backend, samePlace, [slot]);
  await handle({ fold: availability, stream: availabilityStream(instructorId), command }, publishSlot(slot));
  return slotId;
};

const readCalls: readonly Call[] = [
  call(
    "GET",
    availabilityUrl,
    {
      does: "Lists an instructor's weekly slots, all at once. Without instructorId, the caller's own, in pages.",
      who: "everybody",
      whoInWords: "everybody, with `instructorId`; instructors, without",
      query: z.object({ instructorId: z.string().optional() }),
      list: slotList,
      answer: { status: 200, body: SlotView.array() },
      refused: {
        401: "No `instructorId`, and nobody is logged in.",
        403: "No `instructorId`, and the caller isn't an instructor.",
      },
      keptFor: ["?instructorId=:id"],
    },
    ({ query: { instructorId }, list, ctx }, backend) =>
      instructorId === undefined
        ? listSlots(backend.db, { instructorId: inRole(ctx, "instructor").id, ...calendarOf(backend) }, list)
        : offeredBy(backend, instructorId),
  ),
  call(
    "GET",
    ownAvailabilityUrl,
    {
      does: "Lists the caller's own weekly slots, or those of the instructor an admin names.",
      ...staff,
      query: OfInstructor,
      list: slotList,
      answer: { status: 200, body: SlotView.array() },
    },
    async ({ user, list, query }, backend) => {
      const instructorId = await scheduleOf(backend, user, query.instructorId);
      return listSlots(backend.db, { instructorId, ...calendarOf(backend) }, list);
    },
  ),
];

/** Two addresses for the same calls: the schedule screens use one, the instructor dashboard the other. */
const callsAt = (url: string): readonly Call[] => [
  call(
    "GET",
    `${url}/:id`,
    { does: "Shows one of the caller's own slots.", who: ["instructor"], answer: { status: 200, body: SlotView } },
    async ({ user, params: { id } }, backend) => {
      const mine = { instructorId: user.id, ...calendarOf(backend) };
      const [slot] = (await listSlots(backend.db, mine, { filter: { id } })).rows;
      if (!slot) throw noSuchSlot();
      return slot;
    },
  ),
  call(
    "POST",
    url,
    {
      does: "Publishes a weekly slot on the caller's own calendar, or for the instructor an admin names.",
      ...staff,
      body: PublishSlot,
      answer: { status: 201, body: SlotView },
      refused: { 409: "It overlaps another slot or, if asked, is in another coach's place (`SamePlace`)." },
    },
    async ({ user, command, body: form }, backend) => {
      const instructorId = await scheduleOf(backend, user, form.instructorId);
      const slotId = await publish(backend, command, { instructorId, form });
      return created(slotId, await slotShown(backend, slotId));
    },
  ),
  call(
    "PATCH",
    `${url}/:id`,
    {
      does: "Opens or closes a slot for bookings.",
      ...staff,
      body: ChangeSlot,
      answer: { status: 200, body: SlotView },
      refused: { 409: "The slot was withdrawn." },
    },
    async ({ user, command, params, body: { isAvailable } }, backend) => {
      const { slotId, stream } = await ownSlot(backend, user, params.id);
      await backend.handle({ fold: availability, stream, command }, openOrCloseSlot({ slotId, isAvailable }));
      return slotShown(backend, slotId);
    },
  ),
  call(
    "DELETE",
    `${url}/:id`,
    {
      does: "Withdraws a slot. Lessons booked in it stay.",
      ...staff,
      answer: { status: 200, body: SlotView },
    },
    async ({ user, command, params }, backend) => {
      const { slotId, stream } = await ownSlot(backend, user, params.id);
      await backend.handle({ fold: availability, stream, command }, withdrawSlot({ slotId }));
      return slotShown(backend, slotId);
    },
  ),
];

export const slotCalls: readonly Call[] = [...readCalls, ...callsAt(availabilityUrl), ...callsAt(ownAvailabilityUrl)];
