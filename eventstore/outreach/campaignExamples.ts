import type { CampaignEvent } from "./campaignEvents.ts";

/** One valid example of each fact, for tests to build on. */
const campaignId = "s1";
const draft = {
  campaignId,
  createdBy: "riley",
  templateType: "campOutreach" as const,
  personal: {
    name: "Spring camps",
    replyTo: "coach@fungo.example",
    subject: null,
    message: "Come and **see** us.",
    audience: {
      sport: "baseball" as const,
      region: "Springfield",
      emailed: "never" as const,
      emailedBefore: null,
      answered: false,
      fromInquiries: false,
      leagueIds: null,
    },
  },
};
export const drafted = { type: "CampaignDrafted", data: draft } satisfies CampaignEvent;
export const redrafted = {
  type: "CampaignRedrafted",
  data: { ...draft, personal: { ...draft.personal, name: "Summer camps" } },
} satisfies CampaignEvent;
export const started = {
  type: "CampaignStarted",
  data: { campaignId, template: "campOutreach", contentHash: "5f3c", recipients: ["g1", "g2"] },
} satisfies CampaignEvent;
export const recipientSkipped = {
  type: "CampaignRecipientSkipped",
  data: { campaignId, leagueId: "g2", why: "unsubscribed" },
} satisfies CampaignEvent;
export const paused = { type: "CampaignPaused", data: { campaignId, why: "staff" } } satisfies CampaignEvent;
export const resumed = { type: "CampaignResumed", data: { campaignId } } satisfies CampaignEvent;
export const ended = { type: "CampaignEnded", data: { campaignId, why: "finished" } } satisfies CampaignEvent;
