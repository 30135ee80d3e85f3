import { table, text } from "../table.ts";
import type { LeagueSource, LeagueSport, SuppressedBy } from "./leagueView.ts";
import type { OutreachState, TemplateType } from "./view.ts";

/** Every league or club that was ever emailed, or is to be, with its contact. Gone once it is erased. */
export const leagues = table("leagues", {
  key: "id",
  columns: {
    id: "text",
    name: "text?",
    contactName: "text?",
    email: "text?",
    region: "text?",
    fingerprint: "text?", // of the address
    sport: text<LeagueSport>("?"),
    source: text<LeagueSource>(),
    inquiryId: "text?", // the one it came of
    addedAt: "text",
    lastEmailId: "text?", // one that may have arrived
    lastEmailedAt: "text?",
    answeredAt: "text?", // the latest of those emails that they answered
    answeredEmailId: "text?",
    bouncedAt: "text?", // an email to this address last came back
    removedAt: "text?", // being erased
  },
  indexes: [["lower(email)"], ["fingerprint"]],
});

/** Whose address wants no outreach, or takes none, by its fingerprint. */
export const suppressions = table("suppressions", {
  key: "id",
  columns: { id: "text", by: text<SuppressedBy>(), since: "text" },
});

export const outreachEmails = table("outreach_emails", {
  key: "id",
  columns: {
    id: "text",
    leagueId: "text",
    campaignId: "text?",
    sentBy: "text",
    templateType: text<TemplateType>(),
    to: "text?",
    leagueName: "text?",
    contactName: "text?",
    replyTo: "text?",
    subject: "text?",
    html: "text?",
    text: "text?",
    state: text<OutreachState>(),
    reason: "text?",
    skippedWhy: text<"unsubscribed" | "bounced" | "ended">("?"),
    messageId: "text?",
    onlyWritten: "boolean",
    contentHash: "text?",
    queuedAt: "text",
    settledAt: "text?",
    bouncedAt: "text?",
    bounceCode: "text?", // the mail server's; null: by staff's word
    isForgotten: "boolean", // its key is gone
  },
  indexes: [["queuedAt"], ["sentBy", "queuedAt"], ["leagueId"], ["campaignId", "leagueId"], ["campaignId", "queuedAt"]],
});
