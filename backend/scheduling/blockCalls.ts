import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { manages } from "../../projections/accounts/managingRule.ts";
import { LessonView } from "../../projections/lessons/open.ts";
import { blockById, listBlocks } from "../../projections/scheduling/queries.ts";
import { newId } from "../command.ts";
import { created } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { sought } from "../sought.ts";
import { blockDates, noSuchBlock, unblockDates } from "./block.ts";
import { BlockDates, blocksUrl, blockUrl, BlockView, OfInstructor, touchedLessonsUrl } from "./contract.ts";
import { lessonsTouched } from "./lessonsTouched.ts";
import { scheduleOf, staff } from "./whose.ts";

/** Dates on which an instructor is away. Only that instructor, and admins, see and change them. */
export const blockCalls: readonly Call[] = [
  call(
    "GET",
    blocksUrl,
    {
      does: "Lists the caller's blocked dates from today on, or those of the instructor an admin names.",
      ...staff,
      query: OfInstructor,
      answer: { status: 200, body: BlockView.array() },
    },
    async ({ user, query }, backend) => {
      const instructorId = await scheduleOf(backend, user, query.instructorId);
      return listBlocks(backend.db, { instructorId, today: backend.time.today() });
    },
  ),
  call(
    "GET",
    touchedLessonsUrl,
    {
      does: "Lists the caller's lessons on these dates. Blocking the dates doesn't change them.",
      ...staff,
      query: BlockDates,
      answer: { status: 200, body: LessonView.array() },
      refused: { 422: "The dates or times aren't a range; `issues` says where." },
    },
    async ({ user, query: block }, backend) =>
      lessonsTouched(backend, { instructor: await scheduleOf(backend, user, block.instructorId) }, block),
  ),
  call(
    "POST",
    blocksUrl,
    {
      does: "Closes a range of dates to bookings, or some hours of each day in it.",
      ...staff,
      body: BlockDates,
      answer: { status: 201, body: BlockView },
      refused: { 409: "These dates are already blocked." },
    },
    async ({ user, command, body: { instructorId: named, ...dates } }, backend) => {
      const { db, handle, time } = backend;
      const instructorId = await scheduleOf(backend, user, named);
      const blockId = newId(command, "block");
      const target = { fold: availability, stream: availabilityStream(instructorId), command };
      await handle(target, blockDates({ block: { blockId, instructorId, ...dates }, today: time.today() }));
      return created(blockId, await blockById(db, blockId));
    },
  ),
  call(
    "DELETE",
    blockUrl(":id"),
    {
      does: "Reopens blocked dates.",
      ...staff,
      answer: { status: 200, body: BlockView },
    },
    async ({ user, command, params: { id: blockId } }, backend) => {
      const { db, handle } = backend;
      const { instructorId } = await sought(backend, () => blockById(db, blockId), noSuchBlock);
      if (!manages(user, instructorId))
        throw new Rejection("forbidden", "Forbidden", "These are another coach's blocked dates.");
      const target = { fold: availability, stream: availabilityStream(instructorId), command };
      await handle(target, unblockDates({ blockId }));
      return blockById(db, blockId);
    },
  ),
];
