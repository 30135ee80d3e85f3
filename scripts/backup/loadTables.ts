import type pg from "pg";
import { readArchive } from "./archive.ts";
import type { Examined } from "./examine.ts";
import { grouped } from "./grouped.ts";
import { credentials, insertRows, keys as keysTable } from "./tables.ts";

const rowsTogether = 1000; // in one statement

interface From {
  readonly file: string;
  readonly examined: Examined;
  readonly signal: AbortSignal;
}

/** Keys, credentials and everything else that is no fact, but nothing that would bring back the erased. */
export const loadTables = async (client: pg.ClientBase, { file, examined, signal }: From) => {
  const { header, keysHeader, keys, erased } = examined;
  const insert = async (table: string, columns: readonly string[], all: AsyncIterable<string>) => {
    for await (const rows of grouped(all, rowsTogether)) await insertRows(client, { table, columns, rows });
  };
  await insert(keysTable, keysHeader.columns[keysTable] ?? [], rowsOfKeys(keys));
  // The log has the last word: a key the file still holds is destroyed again.
  await client.query(
    `insert into ${keysTable} as k (subject, id, destroyed_at)
       select subject, gen_random_uuid(), now() from unnest($1::text[]) as subject
     on conflict (subject) do update set iv = null, wrapped = null, destroyed_at = coalesce(k.destroyed_at, now())`,
    [[...erased]],
  );
  const isGone = (userId: string) => erased.has(userId) || isDestroyed(examined, userId);
  for (const [table, columns] of Object.entries(header.columns))
    if (table !== keysTable) await insert(table, columns, rowsIn(table, { file, signal, isGone }));
};

export const isDestroyed = ({ keys }: Examined, subject: string) => keys.get(subject)?.wrapped === null;

async function* rowsOfKeys(keys: Examined["keys"]): AsyncGenerator<string> {
  for (const { json } of keys.values()) yield json;
}

/** Erased people cannot log in, and their address is not kept. */
async function* rowsIn(
  table: string,
  { file, signal, isGone }: Omit<From, "examined"> & { isGone: (userId: string) => boolean },
): AsyncGenerator<string> {
  for await (const line of readArchive(file, "backup")) {
    signal.throwIfAborted();
    if (!("row" in line) || line.row.table !== table) continue;
    const { json } = line.row;
    if (table === credentials && isGone((JSON.parse(json) as { user_id: string }).user_id)) continue;
    yield json;
  }
}
