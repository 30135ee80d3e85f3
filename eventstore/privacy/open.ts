export { PrivacyEvent, subjectStream } from "./events.ts";
