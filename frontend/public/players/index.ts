import type { Context } from "../context.ts";

export const players = {
  pages: {
    "/guardian-invitation": "./players/GuardianInvitationPage.tsx",
    "/grown-up": "./players/GrownUpPage.tsx",
    "/waiver": "./players/waiver/WaiverPage.tsx",
  },
} as const satisfies Context;
