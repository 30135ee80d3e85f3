import { SnippetEvent } from "../../../eventstore/videos/snippetEvents.ts";
import type { Act } from "../../backend.ts";
import type { Fold } from "../../handle.ts";
import { Rejection } from "../../http/rejection.ts";
import { refuseLate } from "../../undo/open.ts";

interface Snippet {
  readonly personal: { readonly text: string } | null; // null once the instructor is erased
  readonly isThere: boolean;
  readonly deletion?: string | undefined; // by which fact it's gone
}
/** An instructor's snippets by id. */
type Snippets = ReadonlyMap<string, Snippet>;

export const snippets: Fold<Snippets, SnippetEvent> = {
  events: SnippetEvent,
  initial: new Map(),
  evolve(state, { type, data }, id) {
    const after = (snippet: Snippet) => new Map(state).set(data.snippetId, snippet);
    switch (type) {
      case "SnippetSaved":
      case "SnippetReworded":
      case "SnippetRestored":
        return after({ personal: data.personal, isThere: true });
      case "SnippetDeleted":
        return after({ personal: state.get(data.snippetId)?.personal ?? null, isThere: false, deletion: id });
    }
  },
};

const noSuchSnippet = () => new Rejection("missing", "NoSuchSnippet", "We couldn't find this snippet.");

const most = 50;
const there = (state: Snippets) => [...state.values()].filter(({ isThere }) => isThere);
const refuseMore = (state: Snippets) => {
  if (there(state).length < most) return;
  throw new Rejection(
    "conflict",
    "TooManySnippets",
    `That's ${most} snippets already. Please delete one you don't need anymore.`,
  );
};
const refuseSame = (state: Snippets, { text }: { text: string }) => {
  if (!there(state).some(({ personal }) => personal?.text === text)) return;
  throw new Rejection("conflict", "SnippetExists", "You already have this snippet.");
};

interface Of {
  readonly snippetId: string;
  readonly by: string;
}
type Worded = Of & { readonly personal: { readonly text: string } };

export const saveSnippet =
  (data: Worded) =>
  (state: Snippets): SnippetEvent[] => {
    if (state.has(data.snippetId)) return [];
    refuseSame(state, data.personal);
    refuseMore(state);
    return [{ type: "SnippetSaved", data }];
  };

export const rewordSnippet =
  (data: Worded) =>
  (state: Snippets): SnippetEvent[] => {
    const before = state.get(data.snippetId);
    if (!before?.isThere) throw noSuchSnippet();
    if (before.personal?.text === data.personal.text) return [];
    refuseSame(state, data.personal);
    return [{ type: "SnippetReworded", data }];
  };

export const deleteSnippet =
  (of: Of) =>
  (state: Snippets): SnippetEvent[] => {
    const before = state.get(of.snippetId);
    if (!before) throw noSuchSnippet();
    return before.isThere ? [{ type: "SnippetDeleted", data: of }] : [];
  };

/** It's there again as it was, if there's still room for it and no other with its text. */
export const undoDeletion =
  (of: Of, act: Pick<Act, "id" | "isLate">) =>
  (state: Snippets): SnippetEvent[] => {
    refuseLate(act);
    const { personal = null, deletion } = state.get(of.snippetId) ?? {};
    if (!personal || deletion !== act.id) throw noSuchSnippet();
    refuseSame(state, personal);
    refuseMore(state);
    return [{ type: "SnippetRestored", data: { ...of, personal, undoes: [act.id] } }];
  };
