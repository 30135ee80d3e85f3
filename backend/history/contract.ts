export { HistoryEntry } from "../../projections/history/view.ts";

export const historyUrl = (of: string) => `/api/history?of=${encodeURIComponent(of)}`;
