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
/** Slots of one weekday were published on the six other days, each with a fact of its own just before. */
const DayCopied = z.object({
  type: z.literal("DayCopied"),
  data: z.object({ instructorId: z.string(), dayOfWeek: z.int().min(0).max(6), slotIds: z.array(slotId) }),
});
/** Copying was a slip: the copies are gone. */
const SlotsUncopied = z.object({
  type: z.literal("SlotsUncopied"),
  data: z.object({
    instructorId: z.string(),
    slotIds: z.array(slotId),
    undoes: z.array(z.string()), // ids of the facts it takes back
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

const sickDayId = z.string();
/** The instructor can't come on these days, which has their lessons canceled or offered another time, one by one. */
const SickDayBegun = z.object({
  type: z.literal("SickDayBegun"),
  data: z.object({
    sickDayId,
    instructorId: z.string(),
    dates: z.array(z.iso.date()),
    offer: z.boolean(), // another time, where there is one
    personal: z.object({ message: z.string() }).nullable(), // null once erased
  }),
});
/** The end of a sick day. Recorded once its lessons are canceled or offered another time. */
const SickDayAnnounced = z.object({
  type: z.literal("SickDayAnnounced"),
  data: z.object({
    sickDayId,
    instructorId: z.string(),
    dates: z.array(z.iso.date()),
    lessonIds: z.array(z.string()), // whose families are told, each in one mail
    personal: z.object({ message: z.string() }).nullable(), // null once erased
  }),
});
/** Its other end: when its turn came, there was no lesson left to cancel, so nobody is told. */
const SickDayHadNoLessons = z.object({
  type: z.literal("SickDayHadNoLessons"),
  data: z.object({ sickDayId, instructorId: z.string() }),
});

export const AvailabilityEvent = z.discriminatedUnion("type", [
  SlotPublished,
  DayCopied,
  SlotsUncopied,
  SlotClosed,
  SlotReopened,
  SlotWithdrawn,
  SlotRestored,
  ScheduleCleared,
  ScheduleRestored,
  DatesBlocked,
  DatesUnblocked,
  SickDayBegun,
  SickDayAnnounced,
  SickDayHadNoLessons,
]);
export type AvailabilityEvent = z.infer<typeof AvailabilityEvent>;
export type PublishedSlot = z.infer<typeof SlotPublished>["data"];
export type BegunSickDay = z.infer<typeof SickDayBegun>["data"];
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

/** Whose key seals which part of a fact. */
export const scheduleSecrets = {
  SickDayBegun: { personal: (data: { instructorId: string }) => data.instructorId },
  SickDayAnnounced: { personal: (data: { instructorId: string }) => data.instructorId },
} as const;
