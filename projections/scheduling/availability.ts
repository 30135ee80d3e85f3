import type { ClosureEvent } from "../../eventstore/scheduling/closureEvents.ts";
import type { AvailabilityEvent } from "../../eventstore/scheduling/events.ts";
import type { Actor } from "../../eventstore/eventStore.ts";
import { changed, changedWhere, created, projector, removed } from "../projector.ts";
import { jsonb, table } from "../table.ts";

export const slots = table("slots", {
  key: "id",
  columns: {
    id: "text",
    instructorId: "text",
    dayOfWeek: "integer",
    startTime: "text",
    endTime: "text",
    priceCents: "integer",
    location: "text",
    maxStudents: "integer",
    weeks: "integer",
    validFrom: "text",
    validUntil: "text",
    isAvailable: "boolean",
    isWithdrawn: "boolean",
    isCleared: "boolean", // by the last clearing of the schedule, which can be undone
    createdAt: "text",
  },
  indexes: [["instructorId"], ["dayOfWeek", "validUntil"]],
});

export const blocks = table("blocks", {
  key: "id",
  columns: {
    id: "text",
    instructorId: "text?", // null: the facility is closed, for every coach
    firstDay: "text",
    lastDay: "text",
    startTime: "text?",
    endTime: "text?",
    name: "text?", // what the facility is closed for
    isLifted: "boolean",
    createdAt: "text",
  },
  indexes: [["instructorId", "lastDay"]],
});

/** Sick days that have begun and not ended. What they are about is in the log. */
export const sickDays = table("sickDays", {
  key: "id",
  columns: {
    id: "text",
    instructorId: "text",
    actor: jsonb<Actor>(), // who called in sick
    begunAt: "text",
  },
});

const stands = { isWithdrawn: false, isCleared: false };

/** Every slot ever published and all blocked dates. Withdrawn ones stay, so that they can be restored. */
export const availabilityProjector = projector<AvailabilityEvent | ClosureEvent>({
  name: "availability",
  version: 4,
  tables: [slots, blocks, sickDays],
  on: {
    SlotPublished: ({ data: { slotId, available, ...rest }, meta }) =>
      created(slots, slotId, {
        ...rest,
        isAvailable: available,
        isWithdrawn: false,
        isCleared: false,
        createdAt: meta.occurredAt,
      }),
    SlotsUncopied: ({ data }) => data.slotIds.map((slotId) => changed(slots, slotId, { isWithdrawn: true })),
    SlotClosed: ({ data }) => changed(slots, data.slotId, { isAvailable: false }),
    SlotReopened: ({ data }) => changed(slots, data.slotId, { isAvailable: true }),
    SlotWithdrawn: ({ data }) => changed(slots, data.slotId, { isWithdrawn: true }),
    SlotRestored: ({ data }) => changed(slots, data.slotId, stands),
    ScheduleCleared: ({ data: { instructorId, slotIds } }) => [
      changedWhere(slots, { instructorId, isCleared: true }, { isCleared: false }),
      ...slotIds.map((slotId) => changed(slots, slotId, { isWithdrawn: true, isCleared: true })),
    ],
    ScheduleRestored: ({ data }) => data.slotIds.map((slotId) => changed(slots, slotId, stands)),
    DatesBlocked: ({ data: { blockId, ...rest }, meta }) =>
      created(blocks, blockId, { ...rest, isLifted: false, createdAt: meta.occurredAt }),
    DatesUnblocked: ({ data }) => changed(blocks, data.blockId, { isLifted: true }),
    FacilityClosed: ({ data: { closureId, ...rest }, meta }) =>
      created(blocks, closureId, { ...rest, isLifted: false, createdAt: meta.occurredAt }),
    FacilityReopened: ({ data }) => changed(blocks, data.closureId, { isLifted: true }),
    SickDayBegun: ({ data: { sickDayId, instructorId }, meta: { actor, occurredAt } }) =>
      created(sickDays, sickDayId, { instructorId, actor, begunAt: occurredAt }),
    SickDayAnnounced: ({ data }) => removed(sickDays, data.sickDayId),
    SickDayHadNoLessons: ({ data }) => removed(sickDays, data.sickDayId),
  },
});
