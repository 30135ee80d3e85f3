import type { TypedInquiry } from "../../../backend/clinics/contract.ts";

const key = "fungo.inquiry-draft";

/** What was typed into the service request, as the form holds it. It survives closing the dialog, and ends with the tab. */
export type InquiryDraft = Partial<TypedInquiry>;

export const keepInquiryDraft = (draft: InquiryDraft) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Then it is typed again.
  }
};
export const inquiryDraft = (): InquiryDraft => {
  try {
    const told: InquiryDraft = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return told;
  } catch {
    return {};
  }
};
export const forgetInquiryDraft = () => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};
