import type pg from "pg";
import QueryStream from "pg-query-stream";
import type { Row } from "./records.ts";

/** Ordinary tables that cannot be derived from the log. */
export const credentials = "account.credential";
export const kept = [credentials, "web.done_once", "web.policies"];
/** They go into a file of their own. */
export const keys = "vault.subject_key";
/** Everything else, and why it may be left out. A migration that adds a table says here or above what happens to it. */
export const leftOut: Readonly<Record<string, string>> = {
  "log.event": "the facts themselves are read from the log",
  "vault.master_key": "the next start finds out which master key opens the keys",
  "account.mailed_link": "people ask for another one",
  "web.session": "people log in again",
  "web.seen": "known again once they do",
  "web.rate_limit": "counts of minutes",
  "web.guess": "counts of minutes",
  "web.timed_work": "timed work finds out by itself what is left to do",
  "web.conversion": "conversions under way; they begin anew",
  "web.upload": "files that were no videos yet; people upload them again",
  "web.video_place": "the next start finds out where videos are kept then",
  "account.calendar_feed": "an address that was given up must not work again; people make a new one",
  "mail.outbox":
    "names and addresses in clear, for as long as a mail is of use; what is due by the clock may go out again",
  "test_payments.payment": "no money was ever in it",
  "test_payments.refund": "no money was ever in it",
  "test_payments.event": "about payments that are left out",
  "test_payments.checkout": "no money was ever in it",
  "test_payments.customer": "no money was ever in it",
  "test_payments.subscription": "no money was ever in it",
  "test_payments.invoice": "no money was ever in it",
  "test_payments.portal": "addresses that are good for an hour",
  "mail.heard": "after a restore, mails begin with what happens from then on",
};
/** Read models and their progress: rebuilt from the facts. */
export const schemasLeftOut = ["read", "projection"];

/** All ordinary tables of the database with their columns. */
export const columnsOf = async (client: pg.ClientBase): Promise<ReadonlyMap<string, string[]>> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select table_schema || '.' || table_name as name, array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns
      where table_schema = any($1) group by 1`,
    [["log", "vault", "account", "web"]],
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
};

/** Rows as they are; the database writes and reads their JSON itself, so no type is lost on the way. */
export async function* rowsOf(client: pg.ClientBase, table: string): AsyncGenerator<Row> {
  const rows = client.query(new QueryStream(`select row_to_json(t)::text as json from ${table} t order by 1`));
  for await (const { json } of rows as AsyncIterable<{ json: string }>) yield { table, json };
}

/** `columns`: those the backup knows; a column added since gets its default. */
export const insertRows = async (
  client: pg.ClientBase,
  { table, columns, rows }: { table: string; columns: readonly string[]; rows: readonly string[] },
) => {
  if (rows.length === 0) return;
  const here = (await columnsOf(client)).get(table) ?? [];
  const both = columns.filter((column) => here.includes(column)).map((column) => `"${column}"`);
  await client.query(
    `insert into ${table} (${both.join(", ")})
     select ${both.join(", ")} from json_populate_recordset(null::${table}, $1::json)`,
    [`[${rows.join(",")}]`],
  );
};
