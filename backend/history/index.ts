import type { Context } from "../context.ts";
import { historyCalls } from "./calls.ts";
import { historyParts } from "./heldParts.ts";

export const history: Context = {
  name: "history",
  calls: { history: historyCalls },
  exported: historyParts,
};
