import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import type { SnippetEvent } from "../../eventstore/videos/snippetEvents.ts";
import { changed, changedWhere, created, projector, removed } from "../projector.ts";
import { table } from "../table.ts";

/** The texts that each instructor puts into feedback again and again. */
export const snippets = table("snippets", {
  key: "id",
  columns: {
    id: "text",
    by: "text", // the instructor whose it is
    text: "text?", // null: erased
  },
  indexes: [["by"]],
});

export const snippetsProjector = projector<SnippetEvent | PrivacyEvent>({
  name: "snippets",
  version: 1,
  tables: [snippets],
  on: {
    SnippetSaved: ({ data: { snippetId, by, personal } }) =>
      created(snippets, snippetId, { by, text: personal?.text ?? null }),
    SnippetReworded: ({ data: { snippetId, personal } }) =>
      changed(snippets, snippetId, { text: personal?.text ?? null }),
    SnippetDeleted: ({ data: { snippetId } }) => removed(snippets, snippetId),
    SnippetRestored: ({ data: { snippetId, by, personal } }) =>
      created(snippets, snippetId, { by, text: personal?.text ?? null }),
    PersonErased: ({ data: { subject } }) => changedWhere(snippets, { by: subject }, { text: null }),
  },
});
