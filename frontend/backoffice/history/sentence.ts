import type { HistoryEntry } from "../../../backend/history/contract.ts";

export type Told = Pick<HistoryEntry, "what" | "to"> & { details?: HistoryEntry["details"] };
/** What somebody did, to be read after their name. */
export type Sentence = string | ((told: Told) => string);
