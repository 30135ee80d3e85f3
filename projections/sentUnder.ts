import type { Knex } from "knex";
import type { Rows } from "./read.ts";

/** What was sent without an account under an address, however that is spelled. */
export function sentUnder<C extends { readonly id: string }>(
  rows: Rows<C, C>,
  email: string,
  columns: { account: keyof C & string; address: keyof C & string },
): Rows<C, C>;
/** The same of a table whose columns are not known yet. */
export function sentUnder(
  db: Knex,
  email: string,
  columns: { table: string; account: string; address: string },
): Knex.QueryBuilder;
export function sentUnder(
  from: unknown,
  email: string,
  { table, account, address }: { table?: string; account: string; address: string },
) {
  const rows = table === undefined ? (from as Knex.QueryBuilder) : (from as Knex)(`read.${table}`);
  return rows.whereNull(account).whereRaw(`lower(??) = lower(?)`, [address, email.trim()]).orderBy("id") as never;
}
