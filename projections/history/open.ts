export { actById, historyOf } from "./queries.ts";
export { HistoryEntry } from "./view.ts";
