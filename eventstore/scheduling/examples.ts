import type { AvailabilityEvent } from "./events.ts";

/** One valid example of each fact; tests spread over them. */
export const published = {
  type: "SlotPublished",
  data: {
    slotId: "s1",
    instructorId: "ana",
    dayOfWeek: 3,
    startTime: "16:00",
    endTime: "17:00",
    priceCents: 7500,
    location: "Indoor Cage 1",
    maxStudents: 1,
    weeks: 4,
    validFrom: "2030-05-01",
    validUntil: "2030-05-29",
    available: true,
  },
} satisfies AvailabilityEvent;
export const closed = { type: "SlotClosed", data: { slotId: "s1", instructorId: "ana" } } satisfies AvailabilityEvent;
export const reopened = {
  type: "SlotReopened",
  data: { slotId: "s1", instructorId: "ana" },
} satisfies AvailabilityEvent;
export const withdrawn = {
  type: "SlotWithdrawn",
  data: { slotId: "s1", instructorId: "ana" },
} satisfies AvailabilityEvent;
