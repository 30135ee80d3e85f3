import type { Context } from "../context.ts";

export const outreach = {
  pages: { "/unsubscribe": "./outreach/UnsubscribePage.tsx" },
} as const satisfies Context;
