import { counted } from "../../shared/formats.ts";
import type { InquiryStatus, InquiryView } from "../../../backend/clinics/contract.ts";
import { removedPerson } from "../../shared/formats.ts";

export const statusLabel: Record<InquiryStatus, string> = {
  pending: "Waiting",
  contacted: "Contacted",
  scheduled: "Scheduled",
  completed: "Completed",
};

export const coachingInquiries = "Coaching inquiries";
export const failedToFetch = "Failed to fetch coaching inquiries";

export const senderOf = ({ organizationName }: Pick<InquiryView, "organizationName">) =>
  organizationName ?? removedPerson;
/** The sender's data was erased: there is nobody to call or write to. */
export const isRemoved = ({ organizationName }: Pick<InquiryView, "organizationName">) => organizationName === null;

export const inquiryPath = (id: string) => `/coaching-inquiries/${id}/show`;

export const inquiryRowsWords = {
  noMatches: "No matches",
  tryAnotherStatusOr: "Try another status or a shorter search.",
  showAllInquiries: "Show all inquiries",
  noCoachingInquiriesYet: "No coaching inquiries yet",
  organizationsCanAsk:
    "Organizations can ask on the Camps & Clinics page, no account needed. Their requests show up here.",
  serviceSent: (service: string, daysAgo: string) => `${service} · sent ${daysAgo}`,
  organization: "Organization",
  contact: "Contact",
  service: "Service",
  dates: "Dates",
  status: "Status",
  sent: "Sent",
  counted: (n: number) => counted(n, "inquiry", "inquiries"),
};

export const inquiryListWords = {
  organizationContactOrLocation: "Organization, contact or location",
  status: "Status",
  coachingClinics: "Coaching Clinics",
  leaguesSchoolsAndClubs:
    "Leagues, schools and clubs asking for a clinic, a camp or a session with their board. Whoever gets in touch first takes it.",
};

export const inquiryShowWords = {
  nobodyHasBeenIn: "Nobody has been in touch yet.",
  youveCalledOrEmailed: "You’ve called or emailed them.",
  dateLocationAndPrice: "Date, location and price are agreed.",
  itsDone: "It’s done, and there’s nothing left to do.",
  inquiryStatusUpdatedSuccessfully: "Inquiry status updated successfully",
  error: "Error",
  failedToUpdateInquiry: "Failed to update inquiry status",
  theInquiryFrom: (sender: string) => `the inquiry from ${sender}`,
  organization: "Organization",
  contact: "Contact",
  hasAnAccount: "Has an account",
  noAccount: "No account",
  phone: "Phone",
  email: "Email",
  service: "Service",
  fields: "Fields",
  volunteers: "Volunteers",
  preferredDates: "Preferred dates",
  location: "Location",
  anythingElse: "Anything else",
  sent: "Sent",
  camp: "Camp",
  coachingInquiry: "Coaching inquiry",
  allCoachingInquiries: "All coaching inquiries",
  inquiryNotFound: "Inquiry not found",
  weCantFindThis: "We can’t find this inquiry",
  theLinkMayBe: "The link may be incomplete.",
  seeAllInquiries: "See all inquiries",
  inquiryFrom: (sender: string) => `Inquiry from ${sender}`,
  serviceSent: (service: string, daysAgo: string) => `${service}, sent ${daysAgo}`,
  timeline: "Timeline",
};

export const inquiryLinesWords = {
  sent: (daysAgo: string) => `sent ${daysAgo}`,
};

export const firstInquiriesWords = {
  more: (more: number) => `+${more} more`,
};
