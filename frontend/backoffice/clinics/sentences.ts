import type { ClinicFact, InquiryStatus } from "../../../backend/clinics/contract.ts";
import type { Sentence } from "../context.ts";

export const sentences: Record<ClinicFact, Sentence> = {
  CoachingInquirySubmitted: "sent the inquiry",
  CoachingInquiryContacted: "contacted the organization",
  CoachingInquiryScheduled: "scheduled the session",
  CoachingInquiryCompleted: "completed the inquiry",
};
export const states: Record<InquiryStatus, string> = {
  pending: "Waiting",
  contacted: "Contacted",
  scheduled: "Scheduled",
  completed: "Completed",
};

export const found = { "coaching-inquiries": "Clinic inquiries" };
