import { leagueById } from "../../projections/outreach/leagueQueries.ts";
import { outreachById, outreachSentBy } from "../../projections/outreach/queries.ts";
import type { MaySeeStory } from "../backend.ts";
import type { Context } from "../context.ts";
import { anHour } from "../timed/timedWork.ts";
import { outreachCalls } from "./calls.ts";
import { OutreachView } from "./formContract.ts";
import { forgetEmailsWhenErased, forgetOldEmails } from "./forgetOutreach.ts";
import { leagueCalls } from "./leagues/calls.ts";
import { LeagueView, SuppressionView } from "./leagues/contract.ts";
import { outreachLimits } from "./limits.ts";
import { mailLeagueWhenOutreachEmailQueued, outreachOutbound } from "./mails.ts";
import { suppressionCalls } from "./suppressionCalls.ts";
import { unsubscribeCalls } from "./unsubscribeCalls.ts";

const maySeeStory: MaySeeStory = async (db, user, of) => {
  const email = await outreachById(db, "admin", of);
  if (email) return user.role === "instructor" && email.sentBy === user.id;
  return (await leagueById(db, of)) && user.role === "instructor";
};

export const outreach: Context = {
  name: "outreach",
  calls: { outreach: [...outreachCalls, ...unsubscribeCalls, ...leagueCalls, ...suppressionCalls] },
  shapes: { OutreachView, LeagueView, SuppressionView },
  mails: [mailLeagueWhenOutreachEmailQueued],
  outbound: outreachOutbound,
  timed: [{ name: "forget outreach emails", every: anHour, byTheClock: true, run: forgetOldEmails }],
  limits: outreachLimits,
  whenErased: [forgetEmailsWhenErased],
  maySeeStory,
  exported: [{ name: "outreachEmails", rows: ({ db }, userId) => outreachSentBy(db, userId) }],
};
