import { jsonb, table, text } from "../table.ts";
import type { LedgerLineView } from "./view.ts";

export const memberships = table("memberships", {
  key: "playerId",
  columns: {
    playerId: "text",
    source: text<"manual">(),
    since: "text",
    until: "text?", // null: until somebody ends it
    endedAt: "text?",
    month: "text", // the latest one that was counted
    revision: "integer", // of the latest fact in its stream
    updatedAt: "text",
  },
  indexes: [
    ["since", "playerId"],
    ["until", "playerId"],
    ["updatedAt", "playerId"],
    ["month", "playerId"],
  ],
});

/** Everything that changed what a player may upload. */
export const membershipLedger = table("membershipLedger", {
  key: "id",
  columns: {
    id: "text", // an upload's, or of the fact
    playerId: "text",
    at: "text",
    what: text<LedgerLineView["what"]>(),
    month: "text?",
    uploads: "integer?", // granted
    state: text<NonNullable<LedgerLineView["state"]>>("?"),
    why: "text?",
    until: "text?",
    by: "text?", // an admin
    words: "text?", // the admin's
  },
  indexes: [["playerId", "month"], ["by"], ["month", "what"], ["state", "at"]],
});

export const uploadMonths = table("uploadMonths", {
  key: "month",
  columns: { month: "text", startsAt: "text", saidAt: "text", late: "integer?", missed: jsonb<string[]>() },
});
