import { z } from "zod";
import type { CampaignEvent } from "../../eventstore/outreach/campaignEvents.ts";
import type { OutreachEvent } from "../../eventstore/outreach/events.ts";

/** The names of its facts; the history has a sentence for each. */
export type OutreachFact = (OutreachEvent | CampaignEvent)["type"];

export const TemplateType = z.enum(["campOutreach", "coachingClinic", "combined"]);
export type TemplateType = z.infer<typeof TemplateType>;

/** skipped: they unsubscribed first, or its campaign ended. unknown: it may have arrived. */
export const OutreachState = z.enum(["queued", "sent", "failed", "skipped", "unknown"]);
export type OutreachState = z.infer<typeof OutreachState>;

/** An email to a league, as staff see it in a list. Null texts were removed. */
export const OutreachView = z.object({
  id: z.string(),
  templateType: TemplateType,
  leagueId: z.string(),
  campaignId: z.string().nullable(), // null: it was written to this league alone
  leagueName: z.string().nullable(),
  contactName: z.string().nullable(),
  to: z.string().nullable(), // email address
  replyTo: z.string().nullable(), // email address
  subject: z.string().nullable(),
  sentBy: z.string(), // whose account
  sentByName: z.string().nullable(),
  state: OutreachState,
  reason: z.string().nullable(), // why it failed
  onlyWritten: z.boolean(), // "sent" without a mail server: nobody got it
  queuedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(), // sent, or given up
  bouncedAt: z.iso.datetime().nullable(), // it came back
  bounceCode: z.string().nullable(), // the mail server's; null: by staff's word
});
export type OutreachView = z.infer<typeof OutreachView>;

/** One of them whole. */
export const WholeOutreachView = OutreachView.extend({
  html: z.string().nullable(), // as it was sent; what was written, until then
  text: z.string().nullable(),
  messageId: z.string().nullable(), // null until it was sent
  contentHash: z.string().nullable(), // SHA-256, recorded when it was sent
  isAsSent: z.boolean().nullable(), // whether subject, HTML and text still have that hash
});
export type WholeOutreachView = z.infer<typeof WholeOutreachView>;
