import type { InquiryStatus, InquiryView } from "../../../backend/clinics/contract.ts";
import { removedPerson } from "../../shared/formats.ts";

export const statusLabel: Record<InquiryStatus, string> = {
  pending: "Waiting",
  contacted: "Contacted",
  scheduled: "Scheduled",
  completed: "Completed",
};

export const failedToFetch = "Failed to fetch coaching inquiries";

export const senderOf = ({ organizationName }: Pick<InquiryView, "organizationName">) =>
  organizationName ?? removedPerson;
/** The sender's data was erased: there is nobody to call or write to. */
export const isRemoved = ({ organizationName }: Pick<InquiryView, "organizationName">) => organizationName === null;

export const inquiryPath = (id: string) => `/coaching-inquiries/${id}/show`;

export const inquiryRowsWords = {
  noInquiryMatches: "No inquiry matches",
  tryAnotherStatusOr: "Try another status or fewer letters.",
  showAllInquiries: "Show all inquiries",
  noCoachingInquiriesYet: "No coaching inquiries yet",
  organizationsAskOnThe:
    "Organizations ask on the page of camps and clinics, without an account. What they ask for comes here.",
  serviceLabelSentInquiry: (serviceLabel: string, inquiry: string) => `${serviceLabel} · sent ${inquiry}`,
  coachingInquiries: "Coaching inquiries",
  organization: "Organization",
  contact: "Contact",
  service: "Service",
  dates: "Dates",
  status: "Status",
  sent: "Sent",
};

export const inquiryListWords = {
  organizationContactOrPlace: "Organization, contact or place",
  status: "Status",
  coachingClinics: "Coaching Clinics",
  leaguesSchoolsAndClubs:
    "Leagues, schools and clubs who ask for a clinic, a camp or a session with their board. Whoever gets in touch first takes it.",
};

export const inquiryShowWords = {
  nobodyGotInTouch: "Nobody got in touch yet.",
  youCalledOrWrote: "You called or wrote.",
  dayPlaceAndPrice: "Day, place and price are agreed.",
  itTookPlaceNothing: "It took place, nothing is left to do.",
  inquiryStatusUpdatedSuccessfully: "Inquiry status updated successfully",
  error: "Error",
  failedToUpdateInquiry: "Failed to update inquiry status",
  theInquiryFromSender: (sender: string) => `the inquiry from ${sender}`,
  organization: "Organization",
  contact: "Contact",
  hasAnAccount: "Has an account",
  withoutAnAccount: "Without an account",
  phone: "Phone",
  email: "E-mail",
  service: "Service",
  fields: "Fields",
  volunteers: "Volunteers",
  preferredDates: "Preferred dates",
  location: "Location",
  anythingElse: "Anything else",
  sent: "Sent",
  coachingInquiry: "Coaching inquiry",
  allCoachingInquiries: "All coaching inquiries",
  inquiryNotFound: "Inquiry not found",
  thisInquiryIsNot: "This inquiry is not in the list",
  thereIsNoneAt: "There is none at this address.",
  seeAllInquiries: "See all inquiries",
  inquiryFromSender: (sender: string) => `Inquiry from ${sender}`,
  serviceLabelSentDay: (serviceLabel: string, dayAgo: string) => `${serviceLabel}, sent ${dayAgo}`,
  timeline: "Timeline",
};

export const inquiryLinesWords = {
  sentDayAgo: (dayAgo: string) => `sent ${dayAgo}`,
};

export const waitingInquiriesWords = {
  coachingInquiries: "Coaching inquiries",
  seeAll: "See all",
};

export const firstInquiriesWords = {
  coachingInquiries: "Coaching inquiries",
  moreMore: (more: number) => `+${more} more`,
};
