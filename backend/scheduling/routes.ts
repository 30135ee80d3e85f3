import type Router from "@koa/router";
import type { Context } from "koa";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { availabilityStream } from "../../eventstore/scheduling/events.ts";
import { roleOf } from "../../projections/accounts/queries.ts";
import { everything } from "../../projections/list.ts";
import { listSlots, slotById } from "../../projections/scheduling/queries.ts";
import type { Backend } from "../backend.ts";
import { newId } from "../command.ts";
import { answerCreated } from "../http/oldCreated.ts";
import { answerList, listQueryOf } from "../http/oldListDialect.ts";
import { Rejection, shaped } from "../http/rejection.ts";
import { commandOf, inRole } from "../http/signedIn.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { openOrCloseSlot, publishSlot, withdrawSlot } from "./availability.ts";
import { slotList } from "./calls.ts";
import { availabilityUrl, ChangeSlot, ownAvailabilityUrl, PublishSlot, SlotView } from "./contract.ts";

const daysInWeek = 7;
const noSuchSlot = () => new Rejection("missing", "NoSuchSlot", "This time slot was not found.");

/** Two addresses for the same calls: the schedule screens use one, the instructor dashboard the other. */
export const availabilityRoutes = (router: Router, { db, handle, time, caughtUp }: Backend) => {
  const today = () => time.today();
  const calendar = () => ({ today: today(), instantOf: time.instantOf });

  const answerOwn = async (ctx: Context) => {
    const { id: instructorId } = inRole(ctx, "instructor");
    const query = listQueryOf(ctx, slotList);
    answerList(ctx, "slots", query, await listSlots(db, { instructorId, ...calendar() }, query));
  };

  /** The caller's own slot. Slots are public, so another one's is forbidden, not hidden. */
  const ownSlot = async (ctx: Context, id: string) => {
    const user = inRole(ctx, "instructor");
    let slot = await slotById(db, { id, ...calendar() });
    if (!slot) {
      const known = await caughtUp(); // it may have been published on another node a moment ago
      slot = await slotById(db, { id, ...calendar() });
      if (!slot && !known) throw new StoreUnavailable("whether there is such a slot is not known at this moment");
    }
    if (!slot || slot.isWithdrawn) throw noSuchSlot();
    if (slot.instructorId !== user.id)
      throw new Rejection("forbidden", "Forbidden", "This is another instructor's slot.");
    return { id, stream: availabilityStream(user.id) };
  };
  const slotShown = async (id: string) => {
    const slot = await slotById(db, { id, ...calendar() });
    return slot && SlotView.parse(slot);
  };
  const answerSlot = async (ctx: Context, id: string) => {
    ctx.body = await slotShown(id);
  };

  router.get(availabilityUrl, async (ctx) => {
    const { instructorId } = ctx.query;
    if (instructorId === undefined) return answerOwn(ctx);
    const id = String(instructorId);
    const known = (await roleOf(db, id)) === "instructor"; // one who was revoked offers nothing
    ctx.body = known ? (await listSlots(db, { instructorId: id, ...calendar() }, everything)).rows : [];
  });
  router.get(ownAvailabilityUrl, answerOwn);

  for (const url of [availabilityUrl, ownAvailabilityUrl]) {
    router.get(`${url}/:id`, async (ctx) => {
      const { id: instructorId } = inRole(ctx, "instructor");
      const { rows } = await listSlots(db, { instructorId, ...calendar() }, { filter: { id: ctx.params.id } });
      if (!rows[0]) throw noSuchSlot();
      ctx.body = rows[0];
    });

    router.post(url, async (ctx) => {
      const { id: instructorId } = inRole(ctx, "instructor");
      const { price, weeksDuration, isAvailable, ...told } = shaped(PublishSlot, ctx.request.body);
      const command = commandOf(ctx);
      const slotId = newId(command, "slot");
      const validFrom = today();
      const slot = {
        ...told,
        slotId,
        instructorId,
        priceCents: Math.round(price * 100),
        weeks: weeksDuration,
        validFrom,
        validUntil: time.addDays(validFrom, weeksDuration * daysInWeek),
        available: isAvailable,
      };
      await handle({ fold: availability, stream: availabilityStream(instructorId), command }, publishSlot(slot));
      answerCreated(ctx, slotId, await slotShown(slotId));
    });

    router.patch(`${url}/:id`, async (ctx) => {
      const { id, stream } = await ownSlot(ctx, ctx.params.id!);
      const { isAvailable } = shaped(ChangeSlot, ctx.request.body);
      await handle(
        { fold: availability, stream, command: commandOf(ctx) },
        openOrCloseSlot({ slotId: id, isAvailable }),
      );
      await answerSlot(ctx, id);
    });

    router.delete(`${url}/:id`, async (ctx) => {
      const { id, stream } = await ownSlot(ctx, ctx.params.id!);
      await handle({ fold: availability, stream, command: commandOf(ctx) }, withdrawSlot({ slotId: id }));
      await answerSlot(ctx, id);
    });
  }
};
