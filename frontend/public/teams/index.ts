import type { Context } from "../context.ts";

export const teams = {
  pages: {
    "/find-team": "./teams/TeamsPage.tsx",
    "/create-team": "./teams/TeamsPage.tsx",
    "/team-submission": "./teams/TeamsPage.tsx",
    "/team-introduction": "./teams/TeamsPage.tsx",
  },
} as const satisfies Context;
