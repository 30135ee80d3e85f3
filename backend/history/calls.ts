import { z } from "zod";
import type { Call } from "../http/oldCall.ts";
import { HistoryEntry } from "./contract.ts";

export const historyCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/history",
    does: "Tells who did what and when with one thing: a lesson, a slot, an account.",
    who: "signed in",
    whoInWords: "whose thing it is, the instructor it is addressed to, and admins",
    query: z.object({ of: z.string().describe("the thing's id") }),
    answer: { status: 200, body: HistoryEntry.array() },
    refused: { 404: "There is no such thing, or it is not the caller's." },
  },
];
