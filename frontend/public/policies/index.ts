import type { Context } from "../context.ts";

export const policies = {
  pages: {
    "/privacy": "./policies/PolicyPage.tsx",
    "/terms": "./policies/PolicyPage.tsx",
    "/refunds": "./policies/PolicyPage.tsx",
    "/licences": "./policies/LicensesPage.tsx",
  },
} as const satisfies Context;
