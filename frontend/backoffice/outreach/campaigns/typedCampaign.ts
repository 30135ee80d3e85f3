import type { CampaignView } from "../../../../backend/outreach/campaigns/contract.ts";
import type { PreviewEmail } from "../../../../backend/outreach/formContract.ts";
import { draftWords } from "./words.ts";

export const everyLeague: CampaignView["audience"] & object = {
  sport: null,
  region: null,
  emailed: "any",
  emailedBefore: null,
  answered: false,
  fromInquiries: false,
  leagueIds: null,
};

/** A draft as its form has it: a field is empty where nothing was chosen. */
export const typedCampaign = ({ name, templateType, subject, message, replyTo, audience }: CampaignView) => {
  const { sport, region, emailedBefore, ...rest } = audience ?? everyLeague;
  return {
    name: name ?? "",
    templateType,
    subject: subject ?? "",
    message: message ?? "",
    senderEmail: replyTo ?? "",
    audience: { ...rest, sport: sport ?? "", region: region ?? "", emailedBefore: emailedBefore ?? "" },
  };
};
export type TypedCampaign = ReturnType<typeof typedCampaign>;
export type TypedAudience = TypedCampaign["audience"];
type TypedEmail = Pick<TypedCampaign, "templateType" | "message" | "subject">;

/** Its email to one league, as the form of single emails has it. */
export const emailOf = ({ templateType, message, subject }: TypedEmail): PreviewEmail => ({
  templateType,
  leagueName: draftWords.sampleLeague,
  contactName: draftWords.sampleContact,
  useCustomContent: message.trim() !== "",
  customContent: message,
  showPreview: subject.trim() !== "",
  previewData: subject.trim() === "" ? null : { subject },
});
