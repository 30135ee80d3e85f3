import type { Context } from "../context.ts";
import { teamFacts, teamSecrets } from "./events.ts";

export const teams = {
  name: "teams",
  facts: teamFacts,
  secrets: teamSecrets,
  streams: ["teamFinder", "teamCreation", "teamIntroduction", "teamReading"],
} satisfies Context;
