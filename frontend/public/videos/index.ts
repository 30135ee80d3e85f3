import type { Context } from "../context.ts";

export const videos = {
  pages: {
    "/videos": "./videos/VideosPage.tsx",
    "/video-analysis": "./videos/VideosPage.tsx",
    "/video-analysis/:id": "./videos/VideoPage.tsx",
    "/weekly-email": "./videos/weekly/WeeklyEmailPage.tsx",
    "/progress": "./videos/progress/ProgressPage.tsx",
    "/player-progress": "./videos/progress/GuardianProgressPage.tsx",
    "/compare": "./videos/compare/ComparePage.tsx",
  },
} as const satisfies Context;
