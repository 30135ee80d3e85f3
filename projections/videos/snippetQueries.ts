import type { Knex } from "knex";
import { inPages } from "../inPages.ts";
import { read } from "../read.ts";
import { snippets } from "./snippets.ts";
import { SnippetView } from "./snippetView.ts";

/** All of an instructor's, by the alphabet. */
export const snippetsOf = async (db: Knex, by: string): Promise<SnippetView[]> => {
  const rows = read(db, snippets).where({ by }).whereNotNull("text");
  return SnippetView.array().parse(await rows.orderByRaw('lower("text"), "id"').select("id", "text"));
};

/** What an account has saved, for its data export. */
export const snippetsHeldOn = (db: Knex, by: string) =>
  inPages(read(db, snippets).where({ by }).whereNotNull("text").select("id", "text"), { key: "id" });
