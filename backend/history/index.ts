import type { Context } from "../context.ts";
import { historyCalls } from "./calls.ts";

export const history: Context = { name: "history", calls: { history: historyCalls } };
