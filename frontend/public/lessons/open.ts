export { LessonRow } from "./LessonRow.tsx";
export { capital, coachOf, nextStep, when } from "./lessonWords.ts";
export { LessonStatusChip } from "./LessonStatusChip.tsx";
export { RequestRow } from "./RequestRow.tsx";
export { addDays, startOfWeek, weekday } from "./booking/calendarDays.ts";
export { sortLessons } from "./lessonOrder.ts";
export { useMyLessons } from "./useMyLessons.ts";
export { useMyRequests } from "./useMyRequests.ts";
