import { type Audience, type CampaignEvent, campaignStateAfter } from "../../eventstore/outreach/campaignEvents.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";
import { jsonb, table, text } from "../table.ts";
import type { CampaignState, CampaignWhy, NeverQueuedWhy } from "./campaignView.ts";
import type { TemplateType } from "./view.ts";

/** Emails to many leagues: what they say, and how far they are. */
export const campaigns = table("campaigns", {
  key: "id",
  columns: {
    id: "text",
    createdBy: "text",
    templateType: text<TemplateType>(),
    name: "text?",
    replyTo: "text?",
    subject: "text?", // null: the template's
    message: "text?", // null: the template's
    audience: jsonb<Audience>("?"),
    state: text<CampaignState>(),
    why: text<CampaignWhy>("?"), // it is paused, or ended
    contentHash: "text?",
    draftedAt: "text",
    startedAt: "text?",
    endedAt: "text?",
  },
  indexes: [["draftedAt"], ["createdBy", "draftedAt"], ["state"]],
});

/** The leagues a campaign was started for. What became of an email to one is with the email. */
export const campaignRecipients = table("campaign_recipients", {
  key: "id",
  columns: { id: "text", campaignId: "text", leagueId: "text", neverQueued: text<NeverQueuedWhy>("?") },
  indexes: [["campaignId", "leagueId"]],
});

const recipientId = (campaignId: string, leagueId: string) => `${campaignId} ${leagueId}`;
const noWords = { name: null, replyTo: null, subject: null, message: null, audience: null };

export const campaignsProjector = projector<CampaignEvent | PrivacyEvent>({
  name: "campaigns",
  version: 1,
  tables: [campaigns, campaignRecipients],
  on: {
    CampaignDrafted: ({ type, data: { campaignId, personal, ...rest }, meta }) =>
      created(campaigns, campaignId, {
        ...rest,
        ...(personal ?? noWords),
        state: campaignStateAfter[type],
        draftedAt: meta.occurredAt,
      }),
    CampaignRedrafted: ({ data: { campaignId, templateType, personal } }) =>
      changed(campaigns, campaignId, { templateType, ...(personal ?? noWords) }),
    CampaignStarted: ({ type, data: { campaignId, contentHash, recipients }, meta }) => [
      changed(campaigns, campaignId, {
        state: campaignStateAfter[type],
        contentHash,
        startedAt: meta.occurredAt,
      }),
      ...recipients.map((leagueId) =>
        created(campaignRecipients, recipientId(campaignId, leagueId), { campaignId, leagueId }),
      ),
    ],
    CampaignRecipientSkipped: ({ data: { campaignId, leagueId, why } }) =>
      changed(campaignRecipients, recipientId(campaignId, leagueId), { neverQueued: why }),
    CampaignPaused: ({ type, data: { campaignId, why } }) =>
      changed(campaigns, campaignId, { state: campaignStateAfter[type], why }),
    CampaignResumed: ({ type, data: { campaignId } }) =>
      changed(campaigns, campaignId, { state: campaignStateAfter[type], why: null }),
    CampaignEnded: ({ type, data: { campaignId, why }, meta }) =>
      changed(campaigns, campaignId, { state: campaignStateAfter[type], why, endedAt: meta.occurredAt }),
    PersonErased: ({ data: { subject } }) => changedWhere(campaigns, { createdBy: subject }, noWords),
  },
});
