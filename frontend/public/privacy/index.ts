import type { Context } from "../context.ts";

export const privacy = {
  pages: { "/guardian-export": "./privacy/GuardianExportPage.tsx" },
} as const satisfies Context;
