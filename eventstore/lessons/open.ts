export { type LessonRequestEvent, requestStatusAfter, visitorSubject } from "./requestEvents.ts";
