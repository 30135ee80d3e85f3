import type { AvailabilityEvent } from "../../eventstore/scheduling/events.ts";
import { changed, created, projector } from "../projector.ts";

/** Every slot ever published; a withdrawn one stays, so that what can come back has a place to come back to. */
export const availability = projector<AvailabilityEvent>({
  name: "availability",
  version: 1,
  tables: {
    slots: {
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
        createdAt: "text",
      },
      indexes: [["instructorId"], ["dayOfWeek", "validUntil"]],
    },
  },
  on: {
    SlotPublished: ({ data: { slotId, available, ...told }, meta }) =>
      created("slots", slotId, {
        ...told,
        isAvailable: available,
        isWithdrawn: false,
        createdAt: meta.occurredAt,
      }),
    SlotClosed: ({ data }) => changed("slots", data.slotId, { isAvailable: false }),
    SlotReopened: ({ data }) => changed("slots", data.slotId, { isAvailable: true }),
    SlotWithdrawn: ({ data }) => changed("slots", data.slotId, { isWithdrawn: true }),
  },
});
