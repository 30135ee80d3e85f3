import type { Context } from "../context.ts";

export const clinics = {
  pages: { "/coaching-credentials": "./clinics/CoachingCredentialsPage.tsx" },
} as const satisfies Context;
