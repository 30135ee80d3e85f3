import type { AvailabilityEvent } from "./events.ts";

/** One valid example of each fact, for tests to build on. */
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
export const dayCopied = {
  type: "DayCopied",
  data: { instructorId: "ana", dayOfWeek: 2, slotIds: ["s1"] },
} satisfies AvailabilityEvent;
export const slotsUncopied = {
  type: "SlotsUncopied",
  data: { instructorId: "ana", slotIds: ["s1"], undoes: ["fact 1"] },
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
export const restored = {
  type: "SlotRestored",
  data: { slotId: "s1", instructorId: "ana", available: true },
} satisfies AvailabilityEvent;
export const scheduleCleared = {
  type: "ScheduleCleared",
  data: { instructorId: "ana", slotIds: ["s1"] },
} satisfies AvailabilityEvent;
export const scheduleRestored = {
  type: "ScheduleRestored",
  data: { instructorId: "ana", slotIds: ["s1"] },
} satisfies AvailabilityEvent;
export const blocked = {
  type: "DatesBlocked",
  data: {
    blockId: "b1",
    instructorId: "ana",
    firstDay: "2030-05-08",
    lastDay: "2030-05-10",
    startTime: null,
    endTime: null,
  },
} satisfies AvailabilityEvent;
export const unblocked = {
  type: "DatesUnblocked",
  data: { blockId: "b1", instructorId: "ana" },
} satisfies AvailabilityEvent;
export const sickDayBegun = {
  type: "SickDayBegun",
  data: {
    sickDayId: "d1",
    instructorId: "ana",
    dates: ["2030-05-08"],
    offer: true,
    personal: { message: "I have the flu." },
  },
} satisfies AvailabilityEvent;
export const sickDayHadNoLessons = {
  type: "SickDayHadNoLessons",
  data: { sickDayId: "d1", instructorId: "ana" },
} satisfies AvailabilityEvent;
export const sickDayAnnounced = {
  type: "SickDayAnnounced",
  data: {
    sickDayId: "d1",
    instructorId: "ana",
    dates: ["2030-05-08"],
    lessonIds: ["l1"],
    personal: { message: "I have the flu." },
  },
} satisfies AvailabilityEvent;
