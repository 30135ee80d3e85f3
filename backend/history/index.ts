import { z } from "zod";
import type { UserView } from "../../projections/accounts/open.ts";
import { actsOf, storyOf } from "../../projections/history/exportQueries.ts";
import { historyOf } from "../../projections/history/queries.ts";
import type { Backend, HeldPart } from "../backend.ts";
import type { Context } from "../context.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { HistoryEntry } from "./contract.ts";

const historyParts: readonly HeldPart[] = [
  { name: "history", rows: ({ db }, userId) => storyOf(db, userId) },
  { name: "whatYouDid", rows: ({ db }, userId) => actsOf(db, userId) },
];

/** Admins see every history and everyone sees their own; about any other, the context that owns the thing decides. */
const maySee = async ({ db, maySeeStory }: Backend, user: UserView, of: string) => {
  if (user.role === "admin" || user.id === of) return true;
  for (const says of maySeeStory) {
    const may = await says(db, user, of);
    if (may !== undefined) return may;
  }
  return false;
};

/** At its time; the others stay in the order of the log, whatever their clocks said. */
const withLine = (entries: HistoryEntry[], line: HistoryEntry): HistoryEntry[] => {
  const later = entries.findIndex(({ at }) => at > line.at);
  return later === -1 ? [...entries, line] : entries.toSpliced(later, 0, line);
};

const historyCalls: readonly Call[] = [
  call(
    "GET",
    "/api/history",
    {
      does: "Lists who did what and when with one thing: a lesson, a slot, an account.",
      who: "signed in",
      whoInWords: "its owner, the instructor it's addressed to, and admins",
      query: z.object({ of: z.string().describe("the thing's id") }),
      answer: { status: 200, body: HistoryEntry.array() },
      refused: { 404: "There's no such thing, or it isn't the caller's." },
    },
    async ({ user, query: { of } }, backend) => {
      const entries = (await maySee(backend, user, of)) ? await historyOf(backend.db, of, user) : [];
      if (entries.length === 0) throw new Rejection("missing", "NoHistory", "There's no history for this.");
      const also = await Promise.all(backend.alsoHappened.map((lines) => lines(backend.db, of, user)));
      return also.flat().reduce(withLine, entries);
    },
  ),
];

export const history: Context = {
  name: "history",
  calls: { history: historyCalls },
  shapes: { HistoryEntry },
  exported: historyParts,
};
