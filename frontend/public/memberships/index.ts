import type { Context } from "../context.ts";

export const memberships = {
  pages: {
    "/subscribe": "./memberships/SubscribePage.tsx",
    "/membership": "./memberships/MembershipPage.tsx",
  },
} as const satisfies Context;
