import type Router from "@koa/router";
import { v7 as newUuid } from "uuid";
import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { everything } from "../../projections/list.ts";
import { listSlots } from "../../projections/scheduling/queries.ts";
import type { Backend } from "../backend.ts";
import { newId } from "../command.ts";
import { shaped } from "../http/rejection.ts";
import { commandOf, inRole } from "../http/signedIn.ts";
import { restoreSlot } from "./availability.ts";
import { clearSchedule, restoreSchedule } from "./clearing.ts";
import {
  clearedUrl,
  clearScheduleUrl,
  CopyDay,
  copyDayUrl,
  type DayCopied,
  dayNames,
  RestoreSchedule,
  restoreUrl,
} from "./contract.ts";
import { copiesOf, copyDay } from "./copyDay.ts";

/** What an instructor does with all slots at once. */
export const scheduleRoutes = (router: Router, { db, handle, stateOf, time }: Backend) => {
  const slotsOf = async (instructorId: string, cleared: boolean) =>
    (await listSlots(db, { instructorId, cleared, today: time.today(), instantOf: time.instantOf }, everything)).rows;
  const target = (instructorId: string) => ({ fold: availability, stream: availabilityStream(instructorId) });

  router.get(clearedUrl, async (ctx) => {
    ctx.body = await slotsOf(inRole(ctx, "instructor").id, true);
  });

  router.delete(clearScheduleUrl, async (ctx) => {
    const { id: instructorId } = inRole(ctx, "instructor");
    const whose = { instructorId, today: time.today() };
    await handle({ ...target(instructorId), command: commandOf(ctx) }, clearSchedule(whose));
    ctx.body = await slotsOf(instructorId, true);
  });

  router.post(restoreUrl, async (ctx) => {
    const { id: instructorId } = inRole(ctx, "instructor");
    const { slotId } = shaped(RestoreSchedule, ctx.request.body ?? {});
    await handle(
      { ...target(instructorId), command: commandOf(ctx) },
      slotId === undefined ? restoreSchedule({ instructorId, today: time.today() }) : restoreSlot({ slotId }),
    );
    ctx.body = await slotsOf(instructorId, false);
  });

  router.post(copyDayUrl, async (ctx) => {
    const { id: instructorId } = inRole(ctx, "instructor");
    const { dayOfWeek } = shaped(CopyDay, ctx.request.body);
    const command = commandOf(ctx);
    const key = command.key ?? newUuid();
    const idOf = (slotId: string, day: number) => newId({ ...command, key: `${key} ${slotId} ${day}` }, "slot");
    const copying = { dayOfWeek, today: time.today(), time, idOf };
    await handle({ ...target(instructorId), command }, copyDay(copying));
    const known = await stateOf(availability, availabilityStream(instructorId));
    const told: DayCopied = { copied: [], skipped: [] };
    for (const copy of copiesOf(known, copying))
      told[known.slots.has(copy.slotId) ? "copied" : "skipped"].push({
        dayOfWeek: copy.dayOfWeek,
        dayName: dayNames[copy.dayOfWeek]!,
        startTime: copy.startTime,
        endTime: copy.endTime,
      });
    ctx.body = told;
  });
};
