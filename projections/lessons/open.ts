export { listLessons } from "./queries.ts";
export { LessonStatus, LessonView } from "./view.ts";
