import type { LessonEvent } from "./events.ts";

/** One valid example of each fact; tests spread over them. */
export const booked = {
  type: "LessonBooked",
  data: {
    lessonId: "l1",
    studentId: "pat",
    instructorId: "ana",
    slotId: "s1",
    date: "2030-05-01",
    startTime: "16:00",
    startsAt: "2030-05-01T20:00:00.000Z",
    minutes: 60,
    priceCents: 7500,
    location: "Indoor Cage 1",
    seats: 1,
    as: "pending",
    sessionFocus: "hitting",
    weeklyRecurring: "no",
    personal: { phone: "555-010-0100", email: "pat@example.com" },
  },
} satisfies LessonEvent;
export const confirmed = { type: "LessonConfirmed", data: { lessonId: "l1" } } satisfies LessonEvent;
export const declined = { type: "LessonDeclined", data: { lessonId: "l1" } } satisfies LessonEvent;
export const cancelled = { type: "LessonCancelled", data: { lessonId: "l1" } } satisfies LessonEvent;
export const completed = { type: "LessonCompleted", data: { lessonId: "l1" } } satisfies LessonEvent;
export const hidden = { type: "LessonHidden", data: { lessonId: "l1", from: "player" } } satisfies LessonEvent;
export const paymentNoted = {
  type: "LessonPaymentNoted",
  data: { lessonId: "l1", studentId: "pat", how: "venmo", cents: 7500, personal: { words: "Paid by her aunt" } },
} satisfies LessonEvent;
export const paymentNoteWithdrawn = {
  type: "LessonPaymentNoteWithdrawn",
  data: { lessonId: "l1" },
} satisfies LessonEvent;
