import type { Context } from "../context.ts";

export const payments = {
  pages: {
    "/test-checkout": "./payments/TestCheckoutPage.tsx",
    "/test-portal": "./payments/TestPortalPage.tsx",
  },
} as const satisfies Context;
