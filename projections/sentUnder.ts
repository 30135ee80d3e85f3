import type { Knex } from "knex";

/** What was sent without an account under an address, however that is spelled. */
export const sentUnder = (
  db: Knex,
  email: string,
  { table, account, address }: { table: string; account: string; address: string },
) => db(`read.${table}`).whereNull(account).whereRaw(`lower(??) = lower(?)`, [address, email.trim()]).orderBy("id");
