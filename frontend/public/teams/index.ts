import type { Context } from "../context.ts";

export const teams = {
  pages: {
    "/find-team": "./teams/TeamFormPage.tsx",
    "/create-team": "./teams/TeamFormPage.tsx",
    "/team-submission": "./teams/TeamLinkPage.tsx",
    "/team-introduction": "./teams/TeamLinkPage.tsx",
  },
} as const satisfies Context;
