export { type CoachingInquiryEvent, inquiryStatusAfter, senderSubject } from "./events.ts";
