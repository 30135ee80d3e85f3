export { isAnyBooked } from "./lookupQueries.ts";
export { promisedHours as promisedReplyHours } from "./requestQueries.ts";
export { listLessons } from "./queries.ts";
export { LessonStatus, LessonView } from "./view.ts";
