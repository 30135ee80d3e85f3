import type { Context } from "../context.ts";

export const memberships = {
  pages: { "/subscribe": "./memberships/SubscribePage.tsx" },
} as const satisfies Context;
