import { jsonb, table } from "../table.ts";
import type { WeeklyFile, WeeklyPoster } from "./weeklyView.ts";

/** Every weekly video; a removed one keeps its ids. */
export const weeklyVideos = table("weekly_videos", {
  key: "id",
  columns: {
    id: "text",
    instructorId: "text",
    assignedPlayerIds: jsonb<string[]>(), // none: every active member
    requiresMembership: "boolean",
    title: "text?",
    description: "text?",
    url: "text?", // of a link
    fileName: "text?",
    fileId: "text?", // null: a link
    file: jsonb<WeeklyFile>("?"),
    copyId: "text?", // its file's
    copy: jsonb<WeeklyFile>("?"), // plays everywhere
    conversionFailed: "text?", // why
    posterId: "text?", // its file's
    poster: jsonb<WeeklyPoster>("?"),
    publishedAt: "text",
    removedAt: "text?",
  },
  indexes: [["publishedAt"], ["instructorId"], ["fileId"], ["copyId"], ["posterId"]],
});

/** Accounts that want no mails about them. */
export const weeklyMailsStopped = table("weekly_mails_stopped", { key: "userId", columns: { userId: "text" } });

/** Who practiced which of them. */
export const practised = table("practised", {
  key: "id",
  columns: {
    id: "text", // both ids
    weeklyVideoId: "text",
    playerId: "text",
    practisedAt: "text",
  },
  indexes: [["weeklyVideoId"], ["playerId", "practisedAt"]],
});
