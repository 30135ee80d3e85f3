import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
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
    validFrom: z.iso.date(), // the facility's calendar days, end excluded
    validUntil: z.iso.date(),
    available: z.boolean(),
  }),
});
const aboutSlot = z.object({ slotId, instructorId: z.string() });
const SlotClosed = z.object({ type: z.literal("SlotClosed"), data: aboutSlot });
const SlotReopened = z.object({ type: z.literal("SlotReopened"), data: aboutSlot });
const SlotWithdrawn = z.object({ type: z.literal("SlotWithdrawn"), data: aboutSlot });
const SlotRestored = z.object({
  type: z.literal("SlotRestored"), // withdrawn by mistake, now offered again
  data: aboutSlot.extend({ available: z.boolean() }), // as it was before
});

const someSlots = z.object({ instructorId: z.string(), slotIds: z.array(slotId) });
const ScheduleCleared = z.object({ type: z.literal("ScheduleCleared"), data: someSlots });
const ScheduleRestored = z.object({ type: z.literal("ScheduleRestored"), data: someSlots });

const blockId = z.string();
const DatesBlocked = z.object({
  type: z.literal("DatesBlocked"),
  data: z.object({
    blockId,
    instructorId: z.string(),
    firstDay: z.iso.date(), // at the facility
    lastDay: z.iso.date(), // closed ones included
    startTime: wallTime.nullable(), // on each of these days; null, as is the end: the whole day
    endTime: wallTime.nullable(),
  }),
});
const DatesUnblocked = z.object({
  type: z.literal("DatesUnblocked"),
  data: z.object({ blockId, instructorId: z.string() }),
});

export const AvailabilityEvent = z.discriminatedUnion("type", [
  SlotPublished,
  SlotClosed,
  SlotReopened,
  SlotWithdrawn,
  SlotRestored,
  ScheduleCleared,
  ScheduleRestored,
  DatesBlocked,
  DatesUnblocked,
]);
export type AvailabilityEvent = z.infer<typeof AvailabilityEvent>;
export type PublishedSlot = z.infer<typeof SlotPublished>["data"];
export type BlockedDates = z.infer<typeof DatesBlocked>["data"];

/** All slots of one instructor, and when they do not apply: the smallest stream that can keep two from overlapping. */
export const availabilityStream = (instructorId: string) => `availability-${instructorId}`;

/** The state of a slot after a fact. SlotPublished and SlotRestored may also bring a closed one. */
export const slotStateAfter = {
  SlotPublished: "available",
  SlotClosed: "unavailable",
  SlotReopened: "available",
  SlotWithdrawn: "withdrawn",
  SlotRestored: "available",
} as const satisfies Partial<Record<AvailabilityEvent["type"], string>>;
