import type { Context } from "../context.ts";

export const lessons = {
  pages: {
    "/schedule": "./lessons/booking/BookLessonPage.tsx",
    "/book-lesson": "./lessons/booking/BookLessonPage.tsx",
    "/booking-success": "./lessons/booking/BookingSuccessPage.tsx",
  },
  destinations: [{ to: "/book-lesson", label: "Book Lesson", isFor: (role) => role !== "instructor" }],
} as const satisfies Context;
