export { isAnyBooked } from "./lookupQueries.ts";
export { promisedHours as promisedReplyHours } from "./requestQueries.ts";
export { lessonsAheadOfOthers } from "./placeQueries.ts";
export { listLessons } from "./queries.ts";
export { LessonStatus, LessonView } from "./view.ts";
