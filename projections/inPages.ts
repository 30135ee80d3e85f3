import type { Rows } from "./read.ts";

const pageSize = 200; // rows

interface Paging<C, R, S> {
  /** A column, as the query names it, that orders the rows and never changes: so none is skipped or repeated. */
  readonly key: keyof C & string;
  /** Joined only to the rows of a page. */
  readonly completed?: (page: Rows<C, R>) => Rows<C, S>;
}

/**
 * Rows in key order, a few at a time, fetched as they are asked for. Between two reads no connection is held and
 * nothing else is in memory, so the consumer may be as slow as they like.
 */
export async function* inPages<C, R extends object, S extends object = R>(
  rows: Rows<C, R>,
  { key, completed }: Paging<C, R, S>,
): AsyncGenerator<S> {
  const name = key.split(".").at(-1)!;
  let page: S[];
  let rest = rows;
  do {
    const cut = rest.clone().orderBy(key).limit(pageSize);
    page = (await (completed ? completed(cut).orderBy(key) : cut)) as S[];
    yield* page;
    if (page.length > 0) rest = rows.clone().whereRaw("?? > ?", [key, String(Reflect.get(page.at(-1)!, name))]);
  } while (page.length === pageSize);
}
