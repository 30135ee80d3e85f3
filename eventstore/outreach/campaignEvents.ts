import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.

/** Who is to get it: leagues that meet all of this, or those that were chosen by hand. */
const audience = z.object({
  sport: z.enum(["baseball", "softball"]).nullable(), // a league that plays both is in either
  region: z.string().nullable(),
  emailed: z.enum(["any", "never", "before"]), // whether they were emailed, and if so, when last
  emailedBefore: z.string().nullable(), // a day of the facility's, "2030-05-01"
  answered: z.boolean(),
  fromInquiries: z.boolean(),
  leagueIds: z.string().array().nullable(), // chosen by hand: these, whatever the rest says
});
const draft = {
  campaignId: z.string(),
  createdBy: z.string(), // whose account
  templateType: z.enum(["campOutreach", "coachingClinic", "combined"]),
  personal: z
    .object({
      name: z.string(), // staff see it, leagues don't
      replyTo: z.string(), // email address
      subject: z.string().nullable(), // null: the template's
      message: z.string().nullable(), // with a little Markdown; null: the template's
      audience,
    })
    .nullable(), // null once whoever wrote it is erased
};
const campaignId = z.string();

const CampaignDrafted = z.object({ type: z.literal("CampaignDrafted"), data: z.object(draft) });
const CampaignRedrafted = z.object({ type: z.literal("CampaignRedrafted"), data: z.object(draft) });
/** Its words and who gets it are fixed. */
const CampaignStarted = z.object({
  type: z.literal("CampaignStarted"),
  data: z.object({
    campaignId,
    template: draft.templateType,
    contentHash: z.string(), // of template, subject, message and where replies go; it stays when they are erased
    recipients: z.string().array(), // leagues
  }),
});
/** Its turn came, and it gets no email. */
const CampaignRecipientSkipped = z.object({
  type: z.literal("CampaignRecipientSkipped"),
  data: z.object({
    campaignId,
    leagueId: z.string(),
    /** player: it became a player's or parent's address; same address: as another league of the campaign. */
    why: z.enum(["removed", "unsubscribed", "bounced", "player", "same address"]),
  }),
});
const CampaignPaused = z.object({
  type: z.literal("CampaignPaused"),
  data: z.object({ campaignId, why: z.enum(["staff", "mail server"]) }), // mail server: it takes no mail for now
});
const CampaignResumed = z.object({ type: z.literal("CampaignResumed"), data: z.object({ campaignId }) });
const CampaignEnded = z.object({
  type: z.literal("CampaignEnded"),
  data: z.object({ campaignId, why: z.enum(["finished", "staff", "discarded", "words removed"]) }),
});
export const CampaignEvent = z.discriminatedUnion("type", [
  CampaignDrafted,
  CampaignRedrafted,
  CampaignStarted,
  CampaignRecipientSkipped,
  CampaignPaused,
  CampaignResumed,
  CampaignEnded,
]);
export type CampaignEvent = z.infer<typeof CampaignEvent>;
export type DraftedCampaign = z.infer<typeof CampaignDrafted>["data"];
export type CampaignWords = NonNullable<DraftedCampaign["personal"]>;
export type Audience = z.infer<typeof audience>;
export type StartedCampaign = z.infer<typeof CampaignStarted>["data"];
export type SkippedRecipient = z.infer<typeof CampaignRecipientSkipped>["data"];

export const campaignStream = (campaignId: string) => `campaign-${campaignId}`;

/** Whose key seals which part of a fact. */
export const campaignSecrets = {
  CampaignDrafted: { personal: ({ createdBy }: { createdBy: string }) => createdBy },
  CampaignRedrafted: { personal: ({ createdBy }: { createdBy: string }) => createdBy },
} as const;

/** The state of a campaign after a fact; undefined: as before. */
export const campaignStateAfter = {
  CampaignDrafted: "draft",
  CampaignRedrafted: "draft",
  CampaignStarted: "running",
  CampaignRecipientSkipped: undefined,
  CampaignPaused: "paused",
  CampaignResumed: "running",
  CampaignEnded: "ended",
} as const satisfies Record<CampaignEvent["type"], string | undefined>;
