import type { Context } from "../context.ts";
import { LeagueEvent, OutreachEmailEvent, outreachSecrets, SuppressionEvent } from "./events.ts";

export const outreach = {
  name: "outreach",
  facts: [...LeagueEvent.options, ...OutreachEmailEvent.options, ...SuppressionEvent.options],
  secrets: outreachSecrets,
  streams: ["league", "outreach", "suppression"],
} satisfies Context;
