import type { Knex } from "knex";
import { z } from "zod";
import type { SnippetEvent } from "../../eventstore/videos/snippetEvents.ts";
import { inPages } from "../inPages.ts";
import { read } from "../read.ts";
import { snippets } from "./snippets.ts";

/** The names of its facts; the history has a sentence for each. */
export type SnippetFact = SnippetEvent["type"];

/** A text that its instructor puts into feedback. */
export const SnippetView = z.object({ id: z.string(), text: z.string() });
export type SnippetView = z.infer<typeof SnippetView>;

/** All of an instructor's, by the alphabet. */
export const snippetsOf = async (db: Knex, by: string): Promise<SnippetView[]> => {
  const rows = read(db, snippets).where({ by }).whereNotNull("text");
  return SnippetView.array().parse(await rows.orderByRaw('lower("text"), "id"').select("id", "text"));
};

/** What an account has saved, for its data export. */
export const snippetsHeldOn = (db: Knex, by: string) =>
  inPages(read(db, snippets).where({ by }).whereNotNull("text").select("id", "text"), { key: "id" });
