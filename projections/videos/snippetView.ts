import { z } from "zod";
import type { SnippetEvent } from "../../eventstore/videos/snippetEvents.ts";

/** The names of its facts; the history has a sentence for each. */
export type SnippetFact = SnippetEvent["type"];

/** A text that its instructor puts into feedback. */
export const SnippetView = z.object({ id: z.string(), text: z.string() });
export type SnippetView = z.infer<typeof SnippetView>;
