import { listLeagues } from "../../projections/outreach/leagueQueries.ts";
import { searchedIn } from "../search/open.ts";
import { campaignById, campaignsOf } from "../../projections/outreach/campaignQueries.ts";
import { historyOf } from "../../projections/history/open.ts";
import { fingerprintOfLeague, leagueById } from "../../projections/outreach/leagueQueries.ts";
import { outreachById, outreachSentBy } from "../../projections/outreach/queries.ts";
import type { AlsoHappened, MaySeeStory } from "../backend.ts";
import type { Context, Searched } from "../context.ts";
import { anHour, tenMinutes } from "../timed/timedWork.ts";
import { outreachCalls } from "./calls.ts";
import { campaignCalls } from "./campaigns/calls.ts";
import { CampaignView } from "./campaigns/contract.ts";
import { sendOffCampaigns, sendOffEvery } from "./campaigns/sendOff.ts";
import { testCalls } from "./campaigns/testCalls.ts";
import { OutreachView } from "./formContract.ts";
import { forgetEmailsWhenErased, forgetOldEmails } from "./forgetOutreach.ts";
import { readBounces } from "./bounces/readBounces.ts";
import { leagueCalls } from "./leagues/calls.ts";
import { LeagueView, SuppressionView } from "./leagues/contract.ts";
import { outreachLimits } from "./limits.ts";
import { mailLeagueWhenOutreachEmailQueued, outreachOutbound } from "./mails.ts";
import { suppressionCalls } from "./suppressionCalls.ts";
import { unsubscribeCalls } from "./unsubscribeCalls.ts";

const maySeeStory: MaySeeStory = async (db, user, of) => {
  const email = await outreachById(db, "admin", of);
  const by = email?.sentBy ?? (await campaignById(db, "admin", of))?.createdBy;
  if (by !== undefined) return user.role === "instructor" && by === user.id;
  return (await leagueById(db, of)) && user.role === "instructor";
};

/** That its address unsubscribed, or may be emailed again. */
const ofItsAddress: AlsoHappened = async (db, of) => {
  const fingerprint = await fingerprintOfLeague(db, of);
  return fingerprint === undefined ? [] : historyOf(db, fingerprint, undefined);
};

const searched: readonly Searched[] = [
  searchedIn("leagues", {
    read: ({ db }, _, query) => listLeagues(db, query),
    shown: ({ name, contactName }) => ({ name, about: contactName }),
  }),
];

export const outreach: Context = {
  name: "outreach",
  calls: {
    outreach: [
      ...outreachCalls,
      ...unsubscribeCalls,
      ...leagueCalls,
      ...suppressionCalls,
      ...campaignCalls,
      ...testCalls,
    ],
  },
  shapes: { OutreachView, CampaignView, LeagueView, SuppressionView },
  mails: [mailLeagueWhenOutreachEmailQueued],
  outbound: outreachOutbound,
  timed: [
    { name: "forget outreach emails", every: anHour, byTheClock: true, run: forgetOldEmails },
    { name: "read bounced emails", every: tenMinutes, run: readBounces },
    { name: "send off campaigns", every: sendOffEvery, byTheClock: true, run: sendOffCampaigns },
  ],
  limits: outreachLimits,
  whenErased: [forgetEmailsWhenErased],
  searched,
  maySeeStory,
  alsoHappened: ofItsAddress,
  exported: [
    { name: "outreachEmails", rows: ({ db }, userId) => outreachSentBy(db, userId) },
    { name: "campaigns", rows: ({ db }, userId) => campaignsOf(db, userId) },
  ],
};
