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
/** Whoever sent it was erased: nothing is left to call or write. */
export const isRemoved = ({ organizationName }: Pick<InquiryView, "organizationName">) => organizationName === null;

export const inquiryPath = (id: string) => `/coaching-inquiries/${id}/show`;
