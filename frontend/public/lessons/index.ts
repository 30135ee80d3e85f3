import type { Context } from "../context.ts";

export const lessons = {
  pages: {
    "/schedule": "./booking/BookLessonPage.tsx",
    "/book-lesson": "./booking/BookLessonPage.tsx",
    "/booking-success": "./booking/BookingSuccessPage.tsx",
  },
  destinations: [{ to: "/book-lesson", label: "Book Lesson", isFor: (role) => role !== "instructor" }],
} as const satisfies Context;
