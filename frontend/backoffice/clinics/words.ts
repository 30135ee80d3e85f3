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
