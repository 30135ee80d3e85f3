import { emailStateAfter, leagueSubject } from "../../eventstore/outreach/events.ts";
import type { Context, HistoryOf } from "../context.ts";
import { read } from "../read.ts";
import { outreachProjector, suppressionsProjector } from "./outreach.ts";
import { leagues } from "./tables.ts";
import type { OutreachFact } from "./view.ts";

const history: HistoryOf<OutreachFact> = {
  LeagueAdded: { of: "leagueId" },
  LeagueCorrected: { of: "leagueId" },
  LeagueAnswered: { of: "leagueId" },
  LeagueRemoved: { of: "leagueId" },
  OutreachEmailQueued: { of: "emailId", state: emailStateAfter.OutreachEmailQueued },
  OutreachEmailSent: { of: "emailId", state: emailStateAfter.OutreachEmailSent },
  OutreachEmailFailed: { of: "emailId", state: emailStateAfter.OutreachEmailFailed },
  OutreachEmailSkipped: { of: "emailId", state: emailStateAfter.OutreachEmailSkipped },
  OutreachEmailUnconfirmed: { of: "emailId", state: emailStateAfter.OutreachEmailUnconfirmed },
  OutreachBounced: { of: "emailId" },
  RecipientUnsubscribed: { of: "fingerprint" },
  RecipientAllowedAgain: { of: "fingerprint" },
};

export const outreach = {
  name: "outreach",
  projectors: [outreachProjector, suppressionsProjector],
  history,
  /** What was written to its contact has keys of its own. */
  notGone: [
    `exists (select from read.outreach_emails m where 'league-' || m."leagueId" = e.subject and not m."isForgotten")`,
  ],
  begunErasing: [`select 'league-' || l.id as id from read.leagues l where l."removedAt" is not null`],
  things: [`select id from read.outreach_emails where "sentBy" = :userId`],
  visitors: async (db, email) => {
    const contacts = read(db, leagues).whereRaw("lower(email) = lower(?)", [email.trim()]).orderBy("id");
    return (await contacts.pluck("id")).map((leagueId) => leagueSubject({ leagueId }));
  },
} satisfies Context;
