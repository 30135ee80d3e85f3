import type { CampaignWords } from "../../../eventstore/outreach/campaignEvents.ts";
import type { PreviewEmail, TemplateType } from "../formContract.ts";

type Words = Pick<CampaignWords, "subject" | "message"> & { readonly templateType: TemplateType };

/** A campaign's email to one league, as the form of single emails has it. */
export const emailFormOf = (
  { templateType, subject, message }: Words,
  to: Pick<PreviewEmail, "leagueName" | "contactName">,
): PreviewEmail => ({
  templateType,
  ...to,
  useCustomContent: message !== null,
  customContent: message,
  showPreview: subject !== null,
  previewData: subject === null ? null : { subject },
});
