import { z } from "zod";
import { CampaignView } from "../../../projections/outreach/campaignView.ts";
import { optionalText } from "../../textContract.ts";
import { headerText, longText, PreviewEmail, TemplateType } from "../formContract.ts";

export { CampaignState, CampaignView, CampaignWhy, RecipientView } from "../../../projections/outreach/campaignView.ts";

const oneLine = /^[^\r\n]*$/;

/** Empty: nothing was chosen. */
const choice = <T extends z.ZodType<string>>(type: T) =>
  z
    .union([z.literal(""), type])
    .nullable()
    .transform((chosen) => chosen || null);

const mostByHand = 5000;

/** Who is to get it. */
export const AudienceForm = z
  .object({
    sport: choice(z.enum(["baseball", "softball"])).describe("a league that plays both is in either"),
    region: choice(z.string().max(60)),
    emailed: z.enum(["any", "never", "before"]).describe("whether we emailed them, and if so, when last"),
    emailedBefore: choice(z.iso.date("Please choose a date")).describe("a day at the facility"),
    answered: z.boolean().describe("only those that replied before"),
    fromInquiries: z.boolean().describe("only those that came of an inquiry"),
    leagueIds: z
      .string()
      .max(100)
      .array()
      .max(mostByHand)
      .nullable()
      .describe("chosen by hand: these, whatever the rest says"),
  })
  .refine(({ emailed, emailedBefore, leagueIds }) => leagueIds !== null || emailed !== "before" || emailedBefore, {
    path: ["emailedBefore"],
    error: "Please choose a date",
  });

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

const seen = CampaignForm.required({ senderEmail: true }).optional();
export type SeenDraft = z.infer<typeof seen>;
export const ChangeDraft = CampaignForm.extend({
  seen: seen.describe("what it was changed from; refused if that isn't the draft anymore"),
});

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
  seen: seen.describe("the draft as it was shown; refused if that isn't the draft anymore"),
});
export type StartCampaign = z.infer<typeof StartCampaign>;

export const TestEmail = PreviewEmail;
export const TestedView = z.object({ to: z.string() }); // the caller's own address
