import type { Context } from "../context.ts";
import { historyCalls } from "./calls.ts";
import { HistoryEntry } from "./contract.ts";
import { historyParts } from "./heldParts.ts";

export const history: Context = {
  name: "history",
  calls: { history: historyCalls },
  shapes: { HistoryEntry },
  exported: historyParts,
};
