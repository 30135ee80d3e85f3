import type { Context } from "../context.ts";

export const scheduling = {
  pages: {
    "/schedule-builder": "./scheduling/ScheduleBuilderPage.tsx",
    "/scheduling": "./scheduling/SchedulingPage.tsx",
  },
} as const satisfies Context;
