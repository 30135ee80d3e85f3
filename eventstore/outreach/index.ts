import type { Context } from "../context.ts";
import { CampaignEvent, campaignSecrets } from "./campaignEvents.ts";
import { LeagueEvent, OutreachEmailEvent, outreachSecrets, SuppressionEvent } from "./events.ts";

export const outreach = {
  name: "outreach",
  facts: [...LeagueEvent.options, ...OutreachEmailEvent.options, ...SuppressionEvent.options, ...CampaignEvent.options],
  secrets: { ...outreachSecrets, ...campaignSecrets },
  streams: ["league", "outreach", "suppression", "campaign"],
} satisfies Context;
