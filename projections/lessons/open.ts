export { isAnyBooked } from "./lookupQueries.ts";
export { listLessons } from "./queries.ts";
export { LessonStatus, LessonView } from "./view.ts";
