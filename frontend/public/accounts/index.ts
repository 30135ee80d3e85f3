import type { Context } from "../context.ts";

export const accounts = {
  pages: {
    "/login": "./accounts/LoginPage.tsx",
    "/register": "./accounts/RegisterPage.tsx",
    "/forgot-password": "./accounts/ForgotPasswordPage.tsx",
    "/reset-password": "./accounts/ResetPasswordPage.tsx",
    "/guardian": "./accounts/GuardianPage.tsx",
    "/confirm-email": "./accounts/ConfirmEmailPage.tsx",
    "/instructors": "./accounts/instructors/InstructorsPage.tsx",
  },
} as const satisfies Context;
