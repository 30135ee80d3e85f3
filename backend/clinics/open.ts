export { requireInquiry, scheduleInquiry } from "./campOfInquiry.ts";
export { noteInquiryContact } from "./noteContact.ts";
