import type pg from "pg";
import { open } from "./sealed.ts";

interface Row {
  subject: string;
  iv: Buffer;
  wrapped: Buffer;
}

/** How many subjects' keys there are, and whether the master key opens them: all of them, or a random sample. */
export const countedKeys = async ({ pool, master, atMost }: { pool: pg.Pool; master: Buffer; atMost: number }) => {
  const counted = await pool.query<{ living: string; destroyed: string }>(
    "select count(wrapped) as living, count(*) - count(wrapped) as destroyed from vault.subject_key",
  );
  const { rows } = await pool.query<Row>(
    "select subject, iv, wrapped from vault.subject_key where wrapped is not null order by random() limit $1",
    [atMost],
  );
  const opens = ({ subject, iv, wrapped }: Row) => {
    try {
      return Boolean(open(master, { iv, sealed: wrapped }, subject));
    } catch {
      return false;
    }
  };
  const opened = rows.filter(opens).length;
  return {
    living: Number(counted.rows[0]?.living),
    destroyed: Number(counted.rows[0]?.destroyed),
    opened,
    failed: rows.length - opened,
  };
};
