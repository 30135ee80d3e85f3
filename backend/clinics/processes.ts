import { mailSenderWhenCoachingInquirySubmitted } from "./mailSenderWhenCoachingInquirySubmitted.ts";
import { mailStaffWhenCoachingInquirySubmitted } from "./mailStaffWhenCoachingInquirySubmitted.ts";

/** What follows from the facts of clinics. Another sentence is another file and its line here. */
export const clinicProcesses = [mailSenderWhenCoachingInquirySubmitted, mailStaffWhenCoachingInquirySubmitted];
