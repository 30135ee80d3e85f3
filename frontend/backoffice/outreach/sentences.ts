import type { CampaignState } from "../../../backend/outreach/campaigns/contract.ts";
import type { OutreachFact, OutreachState } from "../../../backend/outreach/formContract.ts";
import type { Sentence } from "../context.ts";
import { stateLabel as campaignStateLabel } from "./campaigns/words.ts";
import { stateLabel } from "./words.ts";

const leftOutBecause = new Map<unknown, string>([
  ["removed", "it was removed"],
  ["unsubscribed", "it unsubscribed"],
  ["bounced", "emails to it come back"],
  ["player", "it has a player’s or parent’s address"],
  ["same address", "another league has the same address"],
]);
const stoppedBecause = new Map<unknown, string>([
  ["staff", "they asked"],
  ["bounce", "emails to it came back"],
  ["complaint", "they called one spam"],
]);
const endings = new Map<unknown, string>([
  ["finished", "finished the campaign"],
  ["discarded", "discarded the draft"],
  ["words removed", "ended the campaign, because its text was removed"],
]);

export const sentences: Record<OutreachFact, Sentence> = {
  LeagueAdded: ({ details }) => (details?.["source"] === "import" ? "imported the league" : "added the league"),
  LeagueCorrected: "corrected the league",
  LeagueAnswered: "noted that they replied",
  LeagueRemoved: "removed the league",
  OutreachEmailQueued: "sent the email off",
  OutreachEmailSent: ({ details }) =>
    details?.["how"] === "only written"
      ? "wrote the email, which nobody gets without a mail server"
      : "handed the email to the mail server",
  OutreachEmailFailed: "couldn’t deliver the email",
  OutreachEmailSkipped: ({ details }) => {
    if (details?.["why"] === "ended") return "held the email back, because its campaign ended";
    return details?.["why"] === "bounced"
      ? "held the email back, because emails to this address come back"
      : "held the email back, because they unsubscribed";
  },
  OutreachEmailUnconfirmed: "lost the connection, so the email may have arrived",
  OutreachEmailRequeued: "sent the email off again",
  OutreachBounced: ({ details }) =>
    typeof details?.["code"] === "string"
      ? `noted that the email came back (${details["code"]})`
      : "noted that the email came back",
  RecipientUnsubscribed: ({ details }) => {
    const because = stoppedBecause.get(details?.["by"]);
    return because ? `stopped emails to this address, because ${because}` : "unsubscribed";
  },
  RecipientAllowedAgain: "allowed emails again",
  CampaignDrafted: "drafted the campaign",
  CampaignRedrafted: "changed the draft",
  CampaignStarted: "started the campaign",
  CampaignRecipientSkipped: ({ details }) => `left a league out, because ${leftOutBecause.get(details?.["why"])}`,
  CampaignPaused: ({ details }) =>
    details?.["why"] === "mail server"
      ? "paused the campaign, because the mail server took no email"
      : "paused the campaign",
  CampaignResumed: "resumed the campaign",
  CampaignEnded: ({ details }) => endings.get(details?.["why"]) ?? "ended the campaign",
};
export const states: Record<OutreachState | CampaignState, string> = { ...stateLabel, ...campaignStateLabel };

export const found = { leagues: "Leagues" };
