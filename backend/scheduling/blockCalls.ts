import { closes } from "../../eventstore/scheduling/blocks.ts";
import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { LessonView, listLessons } from "../../projections/lessons/open.ts";
import { blockById, listBlocks } from "../../projections/scheduling/queries.ts";
import type { Backend } from "../backend.ts";
import { newId } from "../command.ts";
import { created } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { active } from "../lessons/movesRule.ts";
import { blockDates, unblockDates } from "./block.ts";
import { BlockDates, blocksUrl, blockUrl, BlockView, touchedLessonsUrl } from "./contract.ts";

const who = ["instructor"] as const;

const lessonsTouched = async ({ db, time }: Backend, instructor: string, block: BlockDates) => {
  const from = time.addDays(block.firstDay, -1); // a late lesson may reach into the first day
  const filter = { status: [...active], from, until: block.lastDay };
  const { rows } = await listLessons(db, { instructor }, { filter });
  return rows
    .filter(({ date, scheduledDate, duration }) =>
      closes(block, { date, startsAt: scheduledDate, minutes: duration }, time.instantOf),
    )
    .sort((a, b) => a.scheduledDate.localeCompare(b.scheduledDate));
};

/** Dates on which an instructor is away. Only that instructor sees and changes them. */
export const blockCalls: readonly Call[] = [
  call(
    "GET",
    blocksUrl,
    {
      does: "Lists the caller's blocked dates from today on.",
      who,
      answer: { status: 200, body: BlockView.array() },
    },
    ({ user }, { db, time }) => listBlocks(db, { instructorId: user.id, today: time.today() }),
  ),
  call(
    "GET",
    touchedLessonsUrl,
    {
      does: "Lists the caller's lessons that blocking these dates would touch. Blocking leaves them as they are.",
      who,
      query: BlockDates,
      answer: { status: 200, body: LessonView.array() },
      refused: { 422: "The dates or times are no range; `issues` says where." },
    },
    ({ user, query: block }, backend) => lessonsTouched(backend, user.id, block),
  ),
  call(
    "POST",
    blocksUrl,
    {
      does: "Closes a range of dates for bookings, or some hours of each of these days.",
      who,
      body: BlockDates,
      answer: { status: 201, body: BlockView },
      refused: { 409: "The same dates are blocked already." },
    },
    async ({ user: { id: instructorId }, command, body: dates }, { db, handle, time }) => {
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
      does: "Opens blocked dates again.",
      who,
      whoInWords: "the instructor who blocked them",
      answer: { status: 200, body: BlockView },
    },
    async ({ user, command, params: { id: blockId } }, { db, handle }) => {
      const target = { fold: availability, stream: availabilityStream(user.id), command };
      await handle(target, unblockDates({ blockId }));
      return blockById(db, blockId);
    },
  ),
];
