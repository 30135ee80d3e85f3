import { campaignStateAfter } from "../../eventstore/outreach/campaignEvents.ts";
import { emailStateAfter, leagueSubject } from "../../eventstore/outreach/events.ts";
import type { Context, HistoryOf } from "../context.ts";
import { read } from "../read.ts";
import { campaignsProjector } from "./campaigns.ts";
import { outreachProjector, suppressionsProjector } from "./outreach.ts";
import { leagues } from "./tables.ts";
import type { OutreachFact } from "./view.ts";

const history: HistoryOf<OutreachFact> = {
  LeagueAdded: { of: "leagueId", tells: ({ source }) => ({ source }) },
  LeagueCorrected: { of: "leagueId" },
  LeagueAnswered: { of: "leagueId" },
  LeagueRemoved: { of: "leagueId" },
  OutreachEmailQueued: { of: "emailId", state: emailStateAfter.OutreachEmailQueued },
  OutreachEmailSent: { of: "emailId", state: emailStateAfter.OutreachEmailSent },
  OutreachEmailFailed: { of: "emailId", state: emailStateAfter.OutreachEmailFailed },
  OutreachEmailSkipped: { of: "emailId", state: emailStateAfter.OutreachEmailSkipped, tells: ({ why }) => ({ why }) },
  OutreachEmailUnconfirmed: { of: "emailId", state: emailStateAfter.OutreachEmailUnconfirmed },
  OutreachEmailRequeued: { of: "emailId", state: emailStateAfter.OutreachEmailRequeued },
  OutreachBounced: { of: "emailId" },
  RecipientUnsubscribed: { of: "fingerprint" },
  RecipientAllowedAgain: { of: "fingerprint" },
  CampaignDrafted: { of: "campaignId", state: campaignStateAfter.CampaignDrafted },
  CampaignRedrafted: { of: "campaignId", state: campaignStateAfter.CampaignRedrafted },
  CampaignStarted: { of: "campaignId", state: campaignStateAfter.CampaignStarted },
  CampaignRecipientSkipped: { of: "campaignId", tells: ({ why }) => ({ why }) },
  CampaignPaused: { of: "campaignId", state: campaignStateAfter.CampaignPaused, tells: ({ why }) => ({ why }) },
  CampaignResumed: { of: "campaignId", state: campaignStateAfter.CampaignResumed },
  CampaignEnded: { of: "campaignId", state: campaignStateAfter.CampaignEnded, tells: ({ why }) => ({ why }) },
};

export const outreach = {
  name: "outreach",
  projectors: [outreachProjector, suppressionsProjector, campaignsProjector],
  history,
  /** What was written to its contact has keys of its own. */
  notGone: [
    `exists (select from read.outreach_emails m where 'league-' || m."leagueId" = e.subject and not m."isForgotten")`,
  ],
  begunErasing: [`select 'league-' || l.id as id from read.leagues l where l."removedAt" is not null`],
  things: [
    `select id from read.outreach_emails where "sentBy" = :userId`,
    `select id from read.campaigns where "createdBy" = :userId`,
  ],
  visitors: async (db, email) => {
    const contacts = read(db, leagues).whereRaw("lower(email) = lower(?)", [email.trim()]).orderBy("id");
    return (await contacts.pluck("id")).map((leagueId) => leagueSubject({ leagueId }));
  },
} satisfies Context;
