import { z } from "zod";
import { requiredText } from "../../textContract.ts";

export { type SnippetFact, SnippetView } from "../../../projections/videos/snippetView.ts";

export const snippetsUrl = "/api/feedback-snippets";
export const snippetUrl = <Id extends string>(id: Id) => `${snippetsUrl}/${id}` as const;

export const longestSnippet = 500;
export const SaveSnippet = z.object({ text: requiredText("Please type a text", longestSnippet) });
export type SaveSnippet = z.input<typeof SaveSnippet>;

export const DeletedSnippet = z.object({ id: z.string(), deleted: z.literal(true) });
