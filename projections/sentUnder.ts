import type { Rows } from "./read.ts";

/** What was sent without an account under an address, however it is spelled. */
export const sentUnder = <C extends { readonly id: string }>(
  rows: Rows<C, C>,
  email: string,
  { account, address }: { account: keyof C & string; address: keyof C & string },
) => rows.whereNull(account).whereRaw(`lower(??) = lower(?)`, [address, email.trim()]).orderBy("id");
