import { z } from "zod";

// Stored for ever as JSON. Add fields as optional; never rename or re-use one.
const slotId = z.string();
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/); // at the facility

const SlotPublished = z.object({
  type: z.literal("SlotPublished"),
  data: z.object({
    slotId,
    instructorId: z.string(),
    dayOfWeek: z.int().min(0).max(6), // 0 Sunday … 6 Saturday
    startTime: wallTime,
    endTime: wallTime,
    priceCents: z.int(),
    location: z.string(),
    maxStudents: z.int(),
    weeks: z.int(),
    validFrom: z.iso.date(), // facility's calendar days, half-open
    validUntil: z.iso.date(),
    available: z.boolean(),
  }),
});
const aboutSlot = z.object({ slotId, instructorId: z.string() });
const SlotClosed = z.object({ type: z.literal("SlotClosed"), data: aboutSlot });
const SlotReopened = z.object({ type: z.literal("SlotReopened"), data: aboutSlot });
const SlotWithdrawn = z.object({ type: z.literal("SlotWithdrawn"), data: aboutSlot });

export const AvailabilityEvent = z.discriminatedUnion("type", [SlotPublished, SlotClosed, SlotReopened, SlotWithdrawn]);
export type AvailabilityEvent = z.infer<typeof AvailabilityEvent>;
export type PublishedSlot = z.infer<typeof SlotPublished>["data"];

/** All slots of one instructor: the smallest stream in which two of them can be kept from overlapping. */
export const availabilityStream = (instructorId: string) => `availability-${instructorId}`;

/** What a slot is after a fact. SlotPublished may also publish a closed one. */
export const slotStateAfter = {
  SlotPublished: "available",
  SlotClosed: "unavailable",
  SlotReopened: "available",
  SlotWithdrawn: "withdrawn",
} as const satisfies Record<AvailabilityEvent["type"], string>;
