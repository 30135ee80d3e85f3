import type { Context } from "../context.ts";

export const players = {
  pages: { "/guardian-invitation": "./players/GuardianInvitationPage.tsx" },
} as const satisfies Context;
