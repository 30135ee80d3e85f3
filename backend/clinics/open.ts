export { requireInquiry, scheduleInquiry } from "./campOfInquiry.ts";
