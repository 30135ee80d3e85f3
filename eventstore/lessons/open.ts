export { placeAgreed } from "./events.ts";
export { type LessonRequestEvent, requestStatusAfter, visitorSubject } from "./requestEvents.ts";
