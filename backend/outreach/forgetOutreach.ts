import { emailSubject, leagueOfSubject } from "../../eventstore/outreach/events.ts";
import { emailsWithWords, emailsWithWordsBefore } from "../../projections/outreach/leagueQueries.ts";
import type { WhenErased } from "../backend.ts";
import type { Timed } from "../context.ts";
import { eachByItself } from "../eachByItself.ts";
import { forget } from "../privacy/open.ts";

const keptForMonths = 24;

/** Timed work: what was written to leagues long ago. That it was sent, when, and its hash stay. */
export const forgetOldEmails: Timed["run"] = async (backend, { now }) => {
  const command = { actor: "system", now, requestId: "forget-outreach" } as const;
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - keptForMonths);
  await eachByItself(await emailsWithWordsBefore(backend.db, since.toISOString()), (emailId) =>
    forget(backend, command, { subject: emailSubject({ emailId }), why: "time" }),
  );
};

/** What was written to a league's contact has keys of its own, so it does not go with the league's. */
export const forgetEmailsWhenErased: WhenErased = async (backend, command, subject) => {
  const leagueId = leagueOfSubject(subject);
  if (leagueId === undefined) return {};
  await backend.caughtUp();
  const emails = await emailsWithWords(backend.db, leagueId);
  await eachByItself(emails, (emailId) =>
    forget(backend, command, { subject: emailSubject({ emailId }), why: "erased" }),
  );
  return { "outreach email": emails.length };
};
