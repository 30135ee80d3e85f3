import { emailStateAfter, leagueSubject } from "../../eventstore/outreach/events.ts";
import type { Context, HistoryOf } from "../context.ts";
import { read } from "../read.ts";
import { outreachProjector } from "./outreach.ts";
import { leagues } from "./tables.ts";
import type { OutreachFact } from "./view.ts";

const history: HistoryOf<OutreachFact> = {
  LeagueAdded: { of: "leagueId" },
  OutreachEmailQueued: { of: "emailId", state: emailStateAfter.OutreachEmailQueued },
  OutreachEmailSent: { of: "emailId", state: emailStateAfter.OutreachEmailSent },
  OutreachEmailFailed: { of: "emailId", state: emailStateAfter.OutreachEmailFailed },
  OutreachEmailSkipped: { of: "emailId", state: emailStateAfter.OutreachEmailSkipped },
  OutreachEmailUnconfirmed: { of: "emailId", state: emailStateAfter.OutreachEmailUnconfirmed },
  RecipientUnsubscribed: { of: "fingerprint" },
};

export const outreach = {
  name: "outreach",
  projectors: [outreachProjector],
  history,
  things: [`select id from read.outreach_emails where "sentBy" = :userId`],
  visitors: async (db, email) => {
    const contacts = read(db, leagues).whereRaw("lower(email) = lower(?)", [email.trim()]).orderBy("id");
    return (await contacts.pluck("id")).map((leagueId) => leagueSubject({ leagueId }));
  },
} satisfies Context;
