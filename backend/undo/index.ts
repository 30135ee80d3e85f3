import { z } from "zod";
import { actById } from "../../projections/history/open.ts";
import type { Backend } from "../backend.ts";
import type { Context } from "../context.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { undoHeader, undoSeconds, undoUrl } from "./contract.ts";

const found = async ({ db, caughtUp }: Backend, id: string) => {
  const act = await actById(db, id);
  if (act) return act;
  await caughtUp(); // it may have been recorded a moment ago
  return actById(db, id);
};

const undoCalls: readonly Call[] = [
  call(
    "POST",
    undoUrl(":id"),
    {
      does:
        `Undoes what the caller did less than ${undoSeconds} seconds ago. The answer to a write says in its header ` +
        `"${undoHeader}" what can be undone.`,
      who: "signed in",
      whoInWords: "whoever did it",
      answer: { status: 200, body: z.object({ of: z.string() }) },
      refused: {
        404: "There's no such act, it can't be undone, or someone else did it.",
        409: "It's too late, or something has followed from it.",
      },
      unkeyed: true, // once undone is undone
    },
    async ({ user, params: { id }, command }, backend) => {
      const act = await found(backend, id);
      const undo = backend.undos.find(({ what }) => what === act?.what);
      if (!act || !undo || act.actorId !== user.id)
        throw new Rejection("missing", "NothingToUndo", "There's nothing to undo here.");
      const isLate = Date.parse(command.now) - Date.parse(act.at) > undoSeconds * 1000;
      await undo.undo(backend, { ...command, key: `undo ${id}` }, { id, of: act.of, isLate });
      return { of: act.of };
    },
  ),
];

export const undo: Context = { name: "undo", calls: { undo: undoCalls } };
