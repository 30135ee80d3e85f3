import { z } from "zod";
import { AudienceForm, CampaignView } from "../../../projections/outreach/campaignView.ts";
import { optionalText } from "../../textContract.ts";
import { headerText, longText, PreviewEmail, TemplateType } from "../formContract.ts";

export {
  AudienceForm,
  CampaignState,
  CampaignView,
  CampaignWhy,
  RecipientView,
} from "../../../projections/outreach/campaignView.ts";

const oneLine = /^[^\r\n]*$/;

export const CampaignForm = z.object({
  name: headerText("Please name the campaign", 80),
  templateType: z.enum(TemplateType.options, "Please choose a template"),
  subject: optionalText(200)
    .refine((subject) => oneLine.test(subject ?? ""), "Please keep this on one line")
    .describe("in place of the template's own, the same for every league"),
  message: longText.nullish().describe("in place of the template's own words, with a little Markdown"),
  senderEmail: headerText("Please choose where replies go", 100).optional().describe("where replies go; one of ours"),
  audience: AudienceForm,
});
export type CampaignForm = z.infer<typeof CampaignForm>;

/** Why a league of an audience gets no email. */
export const LeftOutWhy = z.enum(["unsubscribed", "bounced", "player", "waiting", "recent", "same address"]);
export type LeftOutWhy = z.infer<typeof LeftOutWhy>;

/** Within which a league gets no second email from campaigns. */
export const recentDays = 30;

export const AudienceOf = z.object({
  audience: AudienceForm.optional().describe("another one than the campaign has, to try it out"),
});

const days = z.object({ date: z.iso.date(), emails: z.int() }).array();

export const WholeCampaignView = CampaignView.extend({
  days: days.describe("on which the rest goes out; none while it is paused"),
});
export type WholeCampaignView = z.infer<typeof WholeCampaignView>;

export const AudienceView = z.object({
  recipients: z.int(), // leagues that get it
  leftOut: z.object({ why: LeftOutWhy, leagues: z.int() }).array(),
  days, // on which they go out, were it started now
  leagues: z.object({ id: z.string(), name: z.string(), contactName: z.string(), why: LeftOutWhy.nullable() }).array(), // null: it gets it
});
export type AudienceView = z.infer<typeof AudienceView>;

export const StartCampaign = z.object({
  recipients: z.int("Please type how many leagues get it").describe("as the audience says; another number is refused"),
});
export type StartCampaign = z.infer<typeof StartCampaign>;

export const TestEmail = PreviewEmail;
export const TestedView = z.object({ to: z.string() }); // the caller's own address
