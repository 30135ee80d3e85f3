import { table, text } from "../table.ts";
import type { OutreachState, TemplateType } from "./view.ts";

/** Every league or club that was ever emailed, with its contact. */
export const leagues = table("leagues", {
  key: "id",
  columns: { id: "text", name: "text?", contactName: "text?", email: "text?", addedAt: "text" },
  indexes: [["email"]],
});

export const outreachEmails = table("outreach_emails", {
  key: "id",
  columns: {
    id: "text",
    leagueId: "text",
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
    messageId: "text?",
    onlyWritten: "boolean",
    contentHash: "text?",
    queuedAt: "text",
    settledAt: "text?",
  },
  indexes: [["queuedAt"], ["sentBy", "queuedAt"], ["leagueId"]],
});
