import type { LessonRequestEvent } from "./requestEvents.ts";

/** One valid example of each fact, for tests to build on. */
export const requested = {
  type: "CustomLessonRequested",
  data: {
    requestId: "r1",
    requesterId: "pat",
    instructorId: "ana",
    travelPreference: "meet-halfway",
    sessionFocus: "swing-analysis",
    personal: {
      name: "Pat Ortiz",
      phone: "555-010-0100",
      email: "pat@example.com",
      preferredDates: "Weekends in May",
      preferredTimes: "Mornings",
      location: "Maple Park",
      additionalNotes: "Two brothers, 9 and 12",
    },
  },
} satisfies LessonRequestEvent;
export const contacted = {
  type: "CustomLessonRequestContacted",
  data: { requestId: "r1" },
} satisfies LessonRequestEvent;
export const scheduled = {
  type: "CustomLessonRequestScheduled",
  data: { requestId: "r1", lesson: { lessonId: "l1", instructorId: "ana", date: "2030-05-01" } },
} satisfies LessonRequestEvent;
export const completed = {
  type: "CustomLessonRequestCompleted",
  data: { requestId: "r1" },
} satisfies LessonRequestEvent;
export const declined = { type: "CustomLessonRequestDeclined", data: { requestId: "r1" } } satisfies LessonRequestEvent;
