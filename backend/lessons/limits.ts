import { anHour, limited } from "../http/limits.ts";

export const lessonLimits = limited({
  requestLessonFromAddress: { points: 5, duration: anHour },
  readCalendar: { points: 120, duration: anHour },
  guessCalendarFromAddress: { points: 60, duration: anHour },
});
