import type Router from "@koa/router";
import { closes } from "../../eventstore/scheduling/blocks.ts";
import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { listLessons } from "../../projections/lessons/queries.ts";
import { blockById, listBlocks } from "../../projections/scheduling/queries.ts";
import type { Backend } from "../backend.ts";
import { newId } from "../command.ts";
import { answerCreated } from "../http/oldCreated.ts";
import { shaped } from "../http/rejection.ts";
import { commandOf, inRole } from "../http/signedIn.ts";
import { blockDates, unblockDates } from "./block.ts";
import { BlockDates, blocksUrl, blockUrl, touchedLessonsUrl } from "./contract.ts";

const agreedOrAsked = ["pending", "confirmed", "scheduled"];

/** Dates on which an instructor is not there. Only that instructor sees and changes them. */
export const blockRoutes = (router: Router, { db, handle, time }: Backend) => {
  router.get(blocksUrl, async (ctx) => {
    const { id: instructorId } = inRole(ctx, "instructor");
    ctx.body = await listBlocks(db, { instructorId, today: time.today() });
  });

  router.get(touchedLessonsUrl, async (ctx) => {
    const { id } = inRole(ctx, "instructor");
    const block = shaped(BlockDates, ctx.query);
    const from = time.addDays(block.firstDay, -1); // a late lesson may reach into the first day
    const filter = { status: agreedOrAsked, from, until: block.lastDay };
    const { rows } = await listLessons(db, { instructor: id }, { filter });
    ctx.body = rows
      .filter(({ date, scheduledDate, duration }) =>
        closes(block, { date, startsAt: scheduledDate, minutes: duration }, time.instantOf),
      )
      .sort((a, b) => a.scheduledDate.localeCompare(b.scheduledDate));
  });

  router.post(blocksUrl, async (ctx) => {
    const { id: instructorId } = inRole(ctx, "instructor");
    const told = shaped(BlockDates, ctx.request.body);
    const command = commandOf(ctx);
    const blockId = newId(command, "block");
    const block = { blockId, instructorId, ...told };
    const target = { fold: availability, stream: availabilityStream(instructorId), command };
    await handle(target, blockDates({ block, today: time.today() }));
    answerCreated(ctx, blockId, await blockById(db, blockId));
  });

  router.delete(blockUrl(":id"), async (ctx) => {
    const { id: instructorId } = inRole(ctx, "instructor");
    const blockId = ctx.params.id!;
    const target = { fold: availability, stream: availabilityStream(instructorId), command: commandOf(ctx) };
    await handle(target, unblockDates({ blockId }));
    ctx.body = await blockById(db, blockId);
  });
};
