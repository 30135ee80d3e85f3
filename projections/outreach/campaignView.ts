import { z } from "zod";
import { OutreachState, TemplateType } from "./view.ts";

export const CampaignState = z.enum(["draft", "running", "paused", "ended"]);
export type CampaignState = z.infer<typeof CampaignState>;

/** Why one is paused (staff, mail server: it takes no mail for now) or ended. */
export const CampaignWhy = z.enum(["staff", "mail server", "finished", "discarded", "words removed"]);
export type CampaignWhy = z.infer<typeof CampaignWhy>;

/** Why a recipient got no email when its turn came. */
export const NeverQueuedWhy = z.enum(["removed", "unsubscribed", "bounced", "player", "same address"]);
export type NeverQueuedWhy = z.infer<typeof NeverQueuedWhy>;

/** Who gets it, as it was chosen. */
const Audience = z.object({
  sport: z.enum(["baseball", "softball"]).nullable(),
  region: z.string().nullable(),
  emailed: z.enum(["any", "never", "before"]),
  emailedBefore: z.iso.date().nullable(),
  answered: z.boolean(),
  fromInquiries: z.boolean(),
  leagueIds: z.string().array().nullable(), // chosen by hand: these, whatever the rest says
});

/** How many of a campaign's emails are where. */
const Progress = z.object({
  recipients: z.int(),
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  skipped: z.int(),
  unknown: z.int(), // may have arrived
});

/** A campaign as staff see it. Null words were removed. */
export const CampaignView = Progress.extend({
  id: z.string(),
  name: z.string().nullable(),
  templateType: TemplateType,
  replyTo: z.string().nullable(), // email address
  subject: z.string().nullable(), // null: the template's
  message: z.string().nullable(), // null: the template's
  audience: Audience.nullable(),
  createdBy: z.string(), // whose account
  createdByName: z.string().nullable(),
  state: CampaignState,
  why: CampaignWhy.nullable(), // it is paused, or ended
  contentHash: z.string().nullable(), // SHA-256 of template, subject, message and where replies go; fixed with the start
  draftedAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type CampaignView = z.infer<typeof CampaignView>;

/** skipped: held back. Why says so: unsubscribed, removed, the same address as another, or the campaign ended first. */
export const RecipientView = z.object({
  id: z.string(), // the league
  leagueName: z.string().nullable(), // null once removed
  contactName: z.string().nullable(),
  email: z.string().nullable(),
  state: OutreachState,
  why: z.enum([...NeverQueuedWhy.options, "ended"]).nullable(), // it was held back
  reason: z.string().nullable(), // why it failed
  onlyWritten: z.boolean(), // "sent" without a mail server: nobody got it
  emailId: z.string().nullable(), // null until its turn comes
  settledAt: z.iso.datetime().nullable(),
  bouncedAt: z.iso.datetime().nullable(),
  unsubscribedAt: z.iso.datetime().nullable(),
});
export type RecipientView = z.infer<typeof RecipientView>;
