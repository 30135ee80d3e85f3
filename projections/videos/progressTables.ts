import { table, text } from "../table.ts";
import type { FocusStatus } from "./progressView.ts";

/** What players work on, or did. */
export const focusPoints = table("focus_points", {
  key: "id",
  columns: {
    id: "text",
    studentId: "text",
    by: "text", // the instructor who set it
    videoId: "text?", // what it was seen in
    title: "text?",
    description: "text?",
    status: text<FocusStatus>(),
    setAt: "text",
    endedAt: "text?", // when it was reached or dropped
    updatedAt: "text",
  },
  indexes: [["studentId", "setAt"], ["videoId"]],
});
